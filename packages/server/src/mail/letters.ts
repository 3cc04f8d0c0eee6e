import { chooseLanguage, say } from '@riband/text';
import { hashOf } from '../people/people.ts';
import { type Clock, DAY_MS } from '../ports/clock.ts';
import { newId, type SecretRandom } from '../ports/random.ts';
import { type OwnAddress, ownAddress } from '../storage/notices.ts';
import type { Storage } from '../storage/storage.ts';
import type { Messenger, Tidings } from '../tables/messenger.ts';
import { type MailAddress, mailAddressIn } from './address.ts';
import type { Mail } from './mail.ts';

/** How long somebody may take to look into their mailbox. */
const QUESTION_MS = DAY_MS;

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

  async addressOf(player: string): Promise<OwnAddress | null> {
    return ownAddress(await this.#ports.storage.notices.addressOf(player));
  }

  /** Asks there whether mail is wanted. Whether the question is on its way. */
  async propose(player: string, to: MailAddress, language: string): Promise<boolean> {
    const { storage, clock, random, mail } = this.#ports;
    const [token, at] = [newId(random), clock.now()];
    const asked = { address: to, language, at, expires: at + QUESTION_MS };
    await storage.notices.setAddress({ player, ...asked, confirmationHash: hashOf(token) });
    const text = paragraphs(
      written(language, 'online.mail.questionText'),
      this.#link(`/#/mail/confirm/${token}`).href,
      written(language, 'online.mail.questionNot'),
    );
    const delivery = await mail.send({ to, subject: written(language, 'online.mail.question'), text });
    if (delivery !== 'sent') await storage.notices.removeAddress(player);
    return delivery === 'sent';
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

  async reaches(player: string): Promise<boolean> {
    return (await this.addressOf(player))?.confirmed ?? false;
  }

  async tell(player: string, tidingsIn: (language: string) => Tidings): Promise<void> {
    const { storage, clock, random, mail } = this.#ports;
    const { notices } = storage;
    const own = await this.addressOf(player);
    const to = own?.confirmed ? mailAddressIn(own.address) : undefined;
    if (own === null || to === undefined) return;
    const { table, title, deed, gist } = tidingsIn(own.language);
    if (!(await notices.claimMail(table, player))) return;
    const token = newId(random);
    await notices.addStop(hashOf(token), player, clock.now());
    const text = paragraphs(
      deed === null ? gist : `${deed} ${gist}`,
      this.#link(`/#/online/table/${table}`).href,
      `${written(own.language, 'online.mail.foot')}\n${this.#link(`/#/mail/stop/${token}`).href}`,
    );
    const stop = this.#link(`/api/mail-stop/${token}`);
    const delivery = await mail.send({ to, subject: `${title} — ${gist}`, text, stop });
    if (delivery === 'gone') await notices.removeAddress(player);
    if (delivery === 'failed') await notices.releaseMail(table, player);
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
