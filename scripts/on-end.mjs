const CHECK_EVERY_MS = 500;

/**
 * Calls back once when this program is told to end: by Ctrl-C, by SIGTERM, or by the end of the npm that started it.
 *
 * @param {(exitCode: number) => void} end gets the code that shells expect of a program ended in this way
 */
export function onEnd(end) {
  let ending = false;
  const once = (/** @type {number} */ exitCode) => {
    if (!ending) end(exitCode);
    ending = true;
  };
  process.once('SIGINT', () => once(130));
  process.once('SIGTERM', () => once(143));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  // npm passes SIGTERM to the shell between it and us, and that shell dies without telling us.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && once(143), CHECK_EVERY_MS).unref();
}
