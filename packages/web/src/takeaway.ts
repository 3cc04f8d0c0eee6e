import type { Host } from './host.ts';
import type { Takeaway } from './ui/GameMenu.svelte';

/** Some programs cut longer addresses off. */
const LONGEST_LINK = 8192;

/** What the file of a table is called. */
export const fileOf = (table: string): string => `blue-riband-${table}.json`;

/** Lets the browser keep the game of a table as a file. */
export function saveAsFile(table: string, text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: file, download: fileOf(table) }).click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/** Ways to take the game of a table elsewhere. */
export function takeawayOf(host: Host, table: string): Takeaway {
  return {
    async saveAsFile() {
      saveAsFile(table, await host.exported(table, 'file'));
    },
    async copyLink() {
      const link = `${location.origin}/#/game/${await host.exported(table, 'link')}`;
      if (link.length > LONGEST_LINK) return 'long';
      try {
        await navigator.clipboard.writeText(link);
        return 'copied';
      } catch {
        // It is forbidden, or there is none on pages that came without encryption.
        return 'refused';
      }
    },
  };
}
