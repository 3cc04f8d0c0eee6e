/** What bots may be asked at a table, as it is now. */
export interface Counsel {
  /** What they would do at the decision at hand. */
  readonly hint: boolean;
  /** Why they have moved; they may still withhold it. */
  readonly why: boolean;
  /** What they would have done at an earlier one. */
  readonly past: boolean;
  /** To move at once. */
  readonly hurry: boolean;
}
