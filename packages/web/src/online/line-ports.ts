import type { LinePorts } from '@riband/protocol';
import { ticket } from './api.ts';

/** Where the line of a page leads, and by which clock it goes. */
export const linePorts: LinePorts = {
  ticket,
  connect: () => new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
