import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import { startPlanetSandbox } from '@waypost/sandbox';
import { type Bed, openBed } from '../run/bed.ts';
import { hear, startChild } from '../run/child.ts';
import { isQuick, toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';
import { timeReadsFor } from '../run/time-reads.ts';
import type { Looked, Looking } from './lookers.ts';

const { imagery } = ENDPOINTS;
const ROUNDS = toRounds(2);
/**
 * After four requests that came to nothing the server makes none for 30 s, so that an outage has to be long to hold both
 * what waits and what is refused at once.
 */
const OUTAGE_MS = isQuick ? 20_000 : 35_000;
/** Then the server asks again: the reads without an outage come in between. */
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
} as const;
type Outage = keyof typeof OUTAGES;

/** A provider that can fail, and come back at the same address. */
async function openProvider() {
  let planet = await startPlanetSandbox();
  const { env } = planet;
  const port = Number(new URL(planet.url).port);
  return {
    env,
    async fail(outage: Outage) {
      if (outage === 'refused') await planet.close();
      else planet.setFault(outage);
    },
    async comeBack(outage: Outage) {
      if (outage === 'refused') planet = await startPlanetSandbox({ port });
      else planet.setFault('none');
    },
    close: () => planet.close(),
  };
}

/** Tiles that the server keeps, which people look at while the provider is well. */
const KEPT = 200;
const ACROSS = 4_096;

/** Has people look at tiles until they are told to stop. */
function openLookers({ url, tokens, organizationId }: Bed, mosaic: string) {
  const lookers = startChild(join(import.meta.dirname, 'lookers.ts'));
  /** One that nobody asked for before. */
  let next = KEPT;
  return {
    /** @param isShown whether they look at kept tiles or new ones. @throws where not each is shown, or one is. */
    async lookWhile<T>(isShown: boolean, work: () => Promise<T>): Promise<T> {
      const looked = hear<Looked>(lookers);
      const [first, across] = isShown ? [0, KEPT] : [next, ACROSS - next];
      const bed = { url, tokens, organizationId };
      lookers.send({ bed, mosaic, first, across, gapMs: LOOK_MS / PEOPLE } satisfies Looking);
      const done = await work();
      lookers.send('stop');
      const { shown, failed } = await looked;
      if ((isShown ? failed : shown) > 0)
        throw new Error(`A tile was ${isShown ? 'missing' : 'shown all the same'}.`);
      if (!isShown) next += failed;
      return done;
    },
    close: () => lookers.kill('SIGKILL'),
  };
}

/** What an outage of a provider of imagery costs those who read features. */
export async function benchOutages(databaseUrl: string): Promise<Row[]> {
  const provider = await openProvider();
  const bed = await openBed(databaseUrl, provider.env);
  try {
    const { monthly } = await bed.client.call(imagery.listMosaics, {
      params: { org_id: bed.organizationId },
    });
    const mosaic = monthly.at(-1)?.name ?? '';
    for (let x = 0; x < KEPT; x += 1)
      await bed.client.call(imagery.getMosaicTile, {
        params: { org_id: bed.organizationId, mosaic_name: mosaic, z: 12, x, y: 1_700 },
      });
    const lookers = openLookers(bed, mosaic);
    const read = () => timeReadsFor(bed, OUTAGE_MS, READ_MS);
    const well = () => lookers.lookWhile(true, read);
    const during = async (outage: Outage) => {
      await provider.fail(outage);
      const took = await lookers.lookWhile(false, read);
      await provider.comeBack(outage);
      await sleep(Math.max(0, PAUSE_MS - OUTAGE_MS));
      return took;
    };
    await well();
    const rows: Row[] = [];
    for (const outage of Object.keys(OUTAGES) as Outage[]) {
      const { a, b } = await interleave(ROUNDS, () => during(outage), well);
      rows.push({
        what: `read a feature, a hundred times a second, while ${PEOPLE} people look, at random moments, at tiles of a provider of imagery that ${OUTAGES[outage]}, 95th percentile`,
        against: 'the same while they look at tiles that are kept',
        ratio: a / b,
        figures: `${toMs(a)} against ${toMs(b)}`,
      });
    }
    lookers.close();
    return rows;
  } finally {
    await bed.close();
    await provider.close();
  }
}
