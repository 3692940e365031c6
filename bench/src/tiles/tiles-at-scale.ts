import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { BARE_TABLE, startBareTiles } from './bare-tiles.ts';
import { type Bed, openBed } from '../run/bed.ts';
import { POINTS, takeFilled } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';
import { listPlaces } from './tile-places.ts';
import { timeAnew, timeEach, waitForMemory } from './time-tiles.ts';

const ROUNDS = toRounds(5);
const DAY_MS = 86_400_000;

const toRow = (what: string, against: string, { a, b }: { a: number; b: number }): Row => ({
  what,
  against,
  ratio: a / b,
  figures: `${toMs(a)} against ${toMs(b)}`,
});

/** Both servers of the same million points. */
interface Servers {
  readonly bed: Bed;
  readonly bareUrl: string;
  readonly projectId: number;
  readonly templateId: number;
}

async function benchWhole(servers: Servers): Promise<Row> {
  const places = listPlaces([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const ours = () => timeAnew(servers.bed, servers.projectId, places);
  const bare = () => timeEach(places.map((place) => `${servers.bareUrl}/points/${place}`));
  await ours();
  await bare();
  return toRow(
    'tile of 1,000,000 points over HTTP, zooms 4 to 14, access checked, not cached, median',
    'Fastify with a prepared ST_AsMVT, without authentication or checks',
    await interleave(ROUNDS, ours, bare),
  );
}

async function benchFiltered(servers: Servers): Promise<Row> {
  let day = 0;
  const listFiltered = () => {
    const until = Date.now() - (30 + day) * DAY_MS;
    const query = `start_date=${until - 120 * DAY_MS}&end_date=${until}&template_ids=${servers.templateId}&shared=true`;
    return listPlaces([0, 1, 2, 3, 4, 5, 6]).map((place) => `${place}?${query}`);
  };
  // Different dates each time, so that the filter is computed again.
  const ours = () => {
    day += 1;
    return timeAnew(servers.bed, servers.projectId, listFiltered());
  };
  const bare = () => timeEach(listFiltered().map((place) => `${servers.bareUrl}/grid/${place}`));
  await ours();
  await bare();
  return toRow(
    'the same, filtered by date, template and Public, zooms 0 to 6',
    'Fastify with ST_AsMVT over a grid, the same WHERE',
    await interleave(ROUNDS, ours, bare),
  );
}

/** Cached tiles: what is left is HTTP, token, access and version. */
async function benchKept({ bed, bareUrl, projectId }: Servers): Promise<Row> {
  const urls = listPlaces([4, 5, 6, 7, 8]).map(
    (place) => `${bed.url}${API_BASE}/tiles/features/${projectId}/${place}`,
  );
  const headers = { authorization: `Bearer ${bed.tokens.access_token}`, 'accept-encoding': 'gzip' };
  const ours = () => timeEach(urls, headers);
  const bare = () => timeEach(urls.map(() => `${bareUrl}/fixed`));
  await ours();
  await bare();
  return toRow(
    'cached tile over HTTP, access checked, ETag, compressed, median',
    'Fastify with the same 20 kB each time',
    await interleave(ROUNDS * 3, ours, bare),
  );
}

/** Tiles over HTTP, with authentication and checks and nothing cached, against tiles by SQL without either. */
async function benchServers(bed: Bed, bareUrl: string): Promise<Row[]> {
  const { projectId, templateId } = await takeFilled(bed);
  const params = { project_id: projectId };
  for (const statement of BARE_TABLE.split(';')) await bed.database.script(statement);
  const start = performance.now();
  const state = await bed.client.call(ENDPOINTS.tiles.getTileState, { params });
  await bed.client.call(ENDPOINTS.tiles.getFeatureTile, { params: { ...params, z: 0, x: 0, y: 0 } });
  const openingMs = performance.now() - start;
  await waitForMemory(bed, projectId);
  const readingMs = performance.now() - start;
  if (state.count !== POINTS) throw new Error(`The tiles hold ${state.count} features.`);
  const servers = { bed, bareUrl, projectId, templateId };
  return [
    await benchWhole(servers),
    await benchFiltered(servers),
    await benchKept(servers),
    {
      what: 'first tile of 1,000,000 points after a start, PostgreSQL',
      against: '—',
      ratio: null,
      figures: `${toMs(openingMs)} with SQL; from memory after ${toMs(readingMs)}`,
    },
  ];
}

export async function benchTilesAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  const bare = await startBareTiles(databaseUrl);
  try {
    return await benchServers(bed, bare.url);
  } finally {
    await bare.close();
    await bed.close();
  }
}
