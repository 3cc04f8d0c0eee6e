import type { Noun } from '@riband/kernel';
import type { ShipyardNouns } from '@riband/shipyard';
import type { IconName } from './icons/shapes.ts';
import type { ActionName, Part } from './names.ts';

export type Word = Noun<ShipyardNouns>;

/** The words of an edition for what tables and notation call `drive`, `cloth` and `other`; icons go by the same words. */
export interface EditionWords {
  readonly drive: 'propeller' | 'stoker';
  readonly cloth: 'steel' | 'cloth';
  readonly other: 'green' | 'red';
}

/** Names of things as parameters of messages, and which icon they have. */
export class Words {
  readonly #edition: EditionWords;

  constructor(edition: EditionWords) {
    this.#edition = edition;
  }

  piece = (name: string): Word => noun('piece', this.#driven(name));
  good = (name: string): Word => noun('good', this.#clothed(name));
  feature = (name: string): Word => noun('feature', name === 'drive' ? `mount-${this.#edition.drive}` : name);
  employee = (name: string): Word => noun('employee', this.#clothed(this.#driven(name)));
  contract = (name: string): Word => noun('contract', name === 'drives' ? `${this.#edition.drive}s` : name);
  suit = (name: string): Word => noun('suit', name === 'other' ? this.#edition.other : name);

  space = (name: string): Word => noun('space', name);

  /** `coal+coal+grain`. */
  goods = (tile: string): readonly Word[] => tile.split('+').map(this.good);

  get other(): 'green' | 'red' {
    return this.#edition.other;
  }

  pieceIcon = (name: string): IconName => this.#driven(name) as IconName;
  goodIcon = (name: string): IconName => this.#clothed(name) as IconName;
  featureIcon(name: string): IconName {
    if (name === 'drive') return `mount-${this.#edition.drive}`;
    return (name === 'cannon' || name === 'crane' ? `${name}-mount` : name) as IconName;
  }

  #driven(name: string): string {
    return name.replace(/\bdrive\b/, this.#edition.drive);
  }

  #clothed(name: string): string {
    return name.replace('cloth', this.#edition.cloth);
  }
}

export const actionWord = (name: ActionName): Word => noun('action', name);
export const partWord = (name: Part): Word => noun('part', name);

// Names come from lists whose members all have a noun; the types of the game say the same.
const noun = (kind: string, name: string): Word => ({ noun: `shipyard.${kind}.${name}` }) as Word;
