import type { Metrics } from '../operations/metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { SecretRandom } from '../ports/random.ts';
import type { Delivery } from '../push/push.ts';
import { Turns } from '../tables/turns.ts';
import type { MailAddress } from './address.ts';
import { type Letter, messageOf } from './message.ts';
import type { Relay } from './relay.ts';
import { handOver, SmtpProblem } from './smtp.ts';

/** Brings letters. It never rejects; `gone` means that nobody has that address. Tests and simulations have their own. */
export interface Mail {
  send(letter: Letter): Promise<Delivery>;
}

interface MailPorts {
  readonly clock: Clock;
  readonly random: SecretRandom;
  readonly relay: Relay;
  readonly from: MailAddress;
  readonly metrics?: Metrics | undefined;
  warn(what: string, table: string, problem: unknown): void;
}

/** There is no such mailbox, host or syntax, or it has moved (RFC 3463, RFC 7505). Anything else may be the fault of who sends. */
const NOBODY_THERE = /^5\.1\.(1|2|3|6|10)$/;

/** By a relay, one after the other: relays do not like many connections at once. */
export class SmtpMail implements Mail {
  readonly #ports: MailPorts;
  readonly #turns = new Turns();

  constructor(ports: MailPorts) {
    this.#ports = ports;
  }

  async send(letter: Letter): Promise<Delivery> {
    const delivery = await this.#turns.next(() => this.#deliver(letter));
    this.#ports.metrics?.count('riband_mail_total', delivery);
    return delivery;
  }

  async #deliver(letter: Letter): Promise<Delivery> {
    const { relay, from, clock, random, warn } = this.#ports;
    const id = letter.id ?? Buffer.from(random.bytes(16)).toString('hex');
    try {
      await handOver(relay, { from, to: letter.to }, messageOf(letter, { from, at: clock.now(), id }));
      return 'sent';
    } catch (problem) {
      if (problem instanceof SmtpProblem && NOBODY_THERE.test(problem.status)) return 'gone';
      warn('a mail could not be sent', '', problem);
      return problem instanceof SmtpProblem && problem.isFinal ? 'failed' : 'later';
    }
  }
}
