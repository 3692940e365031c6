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
  /** Tiles from column 0 that the server keeps, at which they begin again. */
  readonly kept: number;
  /** The first column that nobody looked at. */
  readonly first: number;
  /** Milliseconds between looks, in the mean. */
  readonly gapMs: number;
}
/** Which tiles they look at from now on: as they begin, new ones. */
export type Turn = 'new' | 'kept';

/** What they saw. */
export interface Looked {
  readonly shown: Record<Turn, number>;
  readonly failed: Record<Turn, number>;
}

/** Times between looks, such as independent people leave: the same ones each time. */
function createGaps(gapMs: number): () => number {
  const random = createRandom();
  return () => -Math.log(1 - random()) * gapMs;
}

let turn: Turn = 'new';
let isOver = true;

async function lookAround({ bed, mosaic, kept, first, gapMs }: Looking): Promise<Looked> {
  const { url: baseUrl, tokens, organizationId: org_id } = bed;
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const [shown, failed] = [
    { new: 0, kept: 0 },
    { new: 0, kept: 0 },
  ];
  const looks: Promise<void>[] = [];
  const count = { new: 0, kept: 0 };
  const look = async (at: Turn) => {
    const x = at === 'kept' ? count.kept % kept : first + count.new;
    count[at] += 1;
    await client
      .call(ENDPOINTS.imagery.getMosaicTile, { params: { org_id, mosaic_name: mosaic, z: 12, x, y: 1_700 } })
      .then(
        () => (shown[at] += 1),
        () => (failed[at] += 1),
      );
  };
  const nextGap = createGaps(gapMs);
  // From the beginning, so that what each wait takes too long does not add up.
  let nextMs = performance.now();
  while (!isOver) {
    looks.push(look(turn));
    nextMs += nextGap();
    await sleep(Math.max(0, nextMs - performance.now()));
  }
  await Promise.all(looks);
  return { shown, failed };
}

process.on('message', async (asked: Looking | Turn | 'stop') => {
  if (asked === 'stop') isOver = true;
  else if (asked === 'new' || asked === 'kept') turn = asked;
  else {
    [isOver, turn] = [false, 'new'];
    process.send?.(await lookAround(asked));
  }
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
