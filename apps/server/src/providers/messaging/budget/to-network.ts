/** Prefix length of an IPv6 customer network: providers assign no smaller one. */
const IPV6_PREFIX_GROUPS = 3;

/**
 * The network of an address: an IPv4 address itself, and the first 56 bits of an IPv6 address, since its owner has all
 * addresses below. An IPv4-mapped IPv6 address is the IPv4 address.
 */
export function toNetwork(address: string): string {
  const text = address.toLowerCase().split('%')[0] ?? '';
  if (!text.includes(':')) return text;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = text.split('::');
  const toGroups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = toGroups(head);
  const after = toGroups(tail ?? '');
  const gap = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0');
  const groups = [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16) || 0);
  const rest = (groups[IPV6_PREFIX_GROUPS] ?? 0) & 0xff00;
  return `${[...groups.slice(0, IPV6_PREFIX_GROUPS), rest].map((group) => group.toString(16)).join(':')}::/56`;
}
