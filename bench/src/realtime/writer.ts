// Writes features over HTTP at an even pace, listens, and asks for the tile of each. In a process of its own, as clients are.
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient } from '@waypost/client';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { type Bed, buoy } from '../run/bed.ts';
import { countPoints } from '../run/count-points.ts';
import { listen, timeHeard } from './listener.ts';

/** What a writer is told. */
export interface Writing {
  readonly bed: Pick<Bed, 'url' | 'tokens' | 'projectId'>;
  readonly writes: number;
  /** Of writes before those, one after the other: what is compiled in the middle of a rhythm would pile up. */
  readonly warmUp: number;
  readonly gapMs: number;
}

/** Milliseconds of each write until its event was heard and the tile that has it arrived. */
export interface Written {
  readonly times: readonly number[];
}

/** The tile of the buoy at zoom 14. */
const PLACE = '14/3171/7059';

/** Points of the buoy's tile. */
async function countTile({ url, tokens, projectId }: Writing['bed']): Promise<number> {
  const answer = await fetch(`${url}${API_BASE}/tiles/features/${projectId}/${PLACE}`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return countPoints(new Uint8Array(await answer.arrayBuffer())).all;
}

async function write({ bed, writes, warmUp, gapMs }: Writing): Promise<Written> {
  const { url: baseUrl, tokens, projectId } = bed;
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const listener = await listen(baseUrl, bed);
  const timeOne = async (n: number): Promise<number> => {
    const name = `Buoy ${n}`;
    const from = performance.now();
    const written = client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: projectId },
      body: { feature: { ...buoy, name } },
    });
    await timeHeard([listener], name, from);
    // That of the bed itself, and all that were heard of.
    const least = 1 + listener.heard.size;
    const count = await countTile(bed);
    if (count < least) throw new Error(`A tile has ${count} points after events of ${least}.`);
    const took = performance.now() - from;
    await written;
    return took;
  };
  for (let n = 0; n < warmUp; n += 1) await timeOne(n);
  const timing: Promise<number>[] = [];
  const began = performance.now();
  for (let n = 0; n < writes; n += 1) {
    timing.push(timeOne(warmUp + n));
    await sleep(Math.max(0, began + (n + 1) * gapMs - performance.now()));
  }
  const times = await Promise.all(timing);
  if (listener.isBroken) throw new Error('An event was left out, or came twice.');
  listener.close();
  return { times };
}

process.on('message', async (asked: Writing) => {
  const written = await write(asked);
  process.send?.(written);
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
