import { remember, remembered } from './remembered.ts';

const CHOICES = {
  /** How fast the moves of others are shown. */
  pace: ['slow', 'normal', 'fast', 'instant'],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'reduced'],
  size: ['normal', 'large'],
  /** Whether a turn in which nothing is left to do ends by itself. */
  ending: ['ask', 'automatic'],
  sound: ['on', 'off'],
} as const;

type Choices = typeof CHOICES;
export type Preference = keyof Choices;
export type Chosen<Key extends Preference> = Choices[Key][number];

const STANDARD: { readonly [key in Preference]: Chosen<key> } = {
  pace: 'normal',
  theme: 'auto',
  motion: 'auto',
  size: 'normal',
  ending: 'ask',
  sound: 'on',
};

/** How a person likes the page; on this device, whatever is played. */
class Preferences {
  #chosen = $state<Record<Preference, string>>({ ...STANDARD, ...allRemembered() });

  get<Key extends Preference>(key: Key): Chosen<Key> {
    // Only what the lists offer was ever put there.
    return this.#chosen[key] as Chosen<Key>;
  }

  set<Key extends Preference>(key: Key, value: Chosen<Key>): void {
    this.#chosen[key] = value;
    remember(key, value);
  }

  offered<Key extends Preference>(key: Key): Choices[Key] {
    return CHOICES[key];
  }
}

function allRemembered(): Partial<Record<Preference, string>> {
  const known = Object.entries(CHOICES).flatMap(([key, values]) => {
    const value = (values as readonly string[]).find((one) => one === remembered(key));
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(known);
}

export const preferences = new Preferences();
