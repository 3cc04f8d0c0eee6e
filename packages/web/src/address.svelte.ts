import { type Route, readRoute } from './route.ts';

/** Where one is: back and forward lead through it. */
class Address {
  #route = $state.raw<Route>({ page: 'home' });

  constructor() {
    const read = () => {
      this.#route = readRoute(location);
    };
    read();
    addEventListener('popstate', read);
  }

  get route(): Route {
    return this.#route;
  }

  go(path: string): void {
    history.pushState(null, '', `/#${path}`);
    this.#route = readRoute(location);
  }

  /** The same page under another address: a step back leads to where one came from. */
  replace(path: string): void {
    history.replaceState(null, '', `/#${path}`);
    this.#route = readRoute(location);
  }
}

export const address = new Address();
