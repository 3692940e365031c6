import {
  ENDPOINTS,
  type ExportFormat,
  type ExportJob,
  exportManifest,
  type FeatureCreateInput,
  MAX_DIRECT_EXPORT,
  TRASH_DAYS,
} from '@waypost/contract';
import { decodeFile } from '@waypost/geo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import { putProjectMember } from '../projects/index.ts';

const { audit, exports, featureHistory, features, organizations, projects } = ENDPOINTS;
/** More than one page of reading, and more than the limit of an immediate export. */
const LARGE = MAX_DIRECT_EXPORT + 501;
const RING: [number, number][] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

let app: TestApp;
let ana: Person;
let ben: Person;
let vera: Person;
let zoe: Person;
let orgId: number;
let rootId: number;
let childId: number;
let largeId: number;

async function makeProject(name: string, parentId?: number): Promise<number> {
  const body = { name, ...(parentId === undefined ? {} : { parentId }) };
  return (await ana.client.call(projects.createProject, { params: { org_id: orgId }, body })).project_id;
}

async function create(
  project_id: number,
  feature: Partial<FeatureCreateInput> & Pick<FeatureCreateInput, 'name' | 'geometry'>,
  files: File[] = [],
): Promise<string> {
  const body = { feature };
  const made = await ana.client.call(features.createFeature, { query: { project_id }, body, files });
  return made.properties.code;
}

const remove = (code: string, by = ana) => by.client.call(features.deleteFeature, { params: { code } });
const putMember = (person: Person, role: 'project_editor' | 'project_viewer') =>
  app.database.transaction((tx) => putProjectMember(tx, rootId, person.memberId, role, false));

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  vera = await app.createPerson('Vera Lund');
  zoe = await app.createPerson('Zoe Lind');
  const body = { organization_name: 'Costa Viva' };
  ({ organization_id: orgId } = await ana.client.call(organizations.createOrganization, { body }));
  await app.liftLimits(orgId);
  rootId = await makeProject('Arrecifes');
  childId = await makeProject('Canopy', rootId);
  largeId = await makeProject('Drifters');
  await putMember(ben, 'project_editor');
  await putMember(vera, 'project_viewer');

  const data = [{ key: 'Count', value: '12', type: 1 }];
  const point: FeatureCreateInput['geometry'] = { type: 'Point', coordinates: [-91.8, 42.7] };
  const buoy = await create(rootId, { name: 'Buoy', geometry: point, data }, [await makePicture()]);
  const kelp = await create(childId, {
    name: 'Kelp bed',
    geometry: { type: 'Polygon', coordinates: [RING] },
  });
  await create(rootId, { name: 'Still there', geometry: point });
  const old = await create(rootId, { name: 'Long gone', geometry: point });
  await remove(old);
  await sql`
    update features set deleted_at = now() - make_interval(days => ${TRASH_DAYS + 1}) where code = ${old}`.execute(
    app.database.read,
  );
  await remove(buoy);
  await remove(kelp, ben);
  await sql`
    insert into features
      (code, project_id, member_id, name, color, geometry, geometry_type, created_origin, deleted_at, deleted_by)
    select gen_random_uuid(), ${largeId}, ${ana.memberId}, 'Drifter ' || n, '#0059ff',
      st_setsrid(st_makepoint(n / 100.0 - 90, n / 200.0 - 45), 4326), 'Point', now(),
      now() - n / 700 * interval '1 minute', ${ana.memberId}
    from generate_series(1, ${LARGE}::integer) n`.execute(app.database.read);
});
afterAll(() => app.close());

const inRoot = () => ({ params: { project_id: rootId } });

async function exportNow(format: ExportFormat, by = ana, project_id = rootId): Promise<Uint8Array> {
  const call = { params: { project_id }, query: { format } };
  return new Uint8Array(await by.client.call(exports.exportTrash, call));
}

async function featuresIn(format: ExportFormat, bytes: Uint8Array) {
  const decoded = await decodeFile({ name: `x.${format}`, bytes });
  return decoded.ok ? decoded.features : [];
}

async function ended(job: ExportJob, by = ana): Promise<ExportJob> {
  const params = { project_id: job.project_id, uuid: job.uuid };
  for (;;) {
    const now = await by.client.call(exports.getExport, { params });
    if (now.status !== 'queued' && now.status !== 'running') return now;
  }
}

describe('an export of the trash', () => {
  test('holds what the trash shows, in its order, and reads back unchanged', async () => {
    const { features: shown, total } = await ana.client.call(featureHistory.listDeletedFeatures, inRoot());
    const back = await featuresIn('geojson', await exportNow('geojson'));
    expect(back.map(({ properties }) => properties.name)).toEqual(['Kelp bed', 'Buoy']);
    expect(shown.map(({ name }) => name)).toEqual(['Kelp bed', 'Buoy']);
    expect(total).toBe(2);
    expect(back[1]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-91.8, 42.7] },
      properties: { data: [{ key: 'Count', value: '12', type: 1 }] },
    });
  });

  test('gives the deletion time and the deleting member of each feature', async () => {
    const [header = '', ...rows] = new TextDecoder()
      .decode(await exportNow('csv'))
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/);
    expect(header).toMatch(/,waypost_deleted,waypost_deleted_by(?:,|$)/);
    const { features: shown } = await ana.client.call(featureHistory.listDeletedFeatures, inRoot());
    for (const { name, deleted_at, deleted_by } of shown) {
      const row = rows.find((one) => one.includes(name));
      expect(row).toContain(`${deleted_at},${deleted_by}`);
    }
    expect(shown.map(({ deleted_by }) => deleted_by)).toEqual(['Ben Soto', 'Ana Ruiz']);
    // Other lists have no such columns.
    const listed = await ana.client.call(exports.exportFeatures, { ...inRoot(), query: { format: 'csv' } });
    expect(new TextDecoder().decode(listed)).not.toContain('waypost_deleted');
  });

  test('has a preview and a manifest that name the trash as its source', async () => {
    expect(await ana.client.call(exports.previewTrashExport, inRoot())).toEqual({
      total: 2,
      by_type: { Point: 1, Polygon: 1 },
      photos: 1,
    });
    const query = { format: 'gpx' as const, as: 'manifest' as const };
    const bytes = await ana.client.call(exports.exportTrash, { ...inRoot(), query });
    expect(exportManifest.parse(JSON.parse(new TextDecoder().decode(bytes)))).toMatchObject({
      list: 'trash',
      project_id: rootId,
      written: { Point: 1 },
      total: 1,
      left: { Polygon: 1 },
      filters: {},
    });
  });

  test('is allowed to editors, not to viewers, and returns 404 to outsiders', async () => {
    expect(await featuresIn('kml', await exportNow('kml', ben))).toHaveLength(2);
    for (const call of [exports.previewTrashExport, featureHistory.listDeletedFeatures] as const)
      await expect(vera.client.call(call, inRoot())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(exportNow('kml', vera)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(exportNow('kml', zoe)).rejects.toMatchObject({ code: 'project_not_found' });
    const asked = vera.client.call(exports.createTrashExport, { ...inRoot(), body: { format: 'kml' } });
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is audited as an export of the trash', async () => {
    await exportNow('kml', ben);
    const call = { params: { org_id: orgId }, query: { about: 'data' as const } };
    const { entries } = await ana.client.call(audit.listOrganizationAudit, call);
    expect(entries[0]).toMatchObject({ action: 'data.exported', subject: 'kml, trash', became: '2' });
  });

  test('runs in the background when it is large, with each feature once', async () => {
    const params = { project_id: largeId };
    await expect(exportNow('csv', ana, largeId)).rejects.toMatchObject({ code: 'export_too_large' });
    const made = await ana.client.call(exports.createTrashExport, { params, body: { format: 'geojson' } });
    const job = await ended(made);
    expect(job).toMatchObject({ list: 'trash', status: 'done', total: LARGE, written: LARGE });
    expect(job.manifest).toMatchObject({ list: 'trash', total: LARGE });
    expect(job.file_name).toMatch(/^Drifters-trash-\d{4}-\d\d-\d\d\.geojson$/);
    const bytes = new Uint8Array(await (await fetch(`${app.baseUrl}${job.url}`)).arrayBuffer());
    const names = (await featuresIn('geojson', bytes)).map(({ properties }) => properties.name);
    expect(new Set(names).size).toBe(LARGE);
    expect(names).toHaveLength(LARGE);
  });

  test('includes photographs', async () => {
    const body = { format: 'kmz' as const, with_photos: true };
    const job = await ended(await ana.client.call(exports.createTrashExport, { ...inRoot(), body }));
    expect(job.manifest).toMatchObject({ total: 2, photos: 1, photos_left: 0 });
  });

  test('is withdrawn from a member who may no longer see the trash, even if they may read the project', async () => {
    const body = { format: 'csv' as const };
    const list = await ended(await ben.client.call(exports.createExport, { ...inRoot(), body }), ben);
    const trash = await ended(await ben.client.call(exports.createTrashExport, { ...inRoot(), body }), ben);
    await app.services.jobs.stop();
    const waiting = await ben.client.call(exports.createTrashExport, { ...inRoot(), body });
    await putMember(ben, 'project_viewer');
    expect((await fetch(`${app.baseUrl}${trash.url}`)).status).toBe(404);
    expect((await fetch(`${app.baseUrl}${list.url}`)).status).toBe(200);
    await app.services.jobs.start();
    expect(await ended(waiting, ben)).toMatchObject({ status: 'cancelled', url: null });
  });
});
