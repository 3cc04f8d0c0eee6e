// What the page remembers between visits. A browser may forbid storage; then a choice lasts as long as the page.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`riband.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`riband.${key}`, value);
  } catch {
    // Nothing to be done.
  }
}
