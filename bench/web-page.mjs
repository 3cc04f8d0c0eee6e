// @ts-nocheck: these run in the page, whose types are not those of scripts.

export function watchTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

export function longestTask() {
  return Math.max(0, ...globalThis.longTasks);
}

/** Ends the turn, or makes the first legal move: the time from the click to the board that shows it. */
export async function makeMove() {
  const main = document.querySelector('main');
  const button = main.querySelector('.turn .main:enabled') ?? main.querySelector('.move');
  const before = main.dataset.entry;
  const start = performance.now();
  button.click();
  while (main.dataset.entry === before) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
