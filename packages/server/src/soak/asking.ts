import type { OnlineAnswer, OnlineRequest } from '@riband/protocol';

/** Somebody who asks a server, in trials and tests. */
export abstract class Asking {
  abstract ask(request: OnlineRequest): Promise<OnlineAnswer>;

  /** An answer of that kind; any other one ends the trial. */
  async must<Kind extends OnlineAnswer['kind']>(
    kind: Kind,
    request: OnlineRequest,
  ): Promise<Extract<OnlineAnswer, { kind: Kind }>> {
    const answer = await this.ask(request);
    if (answer.kind !== kind) throw new Error(`"${request.kind}" was answered ${JSON.stringify(answer).slice(0, 300)}`);
    return answer as Extract<OnlineAnswer, { kind: Kind }>;
  }
}
