import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses of this machine, of local networks, and of special uses: nothing is sent to them. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
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
  CLOSED.addSubnet(network, prefix, 'ipv4');
/** Of IPv6, addresses are given to the public from here alone; parts of it lead elsewhere. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  // Teredo and others, documentation, 6to4, and what is derived from IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

/** An address that the name of a host stands for, which is then connected to. */
export interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** @throws NotPublicError unless every address of a host is public. */
export async function findPublicAddress(hostname: string): Promise<FoundAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found =
    isIP(bare) === 0 ? await lookUp(bare, { all: true }) : [{ address: bare, family: isIP(bare) }];
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
    throw new NotPublicError();
  return first;
}

/** The host is on this machine or in a local network. */
export class NotPublicError extends Error {
  constructor() {
    super('The address is not on the public internet.');
  }
}
