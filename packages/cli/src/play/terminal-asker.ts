import type { Asker, Item } from './asker.ts';

const MOST_SHOWN = 18;

/** Asks with a list to pick from by the arrow keys. */
export async function terminalAsker(): Promise<Asker> {
  // Loaded here, because only a person at a terminal needs it.
  const { autocomplete, isCancel, select } = await import('@clack/prompts');
  let interrupted = false;
  return {
    say: (text) => console.log(text),
    async ask({ title, choices, commands }) {
      const options = [...choices, ...commands].map(asOption);
      // A long list is searched by typing.
      const pick = options.length > MOST_SHOWN ? autocomplete : select;
      const answer = await pick({ message: title, options, maxItems: MOST_SHOWN });
      if (!isCancel(answer)) return answer;
      interrupted = true;
      return undefined;
    },
    get interrupted() {
      return interrupted;
    },
    close: () => undefined,
  };
}

function asOption({ word, label, hint }: Item) {
  return hint === undefined ? { value: word, label } : { value: word, label, hint };
}
