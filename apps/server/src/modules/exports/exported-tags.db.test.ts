import { ENDPOINTS, EXPORT_FORMATS, type ExportFormat } from '@waypost/contract';
import { decodeFile } from '@waypost/geo';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';
import { FORMAT_FILES } from './files/formats.ts';

const { exports, features, organizations, projects, tags } = ENDPOINTS;

let app: TestApp;
let ana: Person;
/** A reader of the child project only. */
let ben: Person;
let child: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (body: { readonly name: string; readonly parentId?: number }) =>
    (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  const root = await make({ name: 'Coast' });
  child = await make({ name: 'Kelp beds', parentId: root });
  await app.database.transaction((tx) => putProjectMember(tx, child, ben.memberId, 'project_viewer', false));
  const makeTag = async (name: string, more: object = {}) => {
    const call = { params: { org_id, project_id: root }, body: { name, ...more } };
    return { tag_id: (await ana.client.call(tags.createTag, call)).tag_id };
  };
  const [reef, depth] = [await makeTag('Reef'), await makeTag('Depth', { tag_type: 'measure', units: 'm' })];
  const create = (feature: { readonly name: string; readonly tags: { tag_id: number; value?: number }[] }) =>
    ana.client.call(features.createFeature, {
      query: { project_id: child },
      body: {
        feature: {
          ...feature,
          geometry: { type: 'Point', coordinates: [-91.8, 42.7] },
          data: [{ key: 'Count', value: '12', type: 1 }],
        },
      },
    });
  await create({ name: 'Buoy', tags: [reef, { ...depth, value: 4 }] });
  const { code } = (await create({ name: 'Float', tags: [{ ...depth, value: 7.5 }] })).properties;
  await ana.client.call(features.deleteFeature, { params: { code } });
});
afterAll(() => app.close());

/** What a file says, also if it is an archive. */
function toText(format: ExportFormat, bytes: Uint8Array): string {
  const isZip = format === 'kmz' || format === 'shapefile';
  const files = isZip ? Object.values(unzipSync(bytes)) : [bytes];
  return files.map((file) => strFromU8(file)).join('\n');
}

test.each(EXPORT_FORMATS)('%s has the tags of a feature, and is imported without them', async (format) => {
  const call = { params: { project_id: child }, query: { format } };
  const bytes = new Uint8Array(await ben.client.call(exports.exportFeatures, call));
  const said =
    format === 'geojson'
      ? '"waypost_tags":[{"name":"Depth","value":4,"units":"m"},{"name":"Reef","value":null,"units":null}]'
      : 'Depth: 4 m; Reef';
  expect(toText(format, bytes)).toContain(said);
  const decoded = await decodeFile({ name: `x.${FORMAT_FILES[format].extension}`, bytes });
  expect(decoded.report?.left).toEqual([]);
  expect((decoded.ok ? decoded.features : []).map(({ properties }) => properties)).toMatchObject([
    { name: 'Buoy', data: [{ key: 'Count', value: '12', type: 1 }] },
  ]);
});

test('a file of the trash has the tags too', async () => {
  const call = { params: { project_id: child }, query: { format: 'csv' as const } };
  const bytes = await ana.client.call(exports.exportTrash, call);
  expect(new TextDecoder().decode(bytes)).toContain('Depth: 7.5 m');
});
