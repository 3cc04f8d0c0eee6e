// What the frames of a trace cost the page.

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { name?: string } }} TraceEvent
 */

/** Script, styles and layout; what is drawn from them is drawn elsewhere. */
const COSTS = new Set(['FunctionCall', 'EvaluateScript', 'UpdateLayoutTree', 'Layout']);

/**
 * What each frame that was drawn cost since the one before, in ms of processor time of the page's own thread: all frames, and those
 * in which something changed (the mark `change` of web-page.mjs). Beside them the longest task, painting included.
 *
 * @param {TraceEvent[]} events
 */
export function frameCosts(events) {
  const own = ofThePage(events);
  const drawn = own.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  const frames = drawn.map(() => ({ cost: 0, hasChange: false }));
  const frameAt = (/** @type {number} */ ts) =>
    frames[drawn.findIndex((commit) => commit >= ts)] ?? { cost: 0, hasChange: false };
  for (const { ts, tdur = 0 } of outermost(own.filter(({ name, ph }) => ph === 'X' && COSTS.has(name))))
    frameAt(ts).cost += tdur / 1000;
  for (const { ts } of own.filter(({ name }) => name === 'change')) frameAt(ts).hasChange = true;
  return {
    all: frames.map(({ cost }) => cost),
    withChange: frames.filter(({ hasChange }) => hasChange).map(({ cost }) => cost),
    longestTask: own.reduce((most, { name, tdur = 0 }) => (name === 'RunTask' ? Math.max(most, tdur / 1000) : most), 0),
  };
}

/** Of the thread that draws the page, in their order: its workers and the browser do not count. @param {TraceEvent[]} events */
function ofThePage(events) {
  const drawing = events.find(({ name }) => name === 'Layerize');
  return events.filter(({ pid, tid }) => pid === drawing?.pid && tid === drawing.tid).sort((a, b) => a.ts - b.ts);
}

/** Script that asks for a size lays the page out at once: what it waits for is a part of it. @param {TraceEvent[]} events */
function outermost(events) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
