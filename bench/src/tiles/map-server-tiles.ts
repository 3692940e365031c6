import { availableParallelism } from 'node:os';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { startServer } from '@waypost/e2e/start-server';
import { type Bed, openBed } from '../run/bed.ts';
import { countPoints } from '../run/count-points.ts';
import { askFastCgi } from './fast-cgi.ts';
import { POINTS, takeFilled } from '../run/fill-groups.ts';
import {
  installMapServer,
  type MapServer,
  startMapServer,
  toMapServerQuery,
  toPointsMap,
} from './map-server.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, type Skipped } from '../run/row.ts';
import { listPlaces } from './tile-places.ts';
import { startTileClients, type TileClients } from './tile-rounds.ts';

const CONNECTIONS = 16;
const ROUNDS = toRounds(5);
/** How often the product repeats the tiles in a round: once would be too short to measure. */
const PASSES = 10;
/** Processes of MapServer: two per core, as half of the work is PostgreSQL’s. */
const PROCESSES = 2 * availableParallelism();

/** Both servers of the same table, and their clients. */
interface Sides {
  readonly bed: Bed;
  /** The product in a process of its own, as MapServer is. */
  readonly url: string;
  readonly client: HttpClient;
  readonly projectId: number;
  /** A feature to edit. */
  readonly code: string;
  readonly mapServer: MapServer;
  readonly clients: TileClients;
}

const toHeaders = ({ bed }: Sides) => ({ authorization: `Bearer ${bed.tokens.access_token}` });
const toUrl = ({ url, projectId }: Sides, place: string) =>
  `${url}${API_BASE}/tiles/features/${projectId}/${place}`;

/** Fails if the two do not show the same: each tile has to represent as many points, apart from those at its edge. */
async function assertSamePoints(sides: Sides, places: readonly string[]): Promise<void> {
  const [socket = ''] = sides.mapServer.sockets;
  for (const place of places) {
    const answer = await fetch(toUrl(sides, place), { headers: toHeaders(sides) });
    const ours = countPoints(new Uint8Array(await answer.arrayBuffer())).all;
    const { all, atEdge } = countPoints(await askFastCgi(socket, toMapServerQuery(place)));
    if (ours > all || ours < all - atEdge) {
      throw new Error(`Tile ${place} holds ${ours} points, that of MapServer ${all}, ${atEdge} at its edge.`);
    }
  }
}

let changes = 0;

/** An edit, after which no cached tile is valid. */
async function changeFeature({ client, projectId, code }: Sides): Promise<void> {
  changes += 1;
  const feature = { description: `Change ${changes}` };
  await client.call(ENDPOINTS.features.updateFeature, { params: { code }, body: { feature } });
  await client.call(ENDPOINTS.tiles.getTileState, { params: { project_id: projectId } });
}

/**
 * Milliseconds of the product for all tiles. @param isAnew whether the features have changed since they were encoded.
 */
async function timeOurs(sides: Sides, places: readonly string[], isAnew: boolean): Promise<number> {
  const names = places.map((place) => toUrl(sides, place));
  const headers = toHeaders(sides);
  let tookMs = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    if (isAnew) await changeFeature(sides);
    tookMs += await sides.clients.run({ kind: 'http', connections: CONNECTIONS, names, headers });
  }
  return tookMs / PASSES;
}

/** Milliseconds of MapServer for all tiles. */
function timeTheirs({ clients, mapServer }: Sides, places: readonly string[]): Promise<number> {
  const names = places.map(toMapServerQuery);
  return clients.run({ kind: 'fastcgi', connections: CONNECTIONS, names, sockets: mapServer.sockets });
}

/** The tiles of some zooms from both in turn. */
async function compare(sides: Sides, what: string, zooms: readonly number[]): Promise<Row[]> {
  const places = listPlaces(zooms);
  const times: { anew: number[]; kept: number[]; theirs: number[] } = { anew: [], kept: [], theirs: [] };
  await timeOurs(sides, places, true);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.anew.push(await timeOurs(sides, places, true));
    times.theirs.push(await timeTheirs(sides, places));
    times.kept.push(await timeOurs(sides, places, false));
  }
  const toPace = (some: readonly number[]) => (places.length / median(some)) * 1000;
  const theirs = toPace(times.theirs);
  const toRow = (part: string, ours: number): Row => ({
    what: `tiles per second of ${POINTS.toLocaleString('en')} points at ${CONNECTIONS} connections over HTTP, access checked, ${what}, ${part} (higher is better)`,
    against: `MapServer ${sides.mapServer.version}, every point of the same table: MVT by FastCGI from ${PROCESSES} processes, without HTTP, authentication or checks`,
    ratio: ours / theirs,
    figures: `${Math.round(ours)} against ${theirs.toFixed(1)} per second`,
  });
  return [toRow('none cached', toPace(times.anew)), toRow('all cached', toPace(times.kept))];
}

/** Starts both servers over the same million points. */
async function withSides<T>(databaseUrl: string, work: (sides: Sides) => Promise<T>): Promise<T> {
  const bed = await openBed(databaseUrl);
  const { projectId } = await takeFilled(bed);
  const params = { project_id: projectId };
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
  const mapServer = await startMapServer(toPointsMap(databaseUrl, projectId), PROCESSES);
  const clients = startTileClients();
  try {
    const client = createHttpClient({
      baseUrl: server.url,
      tokens: { getAccessToken: () => bed.tokens.access_token, refresh: async () => null },
    });
    const state = await client.call(ENDPOINTS.tiles.getTileState, { params });
    if (state.count !== POINTS) throw new Error(`The tiles hold ${state.count} features.`);
    const [feature] = await client.call(ENDPOINTS.features.listFeatures, { params });
    const code = feature?.code ?? '';
    return await work({ bed, url: server.url, client, projectId, code, mapServer, clients });
  } finally {
    clients.close();
    await mapServer.stop();
    await server.stop();
    await bed.close();
  }
}

/** Tiles of a million points for many clients at once, against MapServer, which reads the same table. */
export async function benchMapServerTiles(databaseUrl: string): Promise<(Row | Skipped)[]> {
  const missing = installMapServer();
  if (missing !== null) return [{ what: 'tiles against MapServer', skipped: missing }];
  const all = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
  return withSides(databaseUrl, async (sides) => {
    await assertSamePoints(sides, listPlaces(all));
    return [
      ...(await compare(sides, 'zooms 4 to 14, clusters up to 13', all)),
      ...(await compare(sides, 'zoom 14 alone, every point', [14])),
    ];
  });
}
