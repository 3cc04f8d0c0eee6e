/** Why a request was refused. The codes are part of the protocol. */
export type FailureCode =
  | 'bad-json'
  | 'bad-request'
  | 'no-such-game'
  | 'no-such-table'
  | 'table-exists'
  | 'not-to-move'
  | 'illegal-move'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'not-over'
  | 'bad-save'
  | 'internal';

export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly code: FailureCode,
    message: string,
  ) {
    super(message);
  }
}

export function fail(code: FailureCode, message: string): never {
  throw new Failure(code, message);
}
