/** Work in steps of some milliseconds at most. Whoever has no time left leaves it where it is. */
export type Steps<Result> = Generator<undefined, Result>;

/** Works to the end. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
