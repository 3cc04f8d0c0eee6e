import { domainToASCII } from 'node:url';

declare const CHECKED: unique symbol;

/** An address that may stand in a command or a header as it is: nothing in it ends a line, closes a bracket, or is a second address. */
export type MailAddress = string & { readonly [CHECKED]: true };

const LONGEST = 254;
const WORD = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^(?=.{1,64}$)${WORD}(\\.${WORD})*$`);
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(${LABEL}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`);

/** Nothing if it is no address, or one that only newer mail servers understand: letters outside ASCII before the `@`. */
export function mailAddressIn(text: string): MailAddress | undefined {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, Math.max(at, 0)), domainToASCII(typed.slice(at + 1))];
  const address = `${local}@${domain}`;
  if (address.length > LONGEST || /\s/.test(typed) || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  return address as MailAddress;
}

export const domainOf = (address: MailAddress): string => address.slice(address.lastIndexOf('@') + 1);
