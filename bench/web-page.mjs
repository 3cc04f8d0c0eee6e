// @ts-nocheck: these run in the page, whose types are not those of scripts.

export function watchTasks() {
  globalThis.longTasks = [];
  globalThis.taskWatch?.disconnect();
  globalThis.taskWatch = new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  globalThis.taskWatch.observe({ type: 'longtask' });
}

/** Tasks of 50 ms and more are told; where there was none, 0. */
export function longestTask() {
  return Math.round(Math.max(0, ...globalThis.longTasks));
}

/**
 * Ends the turn, or makes the first legal move, again and again while the bots move in between: the times from the click to the
 * frame that shows it. In the trace, the frame of every move has the mark `move`.
 */
export async function playMoves(moves) {
  const main = document.querySelector('main');
  let changed = () => {};
  new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === 'data-entry')) performance.mark('move');
    changed();
  }).observe(main, { attributeFilter: ['data-entry', 'data-waits'] });
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => (changed = resolve));
  };
  const drawn = () =>
    new Promise((resolve) => {
      // After the callbacks of a frame the page is laid out and painted; the next task comes when that is done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    });
  const times = [];
  while (times.length < moves && main.dataset.waits !== 'over') {
    await until(() => main.dataset.waits !== 'others');
    // The list of moves is there only after the whole page has taken up the state.
    await drawn();
    const button = main.querySelector('.turn .main:enabled') ?? main.querySelector('.move');
    const before = main.dataset.entry;
    const start = performance.now();
    button.click();
    await until(() => main.dataset.entry !== before);
    await drawn();
    times.push(performance.now() - start);
  }
  return times;
}
