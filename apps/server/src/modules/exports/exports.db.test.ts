import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ENDPOINTS,
  EXPORT_FORMATS,
  EXPORT_HOURS,
  type ExportFormat,
  type ExportJob,
  exportManifest,
  type FeatureCreateInput,
  MAX_DIRECT_EXPORT,
  MAX_OPEN_EXPORTS,
} from '@waypost/contract';
import { decodeFile } from '@waypost/geo';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { SHORE, toHeicFile } from '../../../test/pictures/heic.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import { putProjectMember } from '../projects/index.ts';
import { FORMAT_FILES } from './files/formats.ts';

const { audit, exports, features, notes, organizations, projects } = ENDPOINTS;

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (ogrinfo) is absent.');

let app: TestApp;
let ana: Person;
let ben: Person;
let zoe: Person;
let orgId: number;
let rootId: number;
let childId: number;
let largeId: number;
let folder: string;

const RING: [number, number][] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const LARGE = MAX_DIRECT_EXPORT + 501;

async function create(
  project_id: number,
  feature: Partial<FeatureCreateInput> & Pick<FeatureCreateInput, 'name' | 'geometry'>,
  files: File[] = [],
) {
  return ana.client.call(features.createFeature, { query: { project_id }, body: { feature }, files });
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  zoe = await app.createPerson('Zoe Lind');
  ({ organization_id: orgId } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
  await app.liftLimits(orgId);
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id: orgId }, body })).project_id;
  };
  rootId = await make('Arrecifes & costas');
  childId = await make('Canopy', rootId);
  largeId = await make('Drifters');
  await app.database.transaction((tx) => putProjectMember(tx, rootId, ben.memberId, 'project_viewer', false));
  const data = [
    { key: 'Count', value: '12', type: 1 },
    { key: 'Nota', value: '=1+1 ñandú', type: 0 },
  ];
  const buoy = await create(
    rootId,
    {
      name: 'Buoy',
      description: 'Línea 1\nLínea 2',
      geometry: { type: 'Point', coordinates: [-91.8, 42.7] },
      data,
    },
    [await makePicture()],
  );
  await ana.client.call(notes.createNote, {
    params: { code: buoy.properties.code },
    body: { text: 'Chain is worn' },
  });
  await create(rootId, {
    name: 'Transect',
    shared: true,
    geometry: {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    },
  });
  await create(childId, {
    name: 'Kelp bed',
    color: '#00aa33',
    // Clockwise, as GeoJSON that goes out is not.
    geometry: { type: 'Polygon', coordinates: [[...RING].reverse()] },
  });
  await sql`
    insert into features (code, project_id, member_id, name, color, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${largeId}, ${ana.memberId}, 'Drifter ' || n, '#0059ff',
      st_setsrid(st_makepoint(n / 100.0 - 90, n / 200.0 - 45), 4326), 'Point', now() - n / 3 * interval '1 minute'
    from generate_series(1, ${LARGE}::integer) n`.execute(app.database.read);
  await sql`update project_stats set features_count = ${LARGE} where project_id = ${largeId}`.execute(
    app.database.read,
  );
  folder = await mkdtemp(join(tmpdir(), 'waypost-exports-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const inRoot = () => ({ params: { project_id: rootId } });

async function exportNow(format: ExportFormat, query: object = {}, by = ana): Promise<Uint8Array> {
  const bytes = await by.client.call(exports.exportFeatures, { ...inRoot(), query: { ...query, format } });
  return new Uint8Array(bytes);
}

/** Polls an export until it ends, as the page does. */
async function ended(job: ExportJob, by = ana): Promise<ExportJob> {
  const params = { project_id: job.project_id, uuid: job.uuid };
  for (;;) {
    const now = await by.client.call(exports.getExport, { params });
    if (now.status !== 'queued' && now.status !== 'running') return now;
  }
}

async function namesIn(format: ExportFormat, bytes: Uint8Array): Promise<string[]> {
  const decoded = await decodeFile({ name: `x.${FORMAT_FILES[format].extension}`, bytes });
  return decoded.ok ? decoded.features.map(({ properties }) => properties.name).toSorted() : [];
}

/** The number of features that GDAL reads from a file. */
async function countByGdal(format: ExportFormat, bytes: Uint8Array): Promise<number> {
  const path = join(folder, `file.${FORMAT_FILES[format].extension}`);
  await writeFile(path, bytes);
  const source =
    format === 'kmz' ? `/vsizip/${path}/doc.kml` : format === 'shapefile' ? `/vsizip/${path}` : path;
  const said = execFileSync('ogrinfo', ['-ro', '-al', '-so', source], { encoding: 'utf8' });
  return said
    .split(/^Layer name: /m)
    .slice(1)
    .filter((layer) => !/^(?:track_points|route_points|routes)\n/.test(layer))
    .reduce((sum, layer) => sum + Number(/^Feature Count: (\d+)/m.exec(layer)?.[1] ?? Number.NaN), 0);
}

describe('an immediate export', () => {
  test.each(['geojson', 'kml', 'kmz'] as const)(
    'as %s holds what the list shows, and reads back unchanged',
    async (format) => {
      const decoded = await decodeFile({ name: `x.${format}`, bytes: await exportNow(format) });
      const back = decoded.ok ? decoded.features : [];
      expect(back.map(({ properties }) => properties.name).toSorted()).toEqual([
        'Buoy',
        'Kelp bed',
        'Transect',
      ]);
      const kelp = back.find(({ properties }) => properties.name === 'Kelp bed')?.geometry;
      if (format === 'geojson') expect(kelp).toEqual({ type: 'Polygon', coordinates: [RING] });
      const buoy = back.find(({ properties }) => properties.name === 'Buoy');
      expect(buoy?.geometry).toEqual({ type: 'Point', coordinates: [-91.8, 42.7] });
      expect(buoy?.properties).toMatchObject({
        description: 'Línea 1\nLínea 2',
        color: '#0059ff',
        data: [
          { key: 'Count', value: '12', type: 1 },
          { key: 'Nota', value: '=1+1 ñandú', type: 0 },
        ],
      });
    },
  );

  test.each([
    ['Public only', { shared: 'true' as const }, ['Transect']],
    ['text', { text: 'kelp' }, ['Kelp bed']],
    ['bbox', { west: -95, south: 40, east: -90, north: 45 }, ['Buoy']],
    ['with images', { has_resources: 'true' as const }, ['Buoy']],
    ['no match', { text: 'whale' }, []],
  ])('applies the filters of the list: %s', async (_name, query, names) => {
    expect(await namesIn('geojson', await exportNow('geojson', query))).toEqual(names);
    const { total } = await ana.client.call(features.listFeaturesWithTotal, { ...inRoot(), query });
    const preview = await ana.client.call(exports.previewExport, { ...inRoot(), query });
    expect([total, preview.total]).toEqual([names.length, names.length]);
  });

  test('is served as a download named after the project and the day', async () => {
    const response = await fetch(`${app.baseUrl}/api/3/geo/features/${rootId}/export?format=csv`, {
      headers: { authorization: `Bearer ${ana.tokens.access_token}` },
    });
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''Arrecifes-costas-${day}.csv`,
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toContain(`'=1+1 ñandú`);
    expect(text).toContain(`/organizations/${orgId}/projects/${rootId}/features/`);
  });

  test('has a manifest of its contents and of the format’s limitations', async () => {
    const describeFile = async (format: ExportFormat, query: object, by = ana) => {
      const call = { ...inRoot(), query: { ...query, format, as: 'manifest' as const } };
      const bytes = await by.client.call(exports.exportFeatures, call);
      return exportManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
    };
    expect(await describeFile('gpx', {}, ben)).toMatchObject({
      format: 'gpx',
      project_id: rootId,
      member_display_name: 'Ben Soto',
      filters: {},
      written: { Point: 1, LineString: 1 },
      total: 2,
      left: { Polygon: 1 },
    });
    expect(await describeFile('csv', { text: 'kelp' })).toMatchObject({
      filters: { text: 'kelp' },
      written: { Polygon: 1 },
      total: 1,
      left: {},
    });
    const omitted = { photos_omitted: 1, files_omitted: 0, notes_omitted: 1 };
    expect(await describeFile('shapefile', {})).toMatchObject({
      ...omitted,
      numbers_as_text: ['Count'],
      cut_columns: [],
      data_omitted: 0,
    });
    expect(await describeFile('geojson', {})).toMatchObject({ ...omitted, numbers_as_text: [] });
    await expect(describeFile('csv', {}, zoe)).rejects.toMatchObject({ code: 'project_not_found' });
  });

  test('has a receipt whose manifest describes that very file and is readable by its owner only', async () => {
    const choice = { text: 'kelp', format: 'csv' as const, receipt: crypto.randomUUID() };
    const totalFor = async (who: Person, more: object = {}) => {
      const query = { ...choice, as: 'manifest' as const, ...more };
      const bytes = await who.client.call(exports.exportFeatures, { ...inRoot(), query });
      return exportManifest.parse(JSON.parse(new TextDecoder().decode(bytes))).total;
    };
    await ana.client.call(exports.exportFeatures, { ...inRoot(), query: choice });
    const added = await create(rootId, {
      name: 'Kelp since',
      geometry: { type: 'Point', coordinates: [1, 2] },
    });
    expect(await totalFor(ana)).toBe(1);
    expect(await totalFor(ana, { receipt: undefined })).toBe(2);
    expect(await totalFor(ben)).toBe(2);
    await ana.client.call(features.deleteFeature, { params: { code: added.properties.code } });
  });

  test('is allowed to readers, returns 404 to outsiders, and is audited', async () => {
    expect(await namesIn('kml', await exportNow('kml', {}, ben))).toHaveLength(3);
    await expect(exportNow('kml', {}, zoe)).rejects.toMatchObject({ code: 'project_not_found' });
    const { entries } = await ana.client.call(audit.listOrganizationAudit, {
      params: { org_id: orgId },
      query: { about: 'data' },
    });
    expect(entries[0]).toMatchObject({
      action: 'data.exported',
      subject: 'kml',
      became: '3',
      actor: { name: 'Ben Soto' },
    });
  });

  test('of too many features is rejected', async () => {
    const call = ana.client.call(exports.exportFeatures, {
      params: { project_id: largeId },
      query: { format: 'csv' },
    });
    await expect(call).rejects.toMatchObject({ status: 409, code: 'export_too_large' });
  });

  test.skipIf(!hasGdal).each(EXPORT_FORMATS)('as %s is read by GDAL', async (format) => {
    expect(await countByGdal(format, await exportNow(format))).toBe(format === 'gpx' ? 2 : 3);
  });
});

describe('a background export', () => {
  test('writes a large file page by page and serves it at its URL', async () => {
    const made = await ana.client.call(exports.createExport, {
      params: { project_id: largeId },
      body: { format: 'geopackage' },
    });
    expect(made).toMatchObject({ status: expect.stringMatching(/queued|running/), total: LARGE, url: null });
    const job = await ended(made);
    expect(job).toMatchObject({ status: 'done', written: LARGE });
    expect(job.manifest).toMatchObject({
      total: LARGE,
      written: { Point: LARGE },
      left: {},
      member_display_name: 'Ana Ruiz',
    });
    // The URL is enough: a browser sends no token with a download.
    const response = await fetch(`${app.baseUrl}${job.url}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(job.byte_size);
    if (hasGdal) expect(await countByGdal('geopackage', bytes)).toBe(LARGE);
    expect(Date.parse(job.expires_at ?? '') - Date.now()).toBeGreaterThan((EXPORT_HOURS - 1) * 3_600_000);
  });

  test('holds each of many features with the same timestamp exactly once', async () => {
    const made = await ana.client.call(exports.createExport, {
      params: { project_id: largeId },
      body: { format: 'kml' },
    });
    const job = await ended(made);
    const bytes = new Uint8Array(await (await fetch(`${app.baseUrl}${job.url}`)).arrayBuffer());
    const names = await namesIn('kml', bytes);
    expect(new Set(names).size).toBe(LARGE);
    expect(names).toHaveLength(LARGE);
  });

  test('includes photographs in KMZ only', async () => {
    const job = await ended(
      await ana.client.call(exports.createExport, {
        ...inRoot(),
        body: { format: 'kmz', with_photos: true },
      }),
    );
    expect(job.manifest).toMatchObject({ total: 3, photos: 1, photos_left: 0, photos_omitted: 0 });
    const bytes = new Uint8Array(await (await fetch(`${app.baseUrl}${job.url}`)).arrayBuffer());
    const decoded = await decodeFile({ name: 'x.kmz', bytes });
    expect(decoded.report?.left).toEqual([]);
    const pictures = (decoded.ok ? decoded.features : []).flatMap((feature) => feature.pictures ?? []);
    const sent = new Uint8Array(await (await makePicture()).arrayBuffer());
    expect(pictures.map((picture) => picture.bytes)).toEqual([sent]);
    const wrong = ana.client.call(exports.createExport, {
      ...inRoot(),
      body: { format: 'csv', with_photos: true },
    });
    await expect(wrong).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('keeps a HEIC original behind a rendition that programs can display', async () => {
    const body = { name: 'Tide pools' };
    const made = await ana.client.call(projects.createProject, { params: { org_id: orgId }, body });
    const point = { type: 'Point' as const, coordinates: [1, 2] as [number, number] };
    await create(made.project_id, { name: 'Pool', geometry: point }, [toHeicFile()]);
    const job = await ended(
      await ana.client.call(exports.createExport, {
        params: { project_id: made.project_id },
        body: { format: 'kmz', with_photos: true },
      }),
    );
    expect(job.manifest).toMatchObject({ total: 1, photos: 1, photos_left: 0 });
    const bytes = new Uint8Array(await (await fetch(`${app.baseUrl}${job.url}`)).arrayBuffer());
    // The archive holds both files.
    const files = unzipSync(bytes);
    const jpeg = Object.keys(files).find((name) => name.endsWith('.jpg')) ?? '';
    expect(await sharp(files[jpeg]).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 160 });
    expect(new TextDecoder().decode(files['doc.kml'])).toContain(`img src=&quot;${jpeg}`);
    // A reimport yields the original.
    const decoded = await decodeFile({ name: 'x.kmz', bytes });
    expect(decoded.report?.left).toEqual([]);
    const [picture] = (decoded.ok ? decoded.features : []).flatMap((feature) => feature.pictures ?? []);
    expect(Buffer.from(picture?.bytes ?? []).equals(SHORE)).toBe(true);
    expect(picture?.name).toMatch(/\.heic$/);
  });

  test('lists what GPX cannot hold, and the filters, in its manifest', async () => {
    const job = await ended(
      await ana.client.call(exports.createExport, {
        ...inRoot(),
        query: { shared: 'false' },
        body: { format: 'gpx' },
      }),
    );
    expect(job.manifest).toMatchObject({
      written: { Point: 1 },
      left: { Polygon: 1 },
      filters: { shared: false },
    });
  });

  test('is visible to its creator only', async () => {
    const job = await ended(
      await ana.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
    );
    const params = { project_id: rootId, uuid: job.uuid };
    for (const endpoint of [exports.getExport, exports.cancelExport]) {
      await expect(ben.client.call(endpoint, { params })).rejects.toMatchObject({ code: 'export_not_found' });
    }
    expect(await ben.client.call(exports.listExports, inRoot())).toEqual([]);
    const elsewhere = ana.client.call(exports.getExport, { params: { project_id: childId, uuid: job.uuid } });
    await expect(elsewhere).rejects.toMatchObject({ code: 'export_not_found' });
  });

  test('disappears from the list when cancelled, and its URL stops working', async () => {
    const job = await ended(
      await ana.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
    );
    await ana.client.call(exports.cancelExport, { params: { project_id: rootId, uuid: job.uuid } });
    const list = await ana.client.call(exports.listExports, inRoot());
    expect(list.map(({ uuid }) => uuid)).not.toContain(job.uuid);
    expect((await fetch(`${app.baseUrl}${job.url}`)).status).toBe(404);
  });

  test('cancelled while it runs produces no file', async () => {
    await app.services.jobs.stop();
    const params = { project_id: largeId };
    const body = { format: 'geojson' as const };
    const { uuid } = await ana.client.call(exports.createExport, { params, body });
    const next = await ana.client.call(exports.createExport, { params: inRoot().params, body });
    await app.services.jobs.start();
    await untilStatus(uuid, 'running');
    await ana.client.call(exports.cancelExport, { params: { ...params, uuid } });
    // The next export is not blocked.
    expect(await ended(next)).toMatchObject({ status: 'done' });
    expect(await ana.client.call(exports.getExport, { params: { ...params, uuid } })).toMatchObject({
      status: 'cancelled',
      url: null,
      manifest: null,
    });
  });

  test('is lost, finished or pending, with access to the project', async () => {
    const job = await ended(
      await ben.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
      ben,
    );
    await app.services.jobs.stop();
    const waiting = await ben.client.call(exports.createExport, { ...inRoot(), body: { format: 'kml' } });
    await sql`delete from project_members where member_id = ${ben.memberId}`.execute(app.database.read);
    expect((await fetch(`${app.baseUrl}${job.url}`)).status).toBe(404);
    await app.services.jobs.start();
    await untilStatus(waiting.uuid, 'cancelled');
    await app.database.transaction((tx) =>
      putProjectMember(tx, rootId, ben.memberId, 'project_viewer', false),
    );
    const cancelled = await ben.client.call(exports.getExport, {
      params: { ...inRoot().params, uuid: waiting.uuid },
    });
    expect(cancelled).toMatchObject({ status: 'cancelled', url: null });
  });

  test('left by a dead process starts again', async () => {
    await app.services.jobs.stop();
    const { uuid } = await ana.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } });
    await sql`update exports set status = 'running', written = 2 where uuid = ${uuid}`.execute(
      app.database.read,
    );
    await sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 hour',
        heartbeat_on = now() - interval '1 hour'
      where id = ${uuid}`.execute(app.database.read);
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(app.database.read);
    await app.services.jobs.start();
    await untilStatus(uuid, 'done');
    expect(await ana.client.call(exports.getExport, { params: { project_id: rootId, uuid } })).toMatchObject({
      written: 3,
    });
  });

  test('queued by a version without jobs is written after the start', async () => {
    await app.services.jobs.stop();
    const { uuid } = await ana.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } });
    await sql`delete from pgboss.job where id = ${uuid}`.execute(app.database.read);
    await app.services.jobs.start();
    await untilStatus(uuid, 'done');
  });

  test('is a job that its creator and the administrators see, with its progress', async () => {
    const job = await ended(
      await ben.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
      ben,
    );
    const params = { job_id: job.uuid };
    expect(await ben.client.call(ENDPOINTS.jobs.getJob, { params })).toMatchObject({
      kind: 'export',
      organization_id: orgId,
      member_id: ben.memberId,
      state: 'done',
      progress: 1,
    });
    expect(await ana.client.call(ENDPOINTS.jobs.getJob, { params })).toMatchObject({ state: 'done' });
    await expect(zoe.client.call(ENDPOINTS.jobs.getJob, { params })).rejects.toMatchObject({
      code: 'job_not_found',
    });
  });

  test('is limited to a number of pending exports per member, also for concurrent requests', async () => {
    await app.services.jobs.stop();
    const asked = await Promise.allSettled(
      Array.from({ length: MAX_OPEN_EXPORTS + 3 }, () =>
        ben.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
      ),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(asked.length - refused.length).toBe(MAX_OPEN_EXPORTS);
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'too_many_requests'));
    for (const { uuid } of await ben.client.call(exports.listExports, inRoot())) {
      await ben.client.call(exports.cancelExport, { params: { project_id: rootId, uuid } });
    }
    await app.services.jobs.start();
  });

  test('cannot be downloaded after it expires, and is removed', async () => {
    const job = await ended(
      await ana.client.call(exports.createExport, { ...inRoot(), body: { format: 'csv' } }),
    );
    const { digest } = await app.database.read
      .selectFrom('exports')
      .select('digest')
      .where('uuid', '=', job.uuid)
      .executeTakeFirstOrThrow();
    const path = join(app.config.storageDir, digest?.slice(0, 2) ?? '', digest ?? '');
    expect(spawnSync('test', ['-f', path]).status).toBe(0);
    const later = new Date(Date.now() + (EXPORT_HOURS + 2) * 3_600_000);
    expect(await app.services.exports.purge(later)).toBeGreaterThan(0);
    expect((await fetch(`${app.baseUrl}${job.url}`)).status).toBe(404);
    expect(spawnSync('test', ['-f', path]).status).toBe(1);
  });
});

async function untilStatus(uuid: string, status: string): Promise<void> {
  for (;;) {
    const row = await app.database.read
      .selectFrom('exports')
      .select('status')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (row.status === status) return;
  }
}
