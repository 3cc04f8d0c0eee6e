/** What the page shows, as the part of the address after `#` says. */
export type Route =
  | { readonly page: 'home' }
  /** There is nothing at that address. */
  | { readonly page: 'nowhere' }
  | { readonly page: 'setUp'; readonly game: string | null; readonly seed: string | null }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'online' }
  | { readonly page: 'onlineNew'; readonly game: string | null }
  | { readonly page: 'onlineTable'; readonly table: string; readonly invitation: string | null }
  | MailRoute
  | { readonly page: 'link'; readonly words: string }
  /** The rules of a game, opened at a section or where a clause is explained. */
  | { readonly page: 'rules'; readonly game: string; readonly place: string | null };

/** What of an address counts. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What stands in a mail: it says yes to mail, or ends it. */
export interface MailRoute {
  readonly page: 'mail';
  readonly way: 'confirm' | 'stop';
  readonly token: string;
}

/** `?game=example` begins at the set-up of that game; `?seed=…` repeats a deal. */
export function readRoute({ pathname, search, hash }: Place): Route {
  const [before = '', page = '', first = '', second = '', third = ''] = hash.replace(/^#/, '').split('/').map(decoded);
  // The server has this page for every path that leads to nothing.
  if (!HOMES.includes(pathname) || before !== '') return { page: 'nowhere' };
  if (page === 'new') return { page: 'setUp', game: first || null, seed: null };
  if (page === 'table' && first !== '') return { page: 'table', table: first };
  if (page === 'online') return onlineRoute(first, second, third);
  if (page === 'mail' && (first === 'confirm' || first === 'stop') && second !== '')
    return { page: 'mail', way: first, token: second };
  if (page === 'game' && first !== '') return { page: 'link', words: first };
  if (page === 'rules' && first !== '') return { page: 'rules', game: first, place: second || null };
  if (page !== '' || first !== '') return { page: 'nowhere' };
  const asked = new URLSearchParams(search);
  const [game, seed] = [asked.get('game'), asked.get('seed')];
  return game === null && seed === null ? { page: 'home' } : { page: 'setUp', game, seed };
}

const HOMES: readonly string[] = ['/', '/index.html'];

/** Tables of a server: all of them, a new one, or one with what lets people in. */
function onlineRoute(part: string, name: string, invitation: string): Route {
  if (part === 'new') return { page: 'onlineNew', game: name || null };
  if (part === 'table' && name !== '') return { page: 'onlineTable', table: name, invitation: invitation || null };
  return { page: part === '' ? 'online' : 'nowhere' };
}

/** What somebody has cut or mistyped stays as it is: whoever looks for it there says that it is none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
