// People who look at tiles, in a process of their own, as browsers are.
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Bed } from '../run/bed.ts';
import { createRandom } from '../run/create-random.ts';

/** What people look at until they are told to stop. */
export interface Looking {
  readonly bed: Pick<Bed, 'url' | 'tokens' | 'organizationId'>;
  readonly mosaic: string;
  /** The first tile, by its column; the next one is beside it. */
  readonly first: number;
  /** After so many they begin again. */
  readonly across: number;
  /** Milliseconds between looks, in the mean. */
  readonly gapMs: number;
}

/** What they saw. */
export interface Looked {
  readonly shown: number;
  readonly failed: number;
}

/** Times between looks, such as independent people leave: the same ones each time. */
function createGaps(gapMs: number): () => number {
  const random = createRandom();
  return () => -Math.log(1 - random()) * gapMs;
}

async function lookAround(
  { bed, mosaic, first, across, gapMs }: Looking,
  isOver: () => boolean,
): Promise<Looked> {
  const { url: baseUrl, tokens, organizationId: org_id } = bed;
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const look = (x: number) =>
    client
      .call(ENDPOINTS.imagery.getMosaicTile, { params: { org_id, mosaic_name: mosaic, z: 12, x, y: 1_700 } })
      .then(
        () => true,
        () => false,
      );
  const looks: Promise<boolean>[] = [];
  const nextGap = createGaps(gapMs);
  // From the beginning, so that what each wait takes too long does not add up.
  let nextMs = performance.now();
  while (!isOver()) {
    looks.push(look(first + (looks.length % across)));
    nextMs += nextGap();
    await sleep(Math.max(0, nextMs - performance.now()));
  }
  const seen = await Promise.all(looks);
  const shown = seen.filter((isShown) => isShown).length;
  return { shown, failed: seen.length - shown };
}

let isOver = false;
process.on('message', async (asked: Looking | 'stop') => {
  isOver = asked === 'stop';
  if (asked !== 'stop') process.send?.(await lookAround(asked, () => isOver));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
