import type { Layer } from '@waypost/contract';

/** Characters of a code in the address: its end, which is random. */
const SHORT = 8;
/** With more layers on, the address does not name them. */
const MAX_NAMED = 100;

const toShort = (code: string) => code.slice(-SHORT);

/** The layers of an organization that are on, for the address; undefined if they are too many for one. */
export function toShownParam(organizationId: number, codes: Iterable<string>): string | undefined {
  const short = [...codes].map(toShort).sort();
  return short.length > MAX_NAMED ? undefined : [organizationId, ...short].join('-');
}

/** The layers that an address names; null if it names none of this organization. Unknown ones are left out. */
export function fromShownParam(
  text: string | undefined,
  organizationId: number,
  layers: readonly Layer[],
): ReadonlySet<string> | null {
  const [organization, ...short] = text?.split('-') ?? [];
  if (Number(organization) !== organizationId) return null;
  const named = new Set(short);
  return new Set(layers.filter(({ code }) => named.has(toShort(code))).map(({ code }) => code));
}
