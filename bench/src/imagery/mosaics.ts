import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { startPlanetSandbox } from '@waypost/sandbox';
import { type Bed, openBed } from '../run/bed.ts';
import { fillGroups } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';
import { listPlaces } from '../tiles/tile-places.ts';
import { timeEach, waitForMemory } from '../tiles/time-tiles.ts';

const { imagery } = ENDPOINTS;
const ROUNDS = toRounds(9);
const FEATURES = 10_000;
const PLACES = listPlaces([2, 4, 6]);

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

/** Tiles of satellite mosaics. */
export async function benchMosaics(databaseUrl: string): Promise<Row[]> {
  const planet = await startPlanetSandbox();
  const bed = await openBed(databaseUrl, planet.env);
  try {
    return [await compareTiles(bed)];
  } finally {
    await bed.close();
    await planet.close();
  }
}
