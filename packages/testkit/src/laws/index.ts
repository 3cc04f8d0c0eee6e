import type { Law } from '../law.ts';
import { chance } from './chance.ts';
import { clone } from './clone.ts';
import { commute } from './commute.ts';
import { conservation } from './conservation.ts';
import { events } from './events.ts';
import { hiding } from './hiding.ts';
import { imagine } from './imagine.ts';
import { json } from './json.ts';
import { labels } from './labels.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { noDeadEnds } from './no-dead-ends.ts';
import { noLeaks } from './no-leaks.ts';
import { notation } from './notation.ts';
import { order } from './order.ts';
import { purity } from './purity.ts';
import { reasons } from './reasons.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { sameSecrets } from './same-secrets.ts';
import { seats } from './seats.ts';
import { snapshots } from './snapshots.ts';
import { toldAlike } from './told-alike.ts';
import { turns } from './turns.ts';

/** All of them: first what a state is, then how it goes on, then who may know what, then what it is worth. */
export const LAWS: readonly Law[] = [
  json,
  clone,
  snapshots,
  purity,
  noDeadEnds,
  limits,
  order,
  notation,
  replay,
  chance,
  commute,
  turns,
  seats,
  conservation,
  hiding,
  sameSecrets,
  noLeaks,
  toldAlike,
  imagine,
  reasons,
  events,
  messages,
  labels,
  result,
];

/** The cheap ones that find most in many games. */
export const QUICK_LAWS: readonly Law[] = [noDeadEnds, limits, replay];
