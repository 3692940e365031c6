import type { Layer, Mosaic, MosaicCadence, MosaicChoice, MosaicLists } from '@waypost/contract';

/** What a layer shows to all; `mosaic` null is the newest of its cadence. */
export function readChoice({ properties }: Layer): MosaicChoice {
  // As the server stores the payload of this kind.
  const { data } = properties.layer as { readonly data?: MosaicChoice };
  return data ?? { cadence: 'monthly', mosaic: null };
}

/** The mosaic of a choice; the newest if it names none, and null if there is none, or not any more. */
export function findMosaic(lists: MosaicLists, { cadence, mosaic }: MosaicChoice): Mosaic | null {
  const all = lists[cadence];
  return (mosaic === null ? all.at(-1) : all.find(({ name }) => name === mosaic)) ?? null;
}

/** The choice of the mosaic at an index; the last one follows the newest. */
export function toChoice(lists: MosaicLists, cadence: MosaicCadence, index: number): MosaicChoice {
  const all = lists[cadence];
  return { cadence, mosaic: index >= all.length - 1 ? null : (all[index]?.name ?? null) };
}

/** `October 2026`, or `Q3 2026`. */
export function toMosaicTitle({ first_acquired }: Mosaic, cadence: MosaicCadence, locale: string): string {
  const first = new Date(first_acquired);
  const year = first.getUTCFullYear();
  if (cadence === 'quarterly') return `Q${Math.floor(first.getUTCMonth() / 3) + 1} ${year}`;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
