import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, type ErrorCode } from '@waypost/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  codeOf,
  createLayerWorld,
  type LayerWorld,
  toCollected,
  toPoint,
} from '../../modules/layers/layers.fixture.ts';
import type { Logger } from '../observability/logger.ts';

const WARN = 40;
const REQUESTS = 5;

interface Line {
  readonly level: number;
  readonly code?: string;
  readonly err?: unknown;
}

let lines: Line[] = [];
/** Without anything that has to be configured. */
let app: TestApp;
let world: LayerWorld;
let code: string;
let layer_uuid: string;

beforeAll(async () => {
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = await startTestApp({ TRUST_PROXY: 'on' }, log);
  world = await createLayerWorld(app);
  const project = await world.makeProject('Coast watch');
  [code = ''] = await world.makeFeatures(project, [{ name: 'Net', geometry: toPoint(1, 2) }]);
  layer_uuid = await world.makeLayer(toCollected([project]));
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

test.each<[ErrorCode, (client: HttpClient) => Promise<unknown>]>([
  ['help_centre_unavailable', (client) => client.call(ENDPOINTS.help.enterHelpCentre, { body: {} })],
  [
    'billing_unavailable',
    (client) => client.call(ENDPOINTS.billing.getPlans, { params: { org_id: world.org_id } }),
  ],
  ['weather_unavailable', (client) => client.call(ENDPOINTS.weather.getWeather, { params: { code } })],
  [
    'language_model_unavailable',
    (client) =>
      client.call(ENDPOINTS.aiReports.createAiReport, {
        params: { org_id: world.org_id, layer_uuid },
        query: {},
        body: { writer: 'model' },
      }),
  ],
])('%s for want of settings is one warning a minute, without a stack', async (expected, ask) => {
  for (let n = 0; n < REQUESTS; n += 1) expect(await codeOf(ask(world.admin.client))).toBe(expected);
  const told = lines.filter(({ level }) => level >= WARN);
  expect(told).toMatchObject([{ level: WARN, code: expected }]);
  expect(told.filter(({ err }) => err !== undefined)).toEqual([]);
});
