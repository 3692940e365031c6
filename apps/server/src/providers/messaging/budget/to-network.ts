/** How much of an IPv6 address names whom it was given to: providers hand out no less than this to a customer. */
const IPV6_PREFIX_GROUPS = 3;

/**
 * The network an address is of: an IPv4 address itself, and of an IPv6 address the first 56 bits, since whoever has
 * one has all below it. An IPv4 address in the spelling of IPv6 is the IPv4 address.
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
