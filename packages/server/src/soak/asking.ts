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

  /** A new table, and what lets others in. */
  async opens(request: Extract<OnlineRequest, { kind: 'create' }>) {
    return openedBy(await this.must('created', request));
  }
}

export function openedBy({ lobby }: Extract<OnlineAnswer, { kind: 'created' }>) {
  const { table, invitation } = lobby;
  if (invitation === null) throw new Error('who has opened a table was not told what lets others in');
  return { table, invitation };
}
