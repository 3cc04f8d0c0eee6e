/** A table that cannot be opened, loaded or continued, with everything that is wrong, each in one sentence with its place. */
export class TableError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'TableError';
  }
}
