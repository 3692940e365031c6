import type { Place } from '@waypost/contract';
import { bboxOf, type CoordinateFormat, formatCoordinates } from '@waypost/geo';
import type { TimeReader } from '../../../ui/times/time-format.ts';
import type { PaletteItem } from './palette-item.ts';

/** How a person reads times and coordinates. */
export interface PaletteReader extends TimeReader {
  readonly coordinates: CoordinateFormat;
}

/** Letters of a feature’s code that are shown before all of it: the last, since the first are its time. */
const SHORT_CODE = 8;

/** Where a place is, beyond its hint: its full name, else its country. */
function toSurroundings(place: Place, hint: string, language: string): string {
  if (hint === '' && place.name !== place.localname) return place.name;
  const { country_code: code } = place;
  const country = code === null ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code);
  return hint.includes(country) ? '' : country;
}

function toCoordinates({ suggestion, place }: PaletteItem, format: CoordinateFormat): string {
  if (place !== null) return formatCoordinates(place.center, format);
  const box = suggestion?.geometry == null ? null : bboxOf(suggestion.geometry);
  if (box === null) return '';
  const [west, south, east, north] = box;
  return formatCoordinates([(west + east) / 2, (south + north) / 2], format);
}

const toNumber = (id: string) => (id === '' ? '' : `#${id}`);

/** What may tell two lines of a name and a hint apart, the most telling first. */
export function listPaletteMarks({
  coordinates,
  language,
}: PaletteReader): readonly ((item: PaletteItem) => string)[] {
  return [
    ({ place, hint }) => (place === null ? '' : toSurroundings(place, hint, language)),
    (item) => toCoordinates(item, coordinates),
    ({ id, suggestion }) => toNumber(suggestion?.type === 'feature' ? id.slice(-SHORT_CODE) : id),
    ({ id }) => toNumber(id),
  ];
}
