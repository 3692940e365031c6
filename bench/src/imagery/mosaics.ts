import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { startPlanetSandbox } from '@waypost/sandbox';
import { type Bed, openBed } from '../run/bed.ts';
import { fillGroups } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';
import { listPlaces } from '../tiles/tile-places.ts';
import { timeEach, waitForMemory } from '../tiles/time-tiles.ts';

const { features, imagery } = ENDPOINTS;
const ROUNDS = toRounds(9);
const FEATURES = 10_000;
const PLACES = listPlaces([2, 4, 6]);
/** Reads of a feature in each measurement, of which the 95th percentile counts. */
const READS = 400;
/** Requests that wait for the provider meanwhile. */
const WAITING = 20;

/** Tiles of a mosaic that were asked for before, against tiles of features that were. */
async function compareTiles(bed: Bed): Promise<Row> {
  const { client, organizationId, url } = bed;
  const { monthly } = await client.call(imagery.listMosaics, { params: { org_id: organizationId } });
  const mosaic = monthly.at(-1)?.name;
  if (mosaic === undefined) throw new Error('The provider has no mosaic.');
  const { projectId } = await fillGroups(bed, FEATURES);
  await waitForMemory(bed, projectId);
  const headers = { authorization: `Bearer ${bed.tokens.access_token}` };
  const time = (path: string) => () =>
    timeEach(
      PLACES.map((place) => `${url}${API_BASE}${path}/${place}`),
      headers,
    );
  const ofMosaic = PLACES.map(
    (place) => `${url}${API_BASE}/tulum/tiles/planetscope/${organizationId}/${mosaic}/${place}.png`,
  );
  const ofFeatures = time(`/tiles/features/${projectId}`);
  await timeEach(ofMosaic, headers);
  await ofFeatures();
  const { a, b } = await interleave(ROUNDS, () => timeEach(ofMosaic, headers), ofFeatures);
  return {
    what: `tile of a mosaic, kept, access checked, median of ${PLACES.length}`,
    against: 'a kept tile of features of the same places',
    ratio: a / b,
    figures: `${toMs(a)} against ${toMs(b)}`,
  };
}

/** The 95th percentile of reading a feature, again and again. */
async function timeReads({ client, code }: Bed): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    await client.call(features.getFeature, { params: { code } });
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READS * 0.95)] ?? Number.NaN;
}

/** Reads of features while people wait for tiles of a provider that does not answer, against reads alone. */
async function compareOutage(bed: Bed, setHanging: (isHanging: boolean) => void): Promise<Row> {
  const { client, organizationId } = bed;
  const { monthly } = await client.call(imagery.listMosaics, { params: { org_id: organizationId } });
  const mosaic = monthly.at(-1)?.name ?? '';
  let asked = 0;
  const duringOutage = async () => {
    setHanging(true);
    const waiting = Array.from({ length: WAITING }, () => {
      asked += 1;
      const params = { org_id: organizationId, mosaic_name: mosaic, z: 12, x: asked, y: 1_700 };
      return client.call(imagery.getMosaicTile, { params }).catch(() => undefined);
    });
    const took = await timeReads(bed);
    setHanging(false);
    await Promise.all(waiting);
    return took;
  };
  await timeReads(bed);
  const { a, b } = await interleave(ROUNDS, duringOutage, () => timeReads(bed));
  return {
    what: `read a feature while ${WAITING} tiles wait for a provider of imagery that does not answer, 95th percentile`,
    against: 'the same without an outage',
    ratio: a / b,
    figures: `${toMs(a)} against ${toMs(b)}`,
  };
}

/** Tiles of satellite mosaics, and what an outage of their provider costs others. */
export async function benchMosaics(databaseUrl: string): Promise<Row[]> {
  const planet = await startPlanetSandbox();
  const bed = await openBed(databaseUrl, planet.env);
  try {
    return [
      await compareTiles(bed),
      await compareOutage(bed, (isHanging) => planet.setFault(isHanging ? 'hang' : 'none')),
    ];
  } finally {
    await bed.close();
    await planet.close();
  }
}
