import type { CommonMessages } from '../messages/common.ts';

const player = { seat: 0 };

export const common: CommonMessages = {
  'kernel.notYourTurn': {},
  'table.refused.noSeat': {},
  'table.refused.idTaken': {},
  'table.refused.stale': {},
  'table.refused.over': {},
  'table.refused.notYourTurn': {},
  'table.refused.confirmFirst': {},
  'table.refused.noMove': {},
  'table.refused.illegal': { text: 'take 1' },
  'table.refused.nothingToUndo': {},
  'table.refused.nothingToRedo': {},
  'table.refused.nothingToConfirm': {},
  'table.refused.unfinished': {},
  'table.refused.noSuchTurn': { turn: 3 },
  'table.refused.requestPending': {},
  'table.refused.noRequest': {},
  'table.refused.alreadyAnswered': {},
  'table.refused.sameHolder': {},
  'table.why.notSettled': {},
  'table.log.undo': { player, moves: 2 },
  'table.log.redo': { player },
  'table.log.ask': { player, turn: 3 },
  'table.log.agree': { player },
  'table.log.decline': { player },
  'table.log.takeBack': { turn: 3 },
  'table.log.bot': { player, name: 'Clara' },
  'table.log.person': { player, name: 'Clara' },
  'table.log.upgrade': { from: 1, to: 2 },
};
