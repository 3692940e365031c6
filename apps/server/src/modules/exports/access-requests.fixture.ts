import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type ExportJob } from '@waypost/contract';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

const { exports } = ENDPOINTS;

/** The last segment of the URL of a finished file: the route is public, the token is secret. */
async function makeExportToken(world: AccessWorld): Promise<string> {
  const admin = world.as('org_admin');
  const params = { project_id: world.projectId };
  let job: ExportJob = await admin.call(exports.createExport, { params, body: { format: 'csv' } });
  while (job.url === null) {
    job = await admin.call(exports.getExport, { params: { ...params, uuid: job.uuid } });
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new Error(`The export is ${job.status}.`);
  }
  return job.url.split('/').at(-1) ?? '';
}

/** An export created by the caller, if they are allowed to. */
async function ownExport(world: AccessWorld, kind: PrincipalKind) {
  const params = { project_id: world.projectId };
  const job = await world
    .as(kind)
    .call(exports.createExport, { params, body: { format: 'geojson' } })
    // Callers who may not create one are rejected by the tested call as well.
    .catch(() => null);
  return { params: { ...params, uuid: job?.uuid ?? randomUUID() } };
}

const inProject = async (world: AccessWorld) => ({ params: { project_id: world.projectId } });

/** Valid requests to the endpoints of `exports`. */
export const accessRequests: AccessRequestsOf<'exports'> = {
  exports: {
    exportFeatures: [
      {
        input: async (world) => ({
          ...(await inProject(world)),
          query: { format: 'kml' as const },
        }),
      },
    ],
    previewExport: [{ input: inProject }],
    createExport: [
      {
        input: async (world) => ({
          ...(await inProject(world)),
          body: { format: 'gpx' as const },
        }),
      },
    ],
    exportTrash: [
      {
        input: async (world) => ({
          ...(await inProject(world)),
          query: { format: 'csv' as const },
        }),
      },
    ],
    previewTrashExport: [{ input: inProject }],
    createTrashExport: [
      {
        input: async (world) => ({
          ...(await inProject(world)),
          body: { format: 'kml' as const },
        }),
      },
    ],
    listExports: [{ input: inProject }],
    getExport: [{ input: ownExport }],
    cancelExport: [{ input: ownExport }],
    downloadExport: [{ input: async (world) => ({ params: { token: await makeExportToken(world) } }) }],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'exports'> = [
  'exports.exportFeatures',
  'exports.previewExport',
  'exports.createExport',
  'exports.exportTrash',
  'exports.previewTrashExport',
  'exports.createTrashExport',
  'exports.listExports',
  'exports.getExport',
  'exports.cancelExport',
];
