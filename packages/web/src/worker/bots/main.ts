// The worker in which bots think, so that neither the page nor the rules have to wait for them.
import { Office } from './office.ts';
import type { BotRequest } from './question.ts';

// A message to oneself comes back after those of others that came before it, and sooner than any timer.
const { port1, port2 } = new MessageChannel();
const paused: (() => void)[] = [];
port1.onmessage = () => paused.shift()?.();

const office = new Office({
  send: (answer) => postMessage(answer),
  pause: () =>
    new Promise((resolve) => {
      paused.push(resolve);
      port2.postMessage(null);
    }),
  now: () => performance.now(),
});

addEventListener('message', (event: MessageEvent<BotRequest>) => void office.hear(event.data));
