import { ApiError } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { startNominatimSandbox, startWeatherSandbox } from '@waypost/sandbox';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app/test-app.ts';

const { searchPlaces, getPlace } = ENDPOINTS.places;

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );

test('without a geocoder, places come from the gazetteer with their outlines', async () => {
  const app = await startTestApp();
  const { client } = await app.createPerson('Ana Ruiz');
  const { places } = await client.call(searchPlaces, { query: { q: 'mexico', limit: 2 } });
  expect(places).toHaveLength(2);
  const params = { place_id: places[0]?.place_id ?? '' };
  const mexico = await client.call(getPlace, { params, query: { lang: 'es' } });
  expect(mexico).toMatchObject({ localname: 'México', country_code: 'MX', kind: 'country' });
  expect(mexico.geometry?.type).toBe('MultiPolygon');
  const areas = await client.call(searchPlaces, { query: { q: 'mexico', limit: 6, areas: 'true' } });
  expect(areas.places.map((one) => one.kind)).toEqual(['country']);
  const view = { west: -112, south: 22, east: -109, north: 27 };
  const nameFirst = async (query: Partial<typeof view>) =>
    (await client.call(searchPlaces, { query: { q: 'la paz', limit: 1, ...query } })).places[0]?.name;
  expect(await nameFirst(view)).toBe('La Paz, Mexico');
  // A view with a side missing is none.
  expect(await nameFirst({ west: view.west, south: view.south, east: view.east })).toBe('La Paz, Bolivia');
  expect(await code(client.call(getPlace, { params: { place_id: 'nowhere' }, query: {} }))).toBe(
    'place_not_found',
  );
  expect(await code(client.call(searchPlaces, { query: { q: 'm' } }))).toBe('validation_failed');
  expect(await code(client.call(searchPlaces, { query: { q: 'mexico', limit: 11 } }))).toBe(
    'validation_failed',
  );
  expect(await code(app.as().call(searchPlaces, { query: { q: 'mexico' } }))).toBe('unauthorized');
  await app.close();
});

test('a configured geocoder is queried, and reported as unavailable while it is down', async () => {
  const sandbox = await startNominatimSandbox();
  const app = await startTestApp({ GEOCODER_URL: sandbox.url });
  const { client } = await app.createPerson('Bea Sol');
  const { places } = await client.call(searchPlaces, { query: { q: 'port', limit: 2 } });
  expect(places.map((one) => one.place_id)).toEqual(['R502']);
  expect((await client.call(getPlace, { params: { place_id: 'R502' }, query: {} })).geometry?.type).toBe(
    'Polygon',
  );
  const listOf = async (areas: 'true' | 'false') => {
    const answer = await client.call(searchPlaces, { query: { q: 'sandbox', limit: 6, areas } });
    return answer.places.map((one) => one.place_id);
  };
  const all = await listOf('false');
  expect(all).toContain('N503');
  expect(all).toContain('W504');
  expect(await listOf('true')).toEqual(all.filter((id) => id.startsWith('R')));
  sandbox.setFault('error');
  expect(await code(client.call(searchPlaces, { query: { q: 'sandy' } }))).toBe('places_unavailable');
  // Endpoints that do not need the geocoder keep working.
  expect(await code(client.call(ENDPOINTS.search.search, { query: { q: 'sandy' } }))).toBe('done');
  await app.close();
  await sandbox.close();
});

test('the weather of a feature is that of its centre, and its failure affects nothing else', async () => {
  const sandbox = await startWeatherSandbox();
  const app = await startTestApp({ WEATHER_URL: sandbox.url });
  const { client } = await app.createPerson('Cam Luz');
  const { organization_id: org_id } = await client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: 'Weather watch' },
  });
  const { project_id } = await client.call(ENDPOINTS.projects.createProject, {
    params: { org_id },
    body: { name: 'Capes' },
  });
  const make = async (west: number) => {
    const ring = [
      [west, 0],
      [west + 2, 0],
      [west + 2, 2],
      [west, 2],
      [west, 0],
    ] as [number, number][];
    const feature = { name: 'Cape', geometry: { type: 'Polygon' as const, coordinates: [ring] } };
    const made = await client.call(ENDPOINTS.features.createFeature, {
      query: { project_id },
      body: { feature },
    });
    return { code: made.properties.code };
  };
  const getWeather = (params: { code: string }) => client.call(ENDPOINTS.weather.getWeather, { params });
  const params = await make(10);
  const { hours } = await getWeather(params);
  expect(hours).toHaveLength(18);
  expect(Date.parse(hours[0]?.at ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  expect(sandbox.calls.at(-1)).toContain('latitude=1&longitude=11&');
  sandbox.setFault('error');
  const elsewhere = await make(50);
  expect(await code(getWeather(elsewhere))).toBe('weather_unavailable');
  expect(await code(client.call(ENDPOINTS.features.getFeature, { params: elsewhere }))).toBe('done');
  // A cached forecast is still returned.
  expect(await code(getWeather(params))).toBe('done');
  await client.call(ENDPOINTS.features.deleteFeature, { params });
  expect(await code(getWeather(params))).toBe('feature_not_found');
  const config = await app.as().call(ENDPOINTS.sessions.getFrontConfig);
  expect(config.showWeather).toBe(true);
  await app.close();
  await sandbox.close();
});

test('without a weather service the front configuration reports none', async () => {
  const app = await startTestApp();
  expect((await app.as().call(ENDPOINTS.sessions.getFrontConfig)).showWeather).toBe(false);
  await app.close();
});
