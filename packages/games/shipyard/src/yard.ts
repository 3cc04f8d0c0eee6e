export const YARD = 9; // S-PIECE-4
const [EMPTY, BOW, MIDDLE, STERN] = [0, 1, 2, 3];

/** A yard in one number: two bits a space, the leftmost lowest. */
export type YardCode = number;

export const spaceCode = (kind: number, space: number): YardCode => kind << (2 * space);
export const kindAt = (code: YardCode, space: number): number => (code >> (2 * space)) & 3;

const CODES = 4 ** YARD;
const LEGAL = new Uint8Array(CODES);
for (let code = 0; code < CODES; code++) LEGAL[code] = isLegal(code) ? 1 : 0;

/** S-BUILD-4: every card can still become part of a completed ship. */
export const isLegalYard = (code: YardCode): boolean => LEGAL[code] === 1;

function isLegal(code: YardCode): boolean {
  const rest = withoutShips(code);
  if (kindAt(rest, 0) !== EMPTY && kindAt(rest, 0) !== BOW) return false;
  if (kindAt(rest, 1) === STERN || kindAt(rest, YARD - 2) === BOW) return false;
  if (kindAt(rest, YARD - 1) !== EMPTY && kindAt(rest, YARD - 1) !== STERN) return false;
  let hasEmptySpace = kindAt(rest, YARD - 1) === EMPTY;
  for (let space = 0; space < YARD - 1; space++) {
    if (kindAt(rest, space) === BOW && kindAt(rest, space + 1) === STERN) return false;
    if (kindAt(rest, space) === EMPTY) hasEmptySpace = true;
  }
  return hasEmptySpace;
}

function withoutShips(code: YardCode): YardCode {
  let rest = code;
  for (let space = 0; space < YARD; space++) {
    const length = shipAt(code, space);
    for (let card = space; card < space + length; card++) rest &= ~spaceCode(3, card);
  }
  return rest;
}

/** S-BUILD-3: how many cards the completed ship has whose bow is here, or 0. */
export function shipAt(code: YardCode, space: number): number {
  if (kindAt(code, space) !== BOW) return 0;
  let end = space + 1;
  while (end < YARD && kindAt(code, end) === MIDDLE) end += 1;
  return end < YARD && end > space + 1 && kindAt(code, end) === STERN ? end - space + 1 : 0;
}

/** The bows of all completed ships. */
export function completedShips(code: YardCode): number[] {
  const bows: number[] = [];
  for (let space = 0; space < YARD; space++) if (shipAt(code, space) > 0) bows.push(space);
  return bows;
}

/** Whether a card of this kind completes a ship on this space (S-END-3). */
export function completesShip(code: YardCode, kind: number, space: number): boolean {
  const filled = code | spaceCode(kind, space);
  for (let bow = space; bow >= 0; bow--) {
    const length = shipAt(filled, bow);
    if (length > 0) return bow + length > space;
  }
  return false;
}

/** The code of a yard of cards; `kinds` says what each card is. */
export function yardCode(yard: readonly number[], kinds: readonly number[]): YardCode {
  let code = 0;
  for (let space = 0; space < YARD; space++) {
    code |= spaceCode(kinds[yard[space]!]!, space);
  }
  return code;
}

/** Whether a card of this kind can be put on this space (S-BUILD-2, S-BUILD-4). */
export const canPlace = (code: YardCode, kind: number, space: number): boolean =>
  kindAt(code, space) === EMPTY && isLegalYard(code | spaceCode(kind, space));

/** Whether a card of this kind can be put anywhere. */
export function hasPlace(code: YardCode, kind: number): boolean {
  for (let space = 0; space < YARD; space++) if (canPlace(code, kind, space)) return true;
  return false;
}
