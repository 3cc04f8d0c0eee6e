import type { Berth } from '@riband/shipyard';
import { wayLine } from './canals.ts';

/** How long the token takes from space to space. */
export const SECONDS_A_STEP = 0.35;
const FRAMES_A_STEP = 4;

/** Turns the short way round: 350 degrees and then 370, not 10. */
export const turnOn = (before: number, now: number): number => before + ((((now - before) % 360) + 540) % 360) - 180;

/** Lets a ship token run along its way, each step in the same time, its bow ahead. */
export function sail(ship: SVGElement, stops: readonly Berth[]): Animation {
  const leg = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const frames: Keyframe[] = [];
  let angle = 0;
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before === undefined) continue;
    leg.setAttribute('d', wayLine([before, stop]));
    const length = leg.getTotalLength();
    for (let frame = frames.length === 0 ? 0 : 1; frame <= FRAMES_A_STEP; frame++) {
      const at = (length * frame) / FRAMES_A_STEP;
      const [from, to] = [leg.getPointAtLength(at - 1), leg.getPointAtLength(at + 1)];
      const { x, y } = leg.getPointAtLength(at);
      const course = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      angle = frames.length === 0 ? course : turnOn(angle, course);
      frames.push({ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` });
    }
  }
  return ship.animate(frames, { duration: (stops.length - 1) * SECONDS_A_STEP * 1000, fill: 'both' });
}

/** After how many steps a token leaves this cell. */
export function leftAfter(path: readonly Berth[], { x, y }: Pick<Berth, 'x' | 'y'>): number {
  const last = path.findLastIndex((step) => step.x === x && step.y === y);
  return last + 1;
}
