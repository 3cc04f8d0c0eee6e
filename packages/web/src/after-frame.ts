/** There are none where there is no page. */
export const hasFrames = (): boolean => 'requestAnimationFrame' in globalThis;

/** Frames that take longer than this are none: nobody sees a page that lies behind another one. */
const LONGEST_MS = 100;

/** When the next frame has been drawn; at once where none is. */
export function afterFrame(): Promise<void> {
  if (!hasFrames()) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    // Callbacks of a frame come before it is laid out and painted, the next task after.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
