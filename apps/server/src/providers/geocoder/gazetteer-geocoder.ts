import { type AreaGeometry, MAX_OUTLINE_VERTICES, type Place } from '@waypost/contract';
import { simplifyArea } from '@waypost/geo';
import { createRecentCache } from '../../platform/recent-cache.ts';
import { findCities } from './gazetteer/find-cities.ts';
import { preparePlaces } from './gazetteer/prepare-places.ts';
import type { Cities } from './gazetteer/read-cities.ts';
import type { Countries, Country } from './gazetteer/read-countries.ts';
import { toOutline } from './gazetteer/to-outline.ts';
import type { Geocoder, PlaceLanguage } from './geocoder.ts';
import { toPlainName } from './place-words.ts';

/** Half the side of the box around a town, in degrees: only its centre is known. */
const TOWN_REACH = { small: 0.03, large: 0.12 };
const LARGE_TOWN = 200_000;

interface NamedCountry {
  readonly country: Country;
  readonly names: Readonly<Record<PlaceLanguage, string>>;
  /** Its normalized names in all languages, each preceded by a space. */
  readonly words: string;
  readonly plainNames: readonly string[];
}

interface Gazetteer {
  readonly cities: Cities;
  readonly borders: Countries;
  readonly countries: readonly NamedCountry[];
  readonly byCode: ReadonlyMap<string, NamedCountry>;
}

function nameCountry(country: Country): NamedCountry {
  const toName = (language: PlaceLanguage) =>
    (country.code === null
      ? undefined
      : new Intl.DisplayNames(language, { type: 'region' }).of(country.code)) ?? country.name;
  const names = { en: toName('en'), es: toName('es') };
  const plainNames = [names.en, names.es, country.name].map(toPlainName);
  return { country, names, plainNames, words: plainNames.map((name) => ` ${name}`).join('') };
}

async function load(): Promise<Gazetteer> {
  const { cities, borders } = await preparePlaces();
  const countries = borders.list.map(nameCountry);
  const byCode = new Map(
    countries.flatMap((one) => (one.country.code === null ? [] : [[one.country.code, one]])),
  );
  return { cities, borders, countries, byCode };
}

const UTF8 = new TextDecoder();

function toCityName({ names, nameStarts }: Cities, index: number): string {
  return UTF8.decode(names.subarray(nameStarts[index], nameStarts[index + 1]));
}

const wrap = (lng: number) => (lng > 180 ? lng - 360 : lng);

function toCountryPlace({ country, names }: NamedCountry, language: PlaceLanguage): Place {
  const [west, south, east, north] = country.bbox;
  return {
    place_id: `country:${country.code ?? toPlainName(country.name)}`,
    localname: names[language],
    name: names[language],
    kind: 'country',
    country_code: country.code,
    has_outline: true,
    center: [wrap((west + east) / 2), (south + north) / 2],
    bbox: country.bbox,
  };
}

function toCityPlace({ cities, byCode }: Gazetteer, index: number, language: PlaceLanguage): Place {
  const localname = toCityName(cities, index);
  const code = cities.countries[cities.countryOf[index] ?? 0] ?? '';
  const country = byCode.get(code)?.names[language];
  const [lng, lat] = [cities.lngs[index] ?? 0, cities.lats[index] ?? 0];
  const reach = (cities.populations[index] ?? 0) >= LARGE_TOWN ? TOWN_REACH.large : TOWN_REACH.small;
  return {
    place_id: `city:${cities.ids[index] ?? 0}`,
    localname,
    name: country === undefined ? localname : `${localname}, ${country}`,
    kind: 'settlement',
    country_code: /^[A-Z]{2}$/.test(code) ? code : null,
    center: [lng, lat],
    has_outline: false,
    bbox: [lng - reach, lat - reach, lng + reach, lat + reach],
  };
}

/**
 * The countries in which every word of `text` is the start of a word; `first` are those that start with the whole text.
 */
function findCountries({ countries }: Gazetteer, text: string, language: PlaceLanguage) {
  const wanted = toPlainName(text);
  const words = wanted.split(' ').filter((word) => word !== '');
  const found = countries.filter(
    (one) =>
      words.length > 0 &&
      one.plainNames.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`))),
  );
  const isFirst = ({ plainNames }: NamedCountry) => plainNames.some((name) => name.startsWith(wanted));
  const toPlaces = (some: readonly NamedCountry[]) =>
    some
      .toSorted((a, b) => a.names[language].length - b.names[language].length)
      .map((one) => toCountryPlace(one, language));
  return { first: toPlaces(found.filter(isFirst)), later: toPlaces(found.filter((one) => !isFirst(one))) };
}

/**
 * A geocoder without a network: the world's countries with their outlines, and its towns as points. What `preparePlaces`
 * kept is read with the first search; each takes some milliseconds, whether or not it finds anything.
 */
export function createGazetteerGeocoder(): Geocoder {
  const outlines = createRecentCache<AreaGeometry>(20, Number.POSITIVE_INFINITY);
  let loading: Promise<Gazetteer> | null = null;
  const get = (): Promise<Gazetteer> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    async search(text, limit, language, { kinds = 'all', near = null } = {}) {
      const gazetteer = await get();
      if (kinds === 'areas') {
        // Only the centre of a town is known.
        const { first, later } = findCountries(gazetteer, text, language);
        return [...first, ...later].slice(0, limit);
      }
      const cities = findCities(
        gazetteer.cities,
        text,
        limit,
        (code) => gazetteer.byCode.get(code)?.words ?? '',
        near,
      );
      const towns = cities.map((index) => toCityPlace(gazetteer, index, language));
      const { first, later } = findCountries(gazetteer, text, language);
      // Countries of that name come first, but leave room for towns of that name.
      const head = first.slice(0, Math.max(Math.ceil(limit / 2), limit - towns.length));
      return [...head, ...towns, ...later].slice(0, limit);
    },
    async find(placeId, language) {
      const gazetteer = await get();
      const country = gazetteer.countries.find((one) => toCountryPlace(one, language).place_id === placeId);
      if (country !== undefined) {
        const geometry = await outlines.get(placeId, async () => {
          const outline = toOutline(gazetteer.borders, country.country);
          return simplifyArea(outline, MAX_OUTLINE_VERTICES) as AreaGeometry; // positions are unchanged
        });
        return { ...toCountryPlace(country, language), geometry };
      }
      const id = /^city:(\d{1,10})$/.exec(placeId)?.[1];
      const index = id === undefined ? -1 : gazetteer.cities.ids.indexOf(Number(id));
      return index === -1 ? null : { ...toCityPlace(gazetteer, index, language), geometry: null };
    },
  };
}
