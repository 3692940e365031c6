import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, ENDPOINTS, type LayerFilterEntry } from '@waypost/contract';
import { type Bed, makeProject, openBed } from '../run/bed.ts';
import { type FilledProject, POINTS, takeFilled } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, timePerCall, toMs } from '../run/row.ts';
import { listPlaces } from '../tiles/tile-places.ts';
import { timeEach, waitForMemory } from '../tiles/time-tiles.ts';

const { layers } = ENDPOINTS;
const PROJECTS = 20;
/** Features of the file. */
const ROWS = 100_000;
/** Layers of the tree. */
const TREE = 500;
const ROUNDS = toRounds(5);
const PLACES = listPlaces([0, 2, 4, 6, 8, 10, 12, 14]);

const toRow = (what: string, against: string, { a, b }: { a: number; b: number }): Row => ({
  what,
  against,
  ratio: a / b,
  figures: `${toMs(a)} against ${toMs(b)}`,
});

/** Copies the features of a project into twenty others, each a twentieth of them. */
async function spread({ database }: Bed, projectId: number, into: readonly number[]): Promise<void> {
  for (const [at, id] of into.entries()) {
    await database.script(`
      insert into features (code, project_id, template_id, name, color, shared, geometry, geometry_type, created_origin, data)
      select gen_random_uuid(), ${id}, template_id, name, color, shared, geometry, geometry_type, created_origin,
        '[{"key": "Depth", "value": "12", "type": 1}, {"key": "Notes", "value": "Seen from the boat", "type": 0}]'
      from features where project_id = ${projectId} and abs(hashtext(code::text)) % ${into.length} = ${at};
      insert into project_stats (project_id, features_count, features_version)
      select ${id}, count(*), 1 from features where project_id = ${id}
      on conflict (project_id) do update set features_count = excluded.features_count`);
  }
  await database.script('analyze features, project_stats');
}

async function makeLayer(bed: Bed, projectIds: readonly number[], ...more: LayerFilterEntry[]) {
  const config = [{ type: 'ArrayFilter', field_name: 'project_id', config: projectIds }, ...more];
  const layer = { aoi: null, data: { filter: { type: 'AndFilter' as const, config } } };
  const params = { org_id: bed.organizationId };
  return (await bed.client.call(layers.createLayer, { params, body: { type: 4, name: 'All', layer } })).code;
}

const toHeaders = ({ tokens }: Bed) => ({ authorization: `Bearer ${tokens.access_token}` });

async function waitForLayer(bed: Bed, layer: string): Promise<void> {
  const url = `${bed.url}${API_BASE}/tiles/layers/${bed.organizationId}/${layer}/0/0/0`;
  for (;;) {
    const answer = await fetch(url, { headers: toHeaders(bed) });
    await answer.arrayBuffer();
    if (answer.headers.get('server-timing') === 'memory') return;
    await sleep(50);
  }
}

const touch = ({ database }: Bed, projectId: number) =>
  database.script(
    `update project_stats set features_version = features_version + 1 where project_id = ${projectId}`,
  );

async function benchTiles(bed: Bed, filled: FilledProject, projectIds: readonly number[]): Promise<Row> {
  const { projectId, templateId } = filled;
  const template = { type: 'ArrayFilter', field_name: 'template_id', config: [templateId] };
  const layer = await makeLayer(bed, projectIds, template);
  const [first = 0] = projectIds;
  await waitForLayer(bed, layer);
  await waitForMemory(bed, projectId);
  const timeTiles = (path: string) =>
    timeEach(
      PLACES.map((place) => bed.url + API_BASE + path.replace('{place}', place)),
      toHeaders(bed),
    );
  const ours = async () => {
    await touch(bed, first);
    await waitForLayer(bed, layer);
    return timeTiles(`/tiles/layers/${bed.organizationId}/${layer}/{place}`);
  };
  const ofProject = async () => {
    await touch(bed, projectId);
    await waitForMemory(bed, projectId);
    return timeTiles(`/tiles/features/${projectId}/{place}?template_ids=${templateId}`);
  };
  await ours();
  await ofProject();
  return toRow(
    `tile of a layer over ${PROJECTS} projects with ${POINTS.toLocaleString('en')} points, rights and a filter by template, not cached, median`,
    'tile of one project with the same points and filter',
    await interleave(ROUNDS, ours, ofProject),
  );
}

/** Milliseconds from the request to the last byte. The file is not kept. */
async function timeFile(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answers ${answer.status}.`);
  for await (const _ of answer.body);
  return performance.now() - start;
}

async function benchCsv(bed: Bed, projectIds: readonly number[]): Promise<Row> {
  // As many projects as it takes.
  const some = projectIds.slice(0, Math.ceil((ROWS * PROJECTS) / POINTS));
  const layer = await makeLayer(bed, some);
  const url = `${bed.url}${API_BASE}/org/${bed.organizationId}/layers/${layer}/features/csv`;
  const ours = () => timeFile(url, toHeaders(bed));
  const copied = async () => {
    const start = performance.now();
    await bed.database.script(`
      copy (select st_y(geometry), st_x(geometry), f.name, description, f.color, created_origin, data, f.code, f.shared,
          f.is_static, p.project_name, t.name, f.member_id, f.created_at, f.updated_at, st_astext(geometry)
        from features f join projects p using (project_id) left join templates t on t.id = f.template_id
        where f.project_id in (${some.join()}) and f.deleted_at is null and subtype = 'report'
        order by created_origin desc) to '/dev/null' with (format csv, header)`);
    return performance.now() - start;
  };
  const peakBefore = process.memoryUsage().rss;
  await ours();
  await copied();
  const { a, b } = await interleave(ROUNDS, ours, copied);
  const grown = Math.round((process.memoryUsage().rss - peakBefore) / 1024 ** 2);
  return {
    ...toRow(
      `CSV of a layer with ${ROWS.toLocaleString('en')} features over HTTP`,
      'copy … to CSV of the same rows on the server',
      { a, b },
    ),
    figures: `${toMs(a)} against ${toMs(b)}; ${grown} MB more in memory than before`,
  };
}

async function benchTree(bed: Bed): Promise<Row> {
  const params = { org_id: bed.organizationId };
  const codes: string[] = [];
  for (let n = 0; n < TREE; n += 1) {
    const body = {
      type: 100,
      name: `Group ${n}`,
      parent_code: n % 5 === 0 ? null : (codes[n - (n % 5)] ?? null),
    };
    codes.push((await bed.client.call(layers.createLayer, { params, body })).code);
  }
  const tops = codes.filter((_, n) => n % 5 === 0);
  const calls = tops.length;
  const ours = () =>
    timePerCall(calls, (n) =>
      bed.client.call(layers.moveLayer, {
        params: { ...params, layer_id: tops[n % tops.length] ?? '' },
        body: { above: tops[(n * 7 + 1) % tops.length] ?? '' },
      }),
    );
  const one = () =>
    timePerCall(calls, (n) =>
      bed.client.call(layers.updateLayer, {
        params: { ...params, layer_id: tops[n % tops.length] ?? '' },
        body: { opacity: Math.round(Math.random() * 1_000) / 1_000 },
      }),
    );
  await ours();
  await one();
  return toRow(
    `move of a layer in a tree of ${TREE}`,
    'change of the opacity of one layer',
    await interleave(ROUNDS, ours, one),
  );
}

/** Layers over many projects: their tiles, their file, and their tree. */
export async function benchLayersAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  try {
    const filled = await takeFilled(bed);
    await bed.database.script(
      `update organizations set projects_limit = 1000 where organization_id = ${bed.organizationId}`,
    );
    const projectIds: number[] = [];
    for (let n = 0; n < PROJECTS; n += 1) projectIds.push(await makeProject(bed, `Part ${n}`));
    await spread(bed, filled.projectId, projectIds);
    return [await benchTiles(bed, filled, projectIds), await benchCsv(bed, projectIds), await benchTree(bed)];
  } finally {
    await bed.close();
  }
}
