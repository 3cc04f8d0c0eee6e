import type { Catalogue } from '../catalogue.ts';
import type { CommonMessages } from '../messages/common.ts';
import { count, type EnglishNoun } from './grammar.ts';

export const common: Catalogue<CommonMessages, EnglishNoun> = {
  'kernel.notYourTurn': 'It is not your turn: you can choose only when it is.',
  'kernel.noSuchTarget': 'There is no such thing to choose here.',

  'table.refused.noSeat': 'There is no such seat at this table.',
  'table.refused.idTaken': 'A command of somebody else has the same id.',
  'table.refused.stale': 'The game has moved on; look again and choose again.',
  'table.refused.over': 'The game is over.',
  'table.refused.notYourTurn': 'It is not your turn.',
  'table.refused.confirmFirst': 'You have made your moves: end your turn, or take them back.',
  'table.refused.noMove': 'No move was named.',
  'table.refused.illegal': ({ text }) => `“${text}” is not a legal move now.`,
  'table.refused.nothingToUndo': 'There is nothing to take back.',
  'table.refused.nothingToRedo': 'There is nothing to make again.',
  'table.refused.nothingToConfirm': 'There is nothing to confirm.',
  'table.refused.unfinished': 'Your turn is not finished yet.',
  'table.refused.noSuchTurn': ({ turn }) => `The game cannot go back to turn ${turn}.`,
  'table.refused.requestPending': 'A request to take back is still waiting for answers.',
  'table.refused.noRequest': 'No such request is waiting for an answer.',
  'table.refused.alreadyAnswered': 'You have answered already.',
  'table.refused.sameHolder': 'The seat is theirs already.',

  'table.unusable.noSave': 'This is no saved game of Blue Riband, or only a part of one.',
  'table.unusable.damaged': 'The game is damaged, or somebody has changed it.',
  'table.unusable.newer':
    'The game comes from a newer version of Blue Riband: update this one first (in the browser, reload the page).',
  'table.unusable.olderRules': 'The game was played by older rules and cannot go on by those of today.',
  'table.unusable.unknownGame': ({ game }) => `The game “${game}” with these components is not known here.`,

  'table.why.notSettled': 'Your moves are made: end your turn first.',

  'table.log.undo': ({ player, moves }) => `${player} takes back ${count(moves, 'move', 'moves')}.`,
  'table.log.redo': ({ player }) => `${player} makes the move again after all.`,
  'table.log.ask': ({ player, turn }) => `${player} asks to go back to turn ${turn}.`,
  'table.log.agree': ({ player }) => `${player} agrees.`,
  'table.log.decline': ({ player }) => `${player} declines.`,
  'table.log.takeBack': ({ turn }) => `All agree: the game goes back to turn ${turn}.`,
  'table.log.bot': ({ former, name }) => `A bot takes over from ${former}: ${name}.`,
  'table.log.person': ({ former, name }) => `${name} takes over from ${former}.`,
  'table.log.upgrade': ({ from, to }) =>
    `From here on the rules are version ${to}; until here they were version ${from}.`,
};
