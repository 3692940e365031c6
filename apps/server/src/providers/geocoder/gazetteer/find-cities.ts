import type { View } from '../geocoder.ts';
import { toPlainName } from '../place-words.ts';
import type { Cities } from './read-cities.ts';

/** Matches of one kind to examine before the best are chosen: the list starts with the largest towns. */
const MAX_LOOKED_AT = 400;

/** The line that contains a position in the text. */
function toIndex({ lineStarts }: Cities, at: number): number {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function readLine({ lines, lineStarts }: Cities, index: number): string {
  return lines.slice(lineStarts[index], (lineStarts[index + 1] ?? lines.length) - 1);
}

/** Beyond the edges of a view, as a share of its size and at least so many degrees: what is near it counts as in it. */
const MARGIN = { share: 0.25, min: 0.25 };
/** A view of more degrees than this across shows no place in particular. */
const MAX_VIEW = 120;

/** The towns in and around a view, the largest first. */
function listNear({ count, lngs, lats }: Cities, [west, south, east, north]: View): number[] {
  if (east - west > MAX_VIEW) return [];
  const toMargin = (size: number) => Math.max(size * MARGIN.share, MARGIN.min);
  const [across, up] = [toMargin(east - west), toMargin(north - south)];
  const near: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const lat = lats[index] ?? 0;
    if (lat < south - up || lat > north + up) continue;
    // Views may reach beyond the antimeridian on either side.
    const lng = lngs[index] ?? 0;
    const isWithin = [lng - 360, lng, lng + 360].some((one) => one >= west - across && one <= east + across);
    if (isWithin) near.push(index);
  }
  return near;
}

/**
 * Finds towns in whose names every word of `text` is the start of a word: exact names first, then names that start with
 * the text, then the rest; within each, towns near `view` first, then larger towns first. Words after the first may
 * also match the country, as in `toCountryWords`.
 */
export function findCities(
  cities: Cities,
  text: string,
  limit: number,
  toCountryWords: (code: string) => string,
  view: View | null,
): number[] {
  const [first, ...others] = toPlainName(text).split(' ');
  if (first === undefined || first === '') return [];
  const isMatch = (index: number) => {
    const line = readLine(cities, index);
    const country =
      others.length === 0 ? '' : toCountryWords(cities.countries[cities.countryOf[index] ?? 0] ?? '');
    return others.every((word) => line.includes(` ${word}`) || country.includes(` ${word}`));
  };
  const found = new Set<number>();
  const whole = toPlainName(text);
  const near = view === null ? [] : listNear(cities, view);
  // Each scan of all lines takes about a millisecond.
  for (const wanted of [` ${whole}\n`, `\n ${whole}`, `\n ${first}`, ` ${first}`]) {
    const isWhole = wanted.endsWith('\n');
    for (const index of near) {
      if (found.size === limit) break;
      const line = readLine(cities, index);
      const isNamed = isWhole ? line === ` ${whole}` : `\n${line}`.includes(wanted);
      if (isNamed && isMatch(index)) found.add(index);
    }
    let looked = 0;
    for (
      let at = cities.lines.indexOf(wanted);
      at !== -1 && looked < MAX_LOOKED_AT && found.size < limit;
      at = cities.lines.indexOf(wanted, at + 1)
    ) {
      looked += 1;
      const index = toIndex(cities, wanted.startsWith('\n') ? at + 1 : at);
      const isSame = !isWhole || readLine(cities, index).length === whole.length + 1;
      if (isSame && isMatch(index)) found.add(index);
    }
  }
  return [...found].slice(0, limit);
}
