import { vi } from 'vitest';

/** A device that keeps what it is given, and has nothing yet. */
export function keepOnDevice(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
