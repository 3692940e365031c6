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

/**
 * Finds towns in whose names every word of `text` is the start of a word: exact names first, then names that start with
 * the text, then the rest; larger towns first. Words after the first may also match the country, as in
 * `toCountryWords`.
 */
export function findCities(
  cities: Cities,
  text: string,
  limit: number,
  toCountryWords: (code: string) => string,
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
  // Each scan of all lines takes about a millisecond.
  for (const wanted of [` ${whole}\n`, `\n ${whole}`, `\n ${first}`, ` ${first}`]) {
    const isWhole = wanted.endsWith('\n');
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
