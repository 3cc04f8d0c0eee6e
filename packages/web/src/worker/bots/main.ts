// The worker in which bots think, so that neither the page nor the rules have to wait for them.
import { answer, type BotRequest } from './question.ts';

addEventListener('message', (event: MessageEvent<BotRequest>) => postMessage(answer(event.data)));
