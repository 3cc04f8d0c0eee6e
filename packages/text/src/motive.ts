import type { Because } from '@riband/bots';
import type { Message } from '@riband/kernel';
import type { Language } from './language.ts';
import { say } from './say.ts';

const LISTS: { readonly [language in Language]: Intl.ListFormat } = {
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr'),
  ru: new Intl.ListFormat('ru'),
};

/** The one sentence that tells why a move was made or is advised. */
export function sayBecause(language: Language, because: Because, names: readonly string[]): string {
  const spoken = (message: Message): string => say(language, message, names);
  if (!('than' in because)) return spoken({ key: `bots.why.${because.kind}`, params: {} });
  const than = spoken(because.than);
  if (because.kind === 'later' || because.kind === 'surer')
    return spoken({ key: `bots.why.${because.kind}`, params: { than, points: because.points } });
  if (because.kind !== 'better') return spoken({ key: `bots.why.${because.kind}`, params: { than } });
  const { gains, losses, inAll } = because;
  const listed = (key: 'bots.why.more' | 'bots.why.less', parts: typeof gains): string =>
    LISTS[language].format(parts.map(({ term, points }) => spoken({ key, params: { points, term: spoken(term) } })));
  const more = listed('bots.why.more', gains);
  const less = listed('bots.why.less', losses);
  const promised = less === '' ? more : spoken({ key: 'bots.why.trade', params: { gains: more, losses: less } });
  if (inAll === undefined) return spoken({ key: 'bots.why.better', params: { than, promised } });
  return spoken({ key: 'bots.why.betterInAll', params: { than, promised, points: inAll } });
}
