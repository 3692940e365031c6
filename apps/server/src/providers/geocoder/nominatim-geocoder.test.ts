import { type NominatimSandbox, startNominatimSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Geocoder } from './geocoder.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

let sandbox: NominatimSandbox;
beforeAll(async () => {
  sandbox = await startNominatimSandbox();
});
afterEach(() => sandbox.setFault('none'));
afterAll(() => sandbox.close());

const make = (options: { intervalMs?: number; timeoutMs?: number } = {}): Geocoder =>
  createNominatimGeocoder({
    url: `${sandbox.url}/`,
    userAgent: 'Waypost (test)',
    intervalMs: 0,
    ...options,
  });
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  );
const toVertices = (geometry: { coordinates: unknown } | null | undefined) =>
  JSON.stringify(geometry?.coordinates).split('],[').length;

describe('searching', () => {
  test('returns places in the API’s form, with their OpenStreetMap ids', async () => {
    const places = await make().search('port sand', 5, 'en');
    expect(places).toEqual([
      {
        place_id: 'R502',
        localname: 'Port Sandbox',
        name: 'Port Sandbox, Sandbox Isles',
        kind: 'settlement',
        country_code: 'ZZ',
        center: [-130.5, 10.5],
        bbox: [-130.56, 10.44, -130.44, 10.56],
        has_outline: null,
      },
    ]);
    expect(sandbox.calls.at(-1)?.userAgent).toBe('Waypost (test)');
    expect(sandbox.calls.at(-1)?.path).toContain('limit=5');
  });

  test('sends one request for equal searches', async () => {
    const geocoder = make();
    const before = sandbox.calls.length;
    await Promise.all([geocoder.search('Sandy', 2, 'en'), geocoder.search('sandy', 2, 'en')]);
    await geocoder.search('sandy', 2, 'en');
    expect(sandbox.calls.length - before).toBe(1);
    await geocoder.search('sandy', 2, 'es');
    expect(sandbox.calls.length - before).toBe(2);
  });

  test('asks for places of the view first', async () => {
    const geocoder = make();
    const idsNear = async (near: readonly [number, number, number, number] | null) =>
      (await geocoder.search('sandbox', 4, 'en', { near })).map((one) => one.place_id);
    expect(await idsNear(null)).toEqual(['R501', 'R502', 'N503', 'W504']);
    expect(sandbox.calls.at(-1)?.path).not.toContain('viewbox');
    expect(await idsNear([-130, 10, -129, 11])).toEqual(['R501', 'N503', 'R502', 'W504']);
    expect(decodeURIComponent(sandbox.calls.at(-1)?.path ?? '')).toContain('viewbox=-130,10,-129,11');
  });

  test('says what is known of an outline before it is looked up', async () => {
    const toOutlines = async (kinds: 'all' | 'areas') =>
      (await make().search('sandbox', 4, 'en', { kinds })).map((one) => [one.place_id, one.has_outline]);
    expect(await toOutlines('all')).toEqual([
      ['R501', null],
      ['R502', null],
      ['N503', false],
      ['W504', null],
    ]);
    expect(await toOutlines('areas')).toEqual([
      ['R501', true],
      ['R502', true],
    ]);
  });

  test('keeps its rate, and refuses a search that would wait too long', async () => {
    const geocoder = make({ intervalMs: 1_500 });
    const before = sandbox.calls.length;
    const answers = await Promise.all(
      ['port', 'sandy', 'isles', 'river', 'sandbox'].map((text) => fault(geocoder.search(text, 2, 'en'))),
    );
    expect(answers).toEqual(['none', 'none', 'none', 'places_unavailable', 'places_unavailable']);
    const times = sandbox.calls.slice(before).map((one) => one.atMs);
    for (const [index, at] of times.entries()) {
      const last = times[index - 1];
      if (last !== undefined) expect(at - last).toBeGreaterThan(1_400);
    }
  });
});

describe('one place', () => {
  test('has a simplified outline', async () => {
    const isles = await make().find('R501', 'en');
    expect(isles).toMatchObject({
      place_id: 'R501',
      localname: 'Sandbox Isles',
      country_code: 'ZZ',
      kind: 'country',
    });
    expect(isles?.geometry?.type).toBe('MultiPolygon');
    expect(toVertices(isles?.geometry)).toBeLessThanOrEqual(5_002);
    expect(toVertices(isles?.geometry)).toBeGreaterThan(1_000);
    expect(isles?.bbox[0]).toBeCloseTo(-131.05, 1);
    const port = await make().find('1002', 'en');
    expect(port).toMatchObject({ place_id: 'R502', name: 'Port Sandbox, Sandbox Isles' });
    expect(port?.geometry?.type).toBe('Polygon');
  });

  test('has no outline if it is a point or a line', async () => {
    expect(await make().find('N503', 'en')).toMatchObject({ localname: 'Sandy Point', geometry: null });
    expect(await make().find('W504', 'en')).toMatchObject({ localname: 'Sandbox River', geometry: null });
  });

  test('is null if unknown, and an invalid id is not requested', async () => {
    expect(await make().find('R999', 'en')).toBeNull();
    const before = sandbox.calls.length;
    for (const id of ['../status', 'X1', 'country:MX', '1&osmid=2', '']) {
      expect(await make().find(id, 'en')).toBeNull();
    }
    expect(sandbox.calls.length).toBe(before);
  });
});

describe('a misbehaving instance', () => {
  test.each(['error', 'garbage', 'flood', 'redirect'] as const)('%s', async (kind) => {
    sandbox.setFault(kind);
    expect(await fault(make().search('port', 2, 'en'))).toBe('places_unavailable');
    expect(await fault(make().find('R501', 'en'))).toBe('places_unavailable');
  });

  test('times out when it hangs', async () => {
    sandbox.setFault('hang');
    const limits = vi.spyOn(AbortSignal, 'timeout');
    expect(await fault(make({ timeoutMs: 200 }).search('port', 2, 'en'))).toBe('places_unavailable');
    expect(limits.mock.calls).toEqual([[200]]);
    limits.mockRestore();
  });

  test('gets no requests for a while when it keeps failing', async () => {
    sandbox.setFault('error');
    const geocoder = make();
    const before = sandbox.calls.length;
    for (let round = 0; round < 8; round += 1) await fault(geocoder.search('port', 2, 'en'));
    expect(sandbox.calls.length - before).toBe(4);
    sandbox.setFault('none');
    expect(await fault(geocoder.search('port', 2, 'en'))).toBe('places_unavailable');
    expect(await fault(make().search('port', 2, 'en'))).toBe('none');
  });
});
