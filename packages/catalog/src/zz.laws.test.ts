import { quayside } from '@riband/example';
import { settingsFrom } from '@riband/testkit';
import { describeLaws } from '@riband/testkit/vitest';
const bad = { ...quayside, id: 'bad/one', view: (s: any, v: any) => ({ ...quayside.view(s, v), x: s.bag.coal === 2 }) };
describeLaws(bad, { games: 20, settings: settingsFrom(process.env) });
