/** Where a section can be read by itself: in a tab of its own, or by somebody else. */
export const addressOf = (game: string, section: string): string => `/#/rules/${game}/${section}`;

/** A plain click leads on in the book that is open; any other one is for the browser. */
export function follow(event: MouseEvent, jump: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  jump();
}
