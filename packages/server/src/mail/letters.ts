import { chooseLanguage, say } from '@riband/text';
import { hashOf } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import { newId, type SecretRandom } from '../ports/random.ts';
import { type MostQuestions, QUESTION_MS } from '../storage/notices.ts';
import type { Storage } from '../storage/storage.ts';
import type { Messenger, Tidings } from '../tables/messenger.ts';
import { type MailAddress, mailAddressIn } from './address.ts';
import type { Mail } from './mail.ts';

/** Everybody has one. */
const MAILBOX = 'mailbox';

interface LetterPorts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: SecretRandom;
  readonly mail: Mail;
  /** Where people find this server: `https://riband.example`. */
  origin(): string;
}

/** Tells people by mail who have said so themselves, from their mailbox; one letter of a table, until they have come to it. */
export class Letters implements Messenger {
  readonly #ports: LetterPorts;

  constructor(ports: LetterPorts) {
    this.#ports = ports;
  }

  /** Where somebody gets mail, and where they were asked and have not answered yet. */
  async addressesOf(player: string): Promise<{ readonly address: string | null; readonly waiting: string | null }> {
    const { storage, clock } = this.#ports;
    const [confirmed, questions] = [await storage.notices.addressOf(player), await storage.notices.questionsOf(player)];
    const waiting = questions.find(({ waits, at }) => waits && at > clock.now() - QUESTION_MS);
    return { address: confirmed?.address ?? null, waiting: waiting?.address ?? null };
  }

  /** Asks there whether mail is wanted. Until somebody says so there, and if the question does not get there, all stays as it is. */
  async propose(
    player: string,
    to: MailAddress,
    language: string,
    most: MostQuestions,
  ): Promise<'asked' | 'tooMany' | 'failed'> {
    const { storage, clock, random, mail } = this.#ports;
    const token = newId(random);
    const question = { player, address: to, language, at: clock.now(), confirmationHash: hashOf(token) };
    if (!(await storage.notices.mayAsk(question, most))) return 'tooMany';
    const text = paragraphs(
      written(language, 'online.mail.questionText'),
      this.#link(`/#/mail/confirm/${token}`).href,
      written(language, 'online.mail.questionNot'),
    );
    const delivery = await mail.send({ to, subject: written(language, 'online.mail.question'), text });
    if (delivery !== 'sent') return 'failed';
    await storage.notices.asked(question);
    return 'asked';
  }

  /** Whether that was asked, not too long ago. */
  confirm(token: string): Promise<boolean> {
    return this.#ports.storage.notices.confirm(hashOf(token), this.#ports.clock.now());
  }

  async remove(player: string): Promise<void> {
    await this.#ports.storage.notices.removeAddress(player);
  }

  /** By what stands in a letter, whoever shows it. Whether it was good. */
  stop(token: string): Promise<boolean> {
    return this.#ports.storage.notices.stop(hashOf(token));
  }

  async waysTo(player: string): Promise<readonly string[]> {
    return (await this.#ports.storage.notices.addressOf(player)) === undefined ? [] : [MAILBOX];
  }

  async tell(player: string, _: string, tidingsIn: (language: string) => Tidings): Promise<boolean> {
    const { storage, clock, random, mail } = this.#ports;
    const { notices } = storage;
    const own = await notices.addressOf(player);
    const to = own === undefined ? undefined : mailAddressIn(own.address);
    if (own === undefined || to === undefined) return true;
    const { table, entry, title, deed, gist } = tidingsIn(own.language);
    if (!(await notices.mayMail(table, player))) return true;
    const token = newId(random);
    await notices.addStop(hashOf(token), player, clock.now());
    const text = paragraphs(
      deed === null ? gist : `${deed} ${gist}`,
      this.#link(`/#/online/table/${table}`).href,
      `${written(own.language, 'online.mail.foot')}\n${this.#link(`/#/mail/stop/${token}`).href}`,
    );
    const stop = this.#link(`/api/mail-stop/${token}`);
    const id = hashOf(JSON.stringify([table, player, entry])).slice(0, 32);
    const delivery = await mail.send({ to, subject: `${title} — ${gist}`, text, stop, id });
    if (delivery === 'sent') await notices.mailed(table, player);
    if (delivery === 'gone') await notices.forgetAddress(own);
    return delivery !== 'later';
  }

  seen(player: string, table: string): Promise<void> {
    return this.#ports.storage.notices.releaseMail(table, player);
  }

  #link(path: string): URL {
    return new URL(path, this.#ports.origin());
  }
}

const written = (language: string, key: string): string => say(chooseLanguage([language]), { key, params: {} }, []);

const paragraphs = (...texts: readonly string[]): string => `${texts.join('\n\n')}\n`;
