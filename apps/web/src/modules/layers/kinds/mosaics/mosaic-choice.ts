import type { Layer, Mosaic, MosaicCadence, MosaicChoice, MosaicLists } from '@waypost/contract';
import type { DaySpan } from '../layer-kind.ts';

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

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

/** The newest mosaic that began by a day; null for no day, or one before all. */
export function findMosaicOfDay(all: readonly Mosaic[], day: string | null): Mosaic | null {
  if (day === null) return null;
  return all.findLast(({ first_acquired }) => toDay(new Date(first_acquired)) <= day) ?? null;
}

/** The days of the mosaics that cover a place. */
export function listMosaicSpans(all: readonly Mosaic[], [lng, lat]: readonly [number, number]): DaySpan[] {
  return all
    .filter(({ bbox }) => {
      if (bbox === null) return true;
      const [west, south, east, north] = bbox;
      return west <= lng && lng <= east && south <= lat && lat <= north;
    })
    .map(({ first_acquired, last_acquired }) => ({
      first: toDay(new Date(first_acquired)),
      // Its end is the beginning of the next one.
      last: toDay(new Date(new Date(last_acquired).getTime() - 1)),
    }));
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
