import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { BARE_TABLE, startBareTiles } from './bare-tiles.ts';
import { type Bed, makeProject, openBed } from './bed.ts';
import { interleave, median, type Row, toMs } from './row.ts';

const MANY = 1_000_000;
const PIECE = 50_000;
const ROUNDS = 5;
/** Tiles of each zoom that are asked for in a round, where there are so many. */
const EACH_ZOOM = 12;
const DAY_MS = 86_400_000;

/** Fills a project with points in 200 groups of different widths over 14 months, a tenth of them Public. */
async function fill({ database }: Bed, projectId: number, templateId: number): Promise<void> {
  for (let begun = 0; begun < MANY; begun += PIECE) {
    await database.script(`
    insert into features (code, project_id, template_id, name, color, shared, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${projectId}, case when n / 200 % 3 = 0 then ${templateId} end, 'Report ' || n, '#0059ff',
      n / 200 % 10 = 0, st_setsrid(st_makepoint(
        -110 + 3 * (n % 200 % 20) + (1 + n % 7) * 0.1 * (random() + random() + random() - 1.5),
        10 + 3 * (n % 200 / 20) + (1 + n % 7) * 0.1 * (random() + random() + random() - 1.5)), 4326), 'Point',
      date_trunc('milliseconds', now() - interval '14 months' * random())
    from generate_series(${begun + 1}, ${begun + PIECE}) n`);
  }
  await database.script(`
    insert into project_stats (project_id, features_count, features_version) values (${projectId}, ${MANY}, 1)
    on conflict (project_id) do update set features_count = ${MANY};
    analyze features, project_stats`);
  for (const statement of BARE_TABLE.split(';')) await database.script(statement);
}

/** Tiles that hold points, of some zooms, as many of each where there are so many. */
function listPlaces(zooms: readonly number[]): string[] {
  return zooms.flatMap((z) => {
    const found = new Set<string>();
    for (let n = 0; n < EACH_ZOOM * 40 && found.size < EACH_ZOOM; n += 1) {
      const lng = -110 + 3 * ((n * 7) % 20) + ((n % 5) - 2) * 0.03;
      const lat = 10 + 3 * ((n * 3) % 10) + ((n % 3) - 1) * 0.03;
      const sin = Math.sin((lat * Math.PI) / 180);
      const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
      found.add(`${z}/${Math.floor((lng / 360 + 0.5) * 2 ** z)}/${Math.floor(y * 2 ** z)}`);
    }
    return [...found];
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from asking for an address to the last byte of its answer. */
function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`));
      answer.on('end', () => resolve(performance.now() - start)).resume();
    }).on('error', reject);
  });
}

/** The median over tiles, asked for one after the other. */
async function timeEach(urls: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = [];
  for (const url of urls) times.push(await timeOf(url, headers));
  return median(times);
}

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

/** Tiles by the product, of places and a filter: none may be answered with what was made before. */
async function timeOurs({ bed, projectId }: Servers, places: readonly string[]): Promise<number> {
  await bed.database.script(
    `update project_stats set features_version = features_version + 1 where project_id = ${projectId}`,
  );
  await bed.client.call(ENDPOINTS.tiles.getTileState, { params: { project_id: projectId } });
  return timeEach(
    places.map((place) => `${bed.url}${API_BASE}/tiles/features/${projectId}/${place}`),
    // Packed by neither.
    { authorization: `Bearer ${bed.tokens.access_token}` },
  );
}

async function benchWhole(servers: Servers): Promise<Row> {
  const places = listPlaces([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const ours = () => timeOurs(servers, places);
  const bare = () => timeEach(places.map((place) => `${servers.bareUrl}/points/${place}`));
  await ours();
  await bare();
  return toRow(
    'tile of 1,000,000 points over HTTP, zooms 4 to 14, access checked, not kept, median',
    'Fastify with a prepared ST_AsMVT, nobody checked',
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
  // Other dates each time: the filter is worked out anew too.
  const ours = () => {
    day += 1;
    return timeOurs(servers, listFiltered());
  };
  const bare = () => timeEach(listFiltered().map((place) => `${servers.bareUrl}/grid/${place}`));
  await ours();
  await bare();
  return toRow(
    'the same by date, template and Public, zooms 0 to 6',
    'Fastify with ST_AsMVT over a grid, the same WHERE',
    await interleave(ROUNDS, ours, bare),
  );
}

/** Tiles that were made before: what is left is HTTP, the token, the member's right and the version. */
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
    'tile that was made before over HTTP, access checked, ETag, packed, median',
    'Fastify with the same 20 kB each time',
    await interleave(ROUNDS * 3, ours, bare),
  );
}

/** Asks for a tile until it comes from memory. While the project is being read, tiles come by SQL. */
async function waitForMemory({ url, tokens }: Bed, projectId: number): Promise<void> {
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  for (;;) {
    const answer = await fetch(`${url}${API_BASE}/tiles/features/${projectId}/0/0/0`, { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('server-timing') === 'memory') return;
    await sleep(50);
  }
}

/** Tiles over HTTP, with sign-in and checks and none of them kept from before, against tiles by SQL without either. */
async function benchServers(bed: Bed, bareUrl: string): Promise<Row[]> {
  const projectId = await makeProject(bed, 'A million points');
  const params = { project_id: projectId };
  const template = await bed.client.call(ENDPOINTS.templates.createTemplate, {
    params,
    body: { name: 'Sighting', geometry_type: 'Point' },
  });
  await fill(bed, projectId, template.id);
  const start = performance.now();
  const state = await bed.client.call(ENDPOINTS.tiles.getTileState, { params });
  await bed.client.call(ENDPOINTS.tiles.getFeatureTile, { params: { ...params, z: 0, x: 0, y: 0 } });
  const openingMs = performance.now() - start;
  await waitForMemory(bed, projectId);
  const readingMs = performance.now() - start;
  if (state.count !== MANY) throw new Error(`The tiles hold ${state.count} features.`);
  const servers = { bed, bareUrl, projectId, templateId: template.id };
  return [
    await benchWhole(servers),
    await benchFiltered(servers),
    await benchKept(servers),
    {
      what: 'first tile of 1,000,000 points after a start, PostgreSQL',
      against: '—',
      ratio: null,
      figures: `${toMs(openingMs)} by SQL; from memory after ${toMs(readingMs)}`,
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
