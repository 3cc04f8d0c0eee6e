// @ts-nocheck: these run in the page, whose types are not those of scripts.

export function watchTasks() {
  globalThis.longTasks = [];
  globalThis.taskWatch?.disconnect();
  globalThis.taskWatch = new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  globalThis.taskWatch.observe({ type: 'longtask' });
}

/** Large things are drawn part by part. */
export function isDrawn() {
  return document.querySelector('[aria-busy=true]') === null;
}

/** Tasks of 50 ms and more are told; where there was none, 0. */
export function longestTask() {
  return Math.round(Math.max(0, ...globalThis.longTasks));
}

/**
 * Ends the turn, or makes the first legal move, again and again while the bots move in between: the times from the click to the
 * frame in which the board shows it, and to the one after which the whole page has taken it up and one can go on. In the trace,
 * every frame in which something changes has the mark `change`.
 */
export async function playMoves(moves) {
  const main = document.querySelector('main');
  const board = main.querySelector('section');
  let [changed, drawnAnew] = [() => {}, () => {}];
  new MutationObserver(() => {
    performance.mark('change');
    changed();
    drawnAnew();
  }).observe(main, { attributeFilter: ['data-entry', 'data-waits'] });
  new MutationObserver(() => {
    performance.mark('change');
    drawnAnew();
  }).observe(board, { subtree: true, childList: true, characterData: true, attributes: true });
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
  const shown = [];
  const settled = [];
  while (shown.length < moves && main.dataset.waits !== 'over') {
    await until(() => main.dataset.waits !== 'others');
    // The list of moves is there only after the whole page has taken up the state.
    await drawn();
    const button = main.querySelector('.turn .main:enabled') ?? main.querySelector('.move');
    const before = main.dataset.entry;
    const start = performance.now();
    const first = new Promise((resolve) => (drawnAnew = resolve))
      .then(drawn)
      .then(() => shown.push(performance.now() - start));
    button.click();
    await until(() => main.dataset.entry !== before);
    await drawn();
    settled.push(performance.now() - start);
    await first;
  }
  return { shown, settled };
}
