import type { ActionModule } from '../edition.ts';
import { ACTIONS, type ActionName } from '../lists.ts';
import { build } from './build.ts';
import { canal } from './canal.ts';
import { exchange } from './exchange.ts';
import { manufacture, recruit } from './gather.ts';
import { hire } from './hire.ts';
import { purchase } from './purchase.ts';
import { subsidy } from './subsidy.ts';

const MODULES: { readonly [action in ActionName]: ActionModule } = {
  build,
  canal,
  purchase,
  manufacture,
  recruit,
  hire,
  exchange,
  subsidy,
};

/** Both editions have the same eight actions, by ACTIONS; what differs between them are slots of the edition. */
export const EIGHT_ACTIONS: readonly ActionModule[] = ACTIONS.map((name) => MODULES[name]);
