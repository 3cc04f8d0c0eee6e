import type { COLOURS } from '@riband/shipyard';
import type { IconName } from './icons/shapes.ts';
import type { EmployeeName } from './names.ts';
import type { Words } from './words.ts';

export interface BadgeFace {
  readonly colour: (typeof COLOURS)[number];
  readonly icon: IconName;
  /** What is written beside the icon: `+1` a piece, a trader's level. */
  readonly mark: string;
  /** A builder finds room. */
  readonly room: boolean;
  readonly plate: string;
}

type Trade = 'engineer' | 'recruiter' | 'trader' | 'builder' | 'helmsman' | 'rigger' | 'accountant' | 'foreman';

const COLOUR_OF: Readonly<Record<Trade, BadgeFace['colour']>> = {
  engineer: 'gray',
  recruiter: 'green',
  trader: 'red',
  builder: 'blue',
  helmsman: 'blue',
  rigger: 'blue',
  accountant: 'yellow',
  foreman: 'yellow',
};

/** A toothed plate, a round one, a bale, a ledger, and a shield. */
const PLATES: Readonly<Record<BadgeFace['colour'], string>> = {
  gray: 'M2 6h6V2h8v4h7V2h6v4h7V2h8v4h6v32h-6v4h-8v-4h-7v4h-6v-4h-7v4H8v-4H2z',
  green: 'M15 2h22a13 20 0 0 1 0 40H15a13 20 0 0 1 0-40z',
  red: 'M9 2h34l7 9v22l-7 9H9l-7-9V11z',
  yellow: 'M2 2h48v40H2zM2 7h48',
  blue: 'M2 2h48v27q-6 11-24 13Q8 40 2 29z',
};

export function badgeOf(employee: EmployeeName, words: Words): BadgeFace {
  const [trade = '', about = '', level = ''] = employee.split('-') as [Trade, string?, string?];
  const colour = COLOUR_OF[trade as Trade];
  return { colour, plate: PLATES[colour], ...inside(trade as Trade, about, level, words) };
}

function inside(trade: Trade, about: string, level: string, words: Words): Pick<BadgeFace, 'icon' | 'mark' | 'room'> {
  switch (trade) {
    case 'engineer':
    case 'recruiter':
      return { icon: words.pieceIcon(about), mark: '+1', room: false };
    case 'trader':
      return { icon: words.goodIcon(about), mark: level === '1' ? 'I' : 'II', room: false };
    case 'builder':
      // An officer is a captain more.
      return { icon: words.pieceIcon(about === 'officer' ? 'captain' : about), mark: '', room: true };
    default:
      return { icon: trade, mark: '', room: false };
  }
}
