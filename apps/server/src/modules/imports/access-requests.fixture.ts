import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

const { features, imports } = ENDPOINTS;
const feature = {
  name: 'Mooring',
  geometry: { type: 'Point' as const, coordinates: [-91.8, 42.7] as [number, number] },
};

const inProject = ({ projectId }: AccessWorld) => ({ params: { project_id: projectId } });

/** An import started by the caller, if they are allowed to. */
async function ownImport(world: AccessWorld, kind: PrincipalKind) {
  const uuid = randomUUID();
  await world
    .as(kind)
    .call(imports.startImport, { ...inProject(world), body: { uuid, files: [] } })
    // Callers who may not start one are rejected by the tested call as well.
    .catch(() => undefined);
  return { params: { project_id: world.projectId, uuid } };
}

async function ownFeature(world: AccessWorld, kind: PrincipalKind): Promise<string> {
  const query = { project_id: world.projectId };
  const body = { feature: { ...feature, local_uuid: randomUUID() } };
  return world
    .as(kind)
    .call(features.createFeature, { query, body })
    .then(({ properties }) => properties.code)
    .catch(() => randomUUID());
}

/** Valid requests to the endpoints of `imports`. */
export const accessRequests: AccessRequestsOf<'imports'> = {
  imports: {
    startImport: [
      { input: async (world) => ({ ...inProject(world), body: { uuid: randomUUID(), files: [] } }) },
    ],
    listImports: [{ input: async (world) => inProject(world) }],
    previewImport: [{ input: async (world) => ({ ...inProject(world), body: { files: [] } }) }],
    getImport: [{ input: ownImport }],
    listImportDone: [{ input: ownImport }],
    sendImport: [
      {
        input: async (world, kind) => ({
          ...(await ownImport(world, kind)),
          files: [new File([JSON.stringify({ ...feature, local_uuid: randomUUID() })], 'lines')],
        }),
      },
    ],
    noteImported: [
      {
        input: async (world, kind) => {
          const { params } = await ownImport(world, kind);
          return { params: { ...params, code: await ownFeature(world, kind) }, body: {} };
        },
      },
    ],
    finishImport: [{ input: ownImport }],
    undoImport: [{ input: ownImport }],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'imports'> = [
  'imports.startImport',
  'imports.listImports',
  'imports.previewImport',
  'imports.getImport',
  'imports.listImportDone',
  'imports.sendImport',
  'imports.noteImported',
  'imports.finishImport',
  'imports.undoImport',
];
