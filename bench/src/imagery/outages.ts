import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import { startPlanetSandbox } from '@waypost/sandbox';
import { type Bed, openBed } from '../run/bed.ts';
import { createRandom } from '../run/create-random.ts';
import { isQuick, toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';
import { timeReadsFor } from '../run/time-reads.ts';

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
const TILES_ACROSS = 4_096;

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
let asked = KEPT;
/** One that nobody asked for before. */
const nextTile = () => {
  asked += 1;
  return asked % TILES_ACROSS;
};

/** Times between looks, such as independent people leave: the same ones for an outage and for what it is held against. */
function createGaps(): () => number {
  const random = createRandom();
  return () => -Math.log(1 - random()) * (LOOK_MS / PEOPLE);
}

function openTiles({ client, organizationId }: Bed, mosaic: string) {
  const look = (x: number) =>
    client
      .call(imagery.getMosaicTile, {
        params: { org_id: organizationId, mosaic_name: mosaic, z: 12, x, y: 1_700 },
      })
      .then(
        () => true,
        () => false,
      );
  /** Has people look at tiles until `isOver`. @throws where not each is, or is not, shown. */
  const lookAround = async (toTile: (at: number) => number, isShown: boolean, isOver: () => boolean) => {
    const looks: Promise<boolean>[] = [];
    const nextGap = createGaps();
    // From the beginning, so that what each wait takes too long does not add up.
    let nextMs = performance.now();
    while (!isOver()) {
      looks.push(look(toTile(looks.length)));
      nextMs += nextGap();
      await sleep(Math.max(0, nextMs - performance.now()));
    }
    if ((await Promise.all(looks)).includes(!isShown))
      throw new Error(`A tile was ${isShown ? 'missing' : 'shown all the same'}.`);
  };
  return { look, lookAround };
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
    const { look, lookAround } = openTiles(bed, mosaic);
    for (let x = 0; x < KEPT; x += 1) await look(x);
    const whileLooking = async (toTile: (at: number) => number, isShown: boolean) => {
      let isOver = false;
      const looking = lookAround(toTile, isShown, () => isOver);
      const took = await timeReadsFor(bed, OUTAGE_MS);
      isOver = true;
      await looking;
      return took;
    };
    const well = () => whileLooking((at) => at % KEPT, true);
    const during = async (outage: Outage) => {
      await provider.fail(outage);
      const took = await whileLooking(nextTile, false);
      await provider.comeBack(outage);
      await sleep(Math.max(0, PAUSE_MS - OUTAGE_MS));
      return took;
    };
    await well();
    const rows: Row[] = [];
    for (const outage of Object.keys(OUTAGES) as Outage[]) {
      const { a, b } = await interleave(ROUNDS, () => during(outage), well);
      rows.push({
        what: `read a feature while ${PEOPLE} people look, at random moments, at tiles of a provider of imagery that ${OUTAGES[outage]}, 95th percentile`,
        against: 'the same while they look at tiles that are kept',
        ratio: a / b,
        figures: `${toMs(a)} against ${toMs(b)}`,
      });
    }
    return rows;
  } finally {
    await bed.close();
    await provider.close();
  }
}
