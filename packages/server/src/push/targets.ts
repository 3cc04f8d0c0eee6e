import { BlockList, isIP, isIPv4 } from 'node:net';

// Where messages go is told by browsers, that is, by anybody. Nobody may make this server call what only it can reach.

const LONGEST_ADDRESS = 1000;

/** Addresses of version 4 that are not for the whole internet (RFC 6890). */
const APART = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  APART.addSubnet(net, bits, 'ipv4');

/** Of version 6 all is public that was given out so far, but for what leads into version 4 and examples. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  APART.addSubnet(net, bits, 'ipv6');

/** Whether an address is one that everybody can reach. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !APART.check(address, 'ipv4');
  return isIP(address) === 6 && GIVEN_OUT.check(address, 'ipv6') && !APART.check(address, 'ipv6');
}

/** Whether messages may be sent there, as far as its text tells; what a name leads to is looked at when it is called. */
export function isTarget(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ADDRESS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? hostname.includes('.') : isPublic(literal);
}
