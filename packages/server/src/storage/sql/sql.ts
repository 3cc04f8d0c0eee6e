type Value = string | number | null;

/** Values stand where the statement has `$1`, `$2` and so on. */
export type Statement = readonly [text: string, ...values: readonly Value[]];

/** What was found, and how many rows were changed. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly changed: number;
}

/** A database that understands the same words as the other one. */
export interface Sql {
  ask<Row>(...statement: Statement): Promise<Found<Row>>;
  /** All of them or none; what came of the last one. */
  askTogether<Row>(statements: readonly Statement[]): Promise<Found<Row>>;
  /** Where the words differ: selects the texts of a list, which is given as JSON in place of `$1`. */
  readonly listed: string;
}
