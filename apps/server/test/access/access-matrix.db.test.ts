import { ApiError } from '@waypost/client';
import { ENDPOINTS, type Endpoint } from '@waypost/contract';
import {
  type MarineSandbox,
  type PlanetSandbox,
  type StripeSandbox,
  startMarineSandbox,
  startPlanetSandbox,
  startStripeSandbox,
  startWeatherSandbox,
  type WeatherSandbox,
} from '@waypost/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { isFull } from '../app/test-full.ts';
import { expectVerdict } from './access-oracle.ts';
import type { AccessRequest } from './access-request.ts';
import {
  type AccessWorld,
  createAccessWorld,
  listUsualKinds,
  PRINCIPAL_KINDS,
  type PrincipalKind,
  STANDINGS,
} from './access-world.ts';
import { collectAccessRequests, findRequests } from './collect-access-requests.ts';

const carried = await collectAccessRequests();

let stripe: StripeSandbox;
let weather: WeatherSandbox;
let planet: PlanetSandbox;
let marine: MarineSandbox;
let app: TestApp;
let world: AccessWorld;

beforeAll(async () => {
  // Each call has its own client address, so that rate limits do not affect the matrix.
  stripe = await startStripeSandbox();
  planet = await startPlanetSandbox();
  // A moment at which vessels have photographs.
  marine = await startMarineSandbox({ fleetOf: new Date('2026-11-25T11:14:00Z') });
  weather = await startWeatherSandbox();
  app = await startTestApp({
    TRUST_PROXY: 'on',
    WEATHER_URL: weather.url,
    ...planet.env,
    ...marine.env,
    ...stripe.env,
  });
  world = await createAccessWorld(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await planet.close();
  await marine.close();
  await weather.close();
});

async function call(
  kind: PrincipalKind,
  endpoint: Endpoint,
  request: AccessRequest,
): Promise<number | 'allowed'> {
  const input = await request.input(world, kind);
  try {
    await world.as(kind).call(endpoint, input as never);
    return 'allowed';
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

for (const [module, endpoints] of Object.entries(ENDPOINTS)) {
  for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    describe(`${module}.${name}: ${endpoint.method} ${endpoint.path}`, () => {
      const requests = findRequests(carried, module, name);
      const kinds = isFull ? PRINCIPAL_KINDS : listUsualKinds(endpoint.access);
      // `access-requests.test.ts` reports what to add and where.
      test('has a valid request', () => expect(requests).not.toEqual([]));
      for (const request of requests) {
        const expected = (kind: PrincipalKind) => {
          const verdict = expectVerdict(endpoint.access, STANDINGS[kind], request);
          return verdict === 'allowed' ? (request.always?.status ?? verdict) : verdict;
        };
        test.each(kinds.map((kind) => ({ kind, expected: expected(kind), title: request.title ?? '' })))(
          `$title as $kind → $expected`,
          async ({ kind, expected: verdict }) => {
            expect(await call(kind, endpoint, request)).toBe(verdict);
          },
        );
      }
    });
  }
}
