import { toPlainName } from '../place-words.ts';
import type { Cities } from './read-cities.ts';

/** Matches of one kind that are looked at before the best are taken: the list begins with the largest towns. */
const MAX_LOOKED_AT = 400;

/** Which line a place in the text belongs to. */
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
 * The towns whose names hold words that begin with those of `text`: the same name first, then names that begin with
 * it, then the rest; larger towns first. Words after the first may also be of the country, as `toCountryWords` has it.
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
  // Each look at all lines takes about a millisecond.
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
