import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { startServer } from '@waypost/e2e/start-server';
import { openBed } from '../run/bed.ts';
import { hear, startChild } from '../run/child.ts';
import { isQuick, toRounds } from '../run/rounds.ts';
import { type Row, toMs } from '../run/row.ts';
import { readOnBeat, toP95 } from '../run/time-reads.ts';
import type { Looked, Looking, Turn } from './lookers.ts';
import type { Asked, Outage } from './provider.ts';

const { imagery } = ENDPOINTS;
const ROUNDS = toRounds(2);
/** In turns as short as this, slow minutes of the machine fall to both alike. */
const TURN_MS = 1_000;
/**
 * After four requests that came to nothing the server makes none for 30 s, so that an outage has to be long to hold both
 * what waits and what is refused at once.
 */
const OUTAGE_MS = isQuick ? 20_000 : 35_000;
/** Then the server asks again. */
const PAUSE_MS = 31_000;
/**
 * People who each look at another tile once a second in the mean, whether or not the last one came: at moments of their
 * own, and not in step with the reads, each of which would then meet a look or none.
 */
const PEOPLE = 20;
const LOOK_MS = 1_000;
/** Milliseconds between reads: as many as it takes to know the slowest of twenty within a few percent. */
const READ_MS = 10;

const OUTAGES = {
  hang: 'does not answer',
  error: 'answers 500',
  garbage: 'answers garbage',
  refused: 'refuses connections',
} as const satisfies Record<Outage, string>;

/** A provider that can fail, and come back at the same address. */
async function openProvider() {
  const child = startChild(join(import.meta.dirname, 'provider.ts'));
  const ask = async (asked: Asked) => {
    const answered = hear<Record<string, string>>(child);
    child.send(asked);
    return answered;
  };
  return { env: await ask({ begin: true }), ask, close: () => child.kill('SIGKILL') };
}

/** Tiles that the server keeps, which people look at in turn with new ones. */
const KEPT = 200;
const ACROSS = 4_096;

/** What an outage of a provider of imagery costs those who read features. */
export async function benchOutages(databaseUrl: string): Promise<Row[]> {
  const provider = await openProvider();
  const bed = await openBed(databaseUrl, provider.env);
  // Who reads, who looks, the provider and the server are each elsewhere; the server in here ends.
  await bed.app.http.close();
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl, ...provider.env });
  const lookers = startChild(join(import.meta.dirname, 'lookers.ts'));
  try {
    const { tokens, organizationId, code } = bed;
    const { url } = server;
    const client = createHttpClient({
      baseUrl: url,
      tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
    });
    const reader = { client, code };
    const { monthly } = await client.call(imagery.listMosaics, { params: { org_id: organizationId } });
    const mosaic = monthly.at(-1)?.name ?? '';
    for (let x = 0; x < KEPT; x += 1)
      await client.call(imagery.getMosaicTile, {
        params: { org_id: organizationId, mosaic_name: mosaic, z: 12, x, y: 1_700 },
      });
    let first = KEPT;
    /** Reads while people look at new tiles, and in between at kept ones. @throws where not each kept one is shown, or a new one is. */
    const readDuring = async (outage: Outage): Promise<Record<Turn, number[]>> => {
      const times: Record<Turn, number[]> = { new: [], kept: [] };
      await provider.ask({ fail: outage });
      const looked = hear<Looked>(lookers);
      const asked = {
        bed: { url, tokens, organizationId },
        mosaic,
        kept: KEPT,
        first,
        gapMs: LOOK_MS / PEOPLE,
      };
      lookers.send(asked satisfies Looking);
      const endsAt = performance.now() + OUTAGE_MS;
      for (let turn: Turn = 'new'; performance.now() < endsAt; turn = turn === 'new' ? 'kept' : 'new') {
        lookers.send(turn);
        const isOverAt = performance.now() + TURN_MS;
        times[turn].push(...(await readOnBeat(reader, () => performance.now() > isOverAt, READ_MS)));
      }
      lookers.send('stop');
      const { shown, failed } = await looked;
      if (shown.new > 0 || failed.kept > 0 || failed.new === 0 || first + failed.new > ACROSS)
        throw new Error(`Of new tiles ${shown.new} were shown, of kept ones ${failed.kept} were not.`);
      first += failed.new;
      await provider.ask({ comeBack: outage });
      await sleep(PAUSE_MS);
      return times;
    };
    await readDuring('error');
    const rows: Row[] = [];
    for (const outage of Object.keys(OUTAGES) as Outage[]) {
      const times: Record<Turn, number[]> = { new: [], kept: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const more = await readDuring(outage);
        times.new.push(...more.new);
        times.kept.push(...more.kept);
      }
      const [during, without] = [toP95(times.new), toP95(times.kept)];
      rows.push({
        what: `read a feature while ${PEOPLE} people look, at random moments, at tiles of a provider of imagery that ${OUTAGES[outage]}, 95th percentile of ${times.new.length} reads`,
        against: `the same while they look, every other ${TURN_MS / 1_000} s, at tiles that are kept`,
        ratio: during / without,
        figures: `${toMs(during)} against ${toMs(without)}`,
      });
    }
    return rows;
  } finally {
    lookers.kill('SIGKILL');
    await server.stop();
    await bed.close();
    provider.close();
  }
}
