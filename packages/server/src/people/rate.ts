/** So often in so many milliseconds. */
export interface Rate {
  readonly count: number;
  readonly ms: number;
}
