import { z } from 'zod';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import {
  type Imagery,
  type ImageryAccount,
  ImageryRefusedError,
  type Measurement,
  type NewSubscription,
  type ProviderSubscription,
} from '../imagery.ts';
import { parsePlanet } from './parse-planet.ts';
import { openRasterFile } from './planet-bucket.ts';
import type { PlanetBucket, PlanetCaller } from './planet-caller.ts';

const SUBSCRIPTIONS = '/subscriptions/v1';
const MAX_MESSAGE = 500;
const RESULTS_A_PAGE = 100;
const MAX_PAGES = 20;

const STATES: Readonly<Record<string, ProviderSubscription['state']>> = {
  preparing: 'running',
  pending: 'running',
  running: 'running',
  // It may be taken up again, and then costs no second one.
  suspended: 'running',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
};
const subscription = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().nullish(),
  status: z.string(),
  message: z.string().nullish(),
});
const subscriptions = z.object({ subscriptions: z.array(subscription) });
const measured = z.object({
  id: z.string().min(1).max(200),
  // The folder of its files in the bucket.
  item_id: z
    .string()
    .regex(/^[\w.:-]{1,200}$/)
    .nullish()
    .catch(null),
  item_datetime: z.string().nullish(),
  properties: z
    .object({ statistics: z.array(z.object({ value: z.number().nullish() })).nullish() })
    .nullish(),
});
const results = z.object({
  results: z.array(measured),
  _links: z.object({ next: z.string().nullish() }).nullish(),
});

function toSubscription({ id, status, message }: z.output<typeof subscription>): ProviderSubscription {
  const state = STATES[status];
  if (state === undefined) {
    const cause = new Error(`A subscription of Planet is ${status.slice(0, 40)}.`);
    throw new ProviderDownError('imagery', 'imagery_unavailable', cause);
  }
  return { id, state, message: message?.slice(0, MAX_MESSAGE) ?? null };
}

const DAY_MS = 86_400_000;

const toBody = (
  { name, type, sourceId, area, first, last }: NewSubscription,
  bucket: PlanetBucket | null,
) => ({
  name,
  ...(bucket !== null && { delivery: bucket.delivery }),
  source: {
    type,
    parameters: {
      id: sourceId,
      geometry: area,
      start_time: `${first}T00:00:00Z`,
      // Planet leaves out what is of this moment or later.
      end_time: new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS).toISOString(),
    },
  },
});

/** What was measured; null for a result without a time or a value, such as one that clouds covered. */
function toMeasurement(
  { id, item_id, item_datetime, properties }: z.output<typeof measured>,
  bucket: PlanetBucket | null,
): Measurement | null {
  const at = new Date(item_datetime ?? Number.NaN);
  const value = properties?.statistics?.[0]?.value;
  return value == null || Number.isNaN(at.getTime())
    ? null
    : { id, at, value, rasterName: bucket === null ? null : (item_id ?? null) };
}

async function listMeasurements(
  call: PlanetCaller,
  account: ImageryAccount,
  id: string,
  bucket: PlanetBucket | null,
): Promise<Measurement[]> {
  const found = new Map<string, Measurement>();
  const of = `${SUBSCRIPTIONS}/${encodeURIComponent(id)}/results`;
  let to: string | null = `${of}?status=success&page_size=${RESULTS_A_PAGE}`;
  for (let pages = 0; to !== null && pages < MAX_PAGES; pages += 1) {
    const page: z.output<typeof results> = parsePlanet(results, await call(account, { to }));
    for (const result of page.results) {
      const one = toMeasurement(result, bucket);
      if (one !== null) found.set(one.id, one);
    }
    to = page._links?.next ?? null;
  }
  return [...found.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Planetary variables by Planet’s Subscriptions API. Values are read here, rasters where the bucket of the installation is read. */
export function createPlanetSubscriptions(
  call: PlanetCaller,
  bucket: PlanetBucket | null,
): Pick<
  Imagery,
  | 'subscribe'
  | 'findSubscription'
  | 'getSubscription'
  | 'cancelSubscription'
  | 'listMeasurements'
  | 'openMeasured'
> {
  const toPath = (id: string) => `${SUBSCRIPTIONS}/${encodeURIComponent(id)}`;
  return {
    async subscribe(account, asked) {
      const body = await call(account, { to: SUBSCRIPTIONS, method: 'POST', json: toBody(asked, bucket) });
      return toSubscription(parsePlanet(subscription, body));
    },
    async findSubscription(account, name) {
      const body = await call(account, { to: `${SUBSCRIPTIONS}?name=${encodeURIComponent(name)}` });
      const found = parsePlanet(subscriptions, body).subscriptions.find((one) => one.name === name);
      return found === undefined ? null : toSubscription(found);
    },
    async getSubscription(account, id) {
      const body = await call(account, { to: toPath(id) });
      return body === null ? null : toSubscription(parsePlanet(subscription, body));
    },
    async cancelSubscription(account, id) {
      const body = await call(account, { to: `${toPath(id)}/cancel`, method: 'POST' });
      if (body === null) throw new ImageryRefusedError(404, 'Planet does not know the subscription.');
    },
    listMeasurements: (account, id) => listMeasurements(call, account, id, bucket),
    openMeasured: async (_account, id, rasterName, signal) =>
      bucket === null ? null : openRasterFile(bucket, id, rasterName, signal),
  };
}
