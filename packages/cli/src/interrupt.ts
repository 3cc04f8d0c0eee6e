let respond = endAtOnce;

/** What Ctrl-C does. */
export function interrupted(): void {
  const response = respond;
  // Whoever asks twice does not want to wait.
  respond = endAtOnce;
  response();
}

/** Lets a command end in its own way when it is interrupted. */
export function onInterrupt(response: () => void): void {
  respond = response;
}

/** Lets work end in its own way when it is interrupted, and after it nothing more. */
export async function interruptible<Result>(work: (isInterrupted: () => boolean) => Promise<Result>): Promise<Result> {
  let isOver = false;
  onInterrupt(() => (isOver = true));
  return work(() => isOver).finally(() => onInterrupt(endAtOnce));
}

function endAtOnce(): void {
  process.exit(130);
}
