import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { MAX_OUTLINE_VERTICES, placeWithOutline } from '@waypost/contract';
import { areaOf } from '@waypost/geo';
import { describe, expect, test } from 'vitest';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';

const geocoder = createGazetteerGeocoder();
const names = async (text: string, limit = 5) =>
  (await geocoder.search(text, limit, 'en')).map((one) => one.name);

/** Milliseconds of processor time, of all threads. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the gazetteer', () => {
  test('the first search of a process does not make the places of their packages, even if it finds nothing', async () => {
    // Whoever came first prepared them.
    await names('la paz');
    const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
    const borders = await readFile(path, 'utf8');
    const times: { first: number; parsing: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const first = await timeOf(() => createGazetteerGeocoder().search('xxxxx', 5, 'en'));
      times.push({ first, parsing: await timeOf(() => JSON.parse(borders)) });
    }
    const least = (of: 'first' | 'parsing') => Math.min(...times.map((one) => one[of]));
    // To parse the borders is a tenth of making them, and more than reading what was made.
    expect(least('first') / least('parsing')).toBeLessThan(3);
  });

  test('finds countries in both languages, and returns names in the requested one', async () => {
    expect(await names('mex', 1)).toEqual(['Mexico']);
    expect((await geocoder.search('mex', 1, 'en'))[0]?.has_outline).toBe(true);
    expect(await names('Estados Unidos', 1)).toEqual(['United States']);
    const [germany] = await geocoder.search('germany', 1, 'es');
    expect(germany).toMatchObject({
      place_id: 'country:DE',
      localname: 'Alemania',
      country_code: 'DE',
      kind: 'country',
    });
  });

  test('finds towns without accents, larger ones first, narrowed by country', async () => {
    expect((await names('la paz', 2))[0]).toBe('La Paz, Bolivia');
    expect(await names('La Paz, Mexico', 1)).toEqual(['La Paz, Mexico']);
    expect(await names('sao paulo', 1)).toEqual(['São Paulo, Brazil']);
    // A town with exactly that name ranks before a country that merely contains the word.
    expect((await names('leon', 2)).every((name) => name.startsWith('León'))).toBe(true);
  });

  test('prefers towns near the view among names that match equally well', async () => {
    const near = (text: string, view: readonly [number, number, number, number], limit = 3) =>
      geocoder.search(text, limit, 'en', { near: view }).then((places) => places.map((one) => one.name));
    const baja = [-112, 22, -109, 27] as const;
    expect((await near('la paz', baja)).slice(0, 2)).toEqual(['La Paz, Mexico', 'La Paz, Bolivia']);
    // Half a name: the town in view, though larger ones elsewhere begin like it.
    expect(await near('la p', baja, 1)).toEqual(['La Paz, Mexico']);
    // The same view in the copy of the world to the east.
    expect(await near('la paz', [248, 22, 251, 27], 1)).toEqual(['La Paz, Mexico']);
    // A name elsewhere comes before a longer one in the view.
    expect((await near('paris', [-100, 26, -94, 33]))[0]).toBe('Paris, United States');
    expect(await near('paris', [-100, 26, -97, 29])).toContain('Paris, France');
    // In a view of the world nothing is near.
    expect(await near('la paz', [-170, -60, 170, 80], 1)).toEqual(['La Paz, Bolivia']);
    expect(await near('mexico', [0, 0, 1, 1], 1)).toEqual(['Mexico']);
  });

  test('leaves room for towns besides countries', async () => {
    const kinds = (await geocoder.search('san', 5, 'en')).map((one) => one.kind);
    expect(kinds).toContain('country');
    expect(kinds).toContain('settlement');
  });

  test.each(['xyzzy', '—', '%', '  ', "'; drop table"])('finds nothing for %j', async (text) => {
    expect(await names(text)).toEqual([]);
  });

  test('every country has a valid outline of about its real size', async () => {
    for (const [code, km2] of [
      ['MX', 1_960_000],
      ['CA', 9_980_000],
      ['RU', 17_000_000],
      ['FJ', 18_300],
    ] as const) {
      const found = await geocoder.find(`country:${code}`, 'en');
      const { geometry } = placeWithOutline.parse(found);
      if (geometry === null) throw new Error('There should be an outline.');
      expect(Math.abs(areaOf(geometry) / 1e6 / km2 - 1)).toBeLessThan(0.06);
      expect(JSON.stringify(geometry).split('],[').length).toBeLessThan(MAX_OUTLINE_VERTICES + 100);
    }
  });

  test('a country across the antimeridian has the narrower box', async () => {
    const [west = 0, , east = 0] = (await geocoder.find('country:FJ', 'en'))?.bbox ?? [];
    expect(west).toBeGreaterThan(170);
    expect(east - west).toBeLessThan(10);
    const [usWest = 0] = (await geocoder.find('country:US', 'en'))?.bbox ?? [];
    expect(usWest).toBeGreaterThan(170);
    expect((await geocoder.find('country:MX', 'en'))?.bbox[0]).toBeLessThan(-110);
  });

  test('a town is a point, and an unknown place is null', async () => {
    const [town] = await geocoder.search('La Paz, Mexico', 1, 'en');
    expect(town?.has_outline).toBe(false);
    const found = await geocoder.find(town?.place_id ?? '', 'en');
    expect(found).toMatchObject({ localname: 'La Paz', country_code: 'MX', geometry: null });
    for (const id of ['city:1', 'country:ZZ', 'R123', '../etc', 'city:99999999999']) {
      expect(await geocoder.find(id, 'en')).toBeNull();
    }
  });
});
