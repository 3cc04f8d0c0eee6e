import { type Route, readRoute } from './route.ts';

/** Where one is: back and forward lead through it. */
class Address {
  #route = $state.raw<Route>({ page: 'home' });

  constructor() {
    const read = () => {
      this.#route = readRoute(location.search, location.hash);
    };
    read();
    addEventListener('popstate', read);
  }

  get route(): Route {
    return this.#route;
  }

  go(path: string): void {
    history.pushState(null, '', `${location.pathname}#${path}`);
    this.#route = readRoute('', `#${path}`);
  }

  /** The same page under another address: a step back leads to where one came from. */
  replace(path: string): void {
    history.replaceState(null, '', `${location.pathname}#${path}`);
    this.#route = readRoute('', `#${path}`);
  }
}

export const address = new Address();
