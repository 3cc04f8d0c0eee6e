/** What was used last. Who comes to a page with the keyboard goes on with it there. */
export const hand = { onKeyboard: false };
