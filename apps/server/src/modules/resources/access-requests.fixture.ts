import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

async function fileOf(world: AccessWorld, shared: boolean) {
  const code = await world.makeFeature({ shared, files: [new File(['bytes'], 'photo.bin')] });
  const { uuid } = await world.app.database.read
    .selectFrom('resources')
    .select('uuid')
    .where('feature_code', '=', code)
    .executeTakeFirstOrThrow();
  return { params: { code, uuid } };
}

/** A file removed from its feature. */
async function detachedFileOf(world: AccessWorld, shared: boolean) {
  const { params } = await fileOf(world, shared);
  await world.as('org_admin').call(ENDPOINTS.resources.removeResource, { params });
  return params;
}

/** Valid requests to the endpoints of `resources`. */
export const accessRequests: AccessRequestsOf<'resources'> = {
  resources: {
    getResource: [
      { title: 'of the project alone', input: (world) => fileOf(world, false) },
      { title: 'Public', isShared: true, input: (world) => fileOf(world, true) },
    ],
    addResource: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        query: { uuid: randomUUID() },
        files: [await makePicture()],
      }),
    })),
    removeResource: [
      { title: 'of the project alone', input: (world) => fileOf(world, false) },
      { title: 'Public', isShared: true, input: (world) => fileOf(world, true) },
    ],
    restoreResource: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({ params: await detachedFileOf(world, isShared) }),
    })),
    orderResources: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => {
        const { code, uuid } = (await fileOf(world, isShared)).params;
        return { params: { code }, body: { uuids: [uuid] } };
      },
    })),
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'resources'> = [
  'resources.addResource',
  'resources.restoreResource',
  'resources.getResource',
];
