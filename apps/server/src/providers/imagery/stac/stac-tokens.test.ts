import { buffer } from 'node:stream/consumers';
import { type StacSandbox, startStacSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { type ImageryAccount, ImageryRefusedError, type PlacedOrder } from '../imagery.ts';
import { createStacImagery } from './stac-imagery.ts';

const COLLECTION = 'sentinel-2-c1-l2a';
const OPEN: ImageryAccount = { provider: 'stac', key: '', id: 'open' };
const [WEST, SOUTH, EAST, NORTH] = [-110.5, 24.125, -110.48, 24.145];
const AREA: PlacedOrder['area'] = {
  type: 'Polygon',
  coordinates: [
    [
      [WEST, SOUTH],
      [EAST, SOUTH],
      [EAST, NORTH],
      [WEST, NORTH],
      [WEST, SOUTH],
    ],
  ],
};

let sandbox: StacSandbox;
let order: PlacedOrder;
beforeAll(async () => {
  sandbox = await startStacSandbox({ now: () => new Date('2026-11-25T12:00:00Z') });
  const filter = { type: 'GeometryFilter', field_name: 'geometry', config: AREA } as const;
  const [scene] = await open(null).searchScenes(OPEN, { filter, types: [COLLECTION], size: 1 });
  order = {
    ...{ id: 'stac-mine', name: 'mine', type: COLLECTION, bundle: 'visual', area: AREA },
    itemIds: [scene?.id ?? ''],
  };
});
beforeEach(() => sandbox.setToken('first'));
afterAll(() => sandbox.close());

const open = (tokens: string | null) =>
  createStacImagery({ url: sandbox.url, collections: [COLLECTION], tokens });

/** What is delivered; or the code of what was thrown, or the words of a refusal. */
async function deliver(stac: ReturnType<typeof open>): Promise<Buffer | string> {
  try {
    const { signal } = new AbortController();
    const delivery = await stac.openDelivery(OPEN, order, { signal, live: () => undefined });
    return delivery === null ? 'nothing' : await buffer(delivery.stream);
  } catch (error) {
    if (error instanceof ImageryRefusedError) return error.words;
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
const countTokens = () => sandbox.calls.filter(({ path }) => path.startsWith('/token/')).length;

describe('pictures that only a token opens', () => {
  test('are read with that of their collection, which is asked for once, and are the same', async () => {
    const stac = open(sandbox.tokens);
    const signed = await deliver(stac);
    await deliver(stac);
    expect(countTokens()).toBe(1);
    sandbox.setToken(null);
    expect(Buffer.isBuffer(signed)).toBe(true);
    expect(signed).toEqual(await deliver(open(null)));
  });

  test('are read with a new one after a minute', async () => {
    const stac = open(sandbox.tokens);
    expect(Buffer.isBuffer(await deliver(stac))).toBe(true);
    sandbox.setToken('second');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect(Buffer.isBuffer(await deliver(stac))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('are refused without, in the words of their store', async () => {
    expect(await deliver(open(null))).toContain('The token is missing or at its end.');
  });

  test('are not read where tokens are no tokens', async () => {
    expect(await deliver(open(`${sandbox.url}/collections/{collection}`))).toBe('imagery_unavailable');
  });
});
