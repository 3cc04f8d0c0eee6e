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

function endAtOnce(): void {
  process.exit(130);
}
