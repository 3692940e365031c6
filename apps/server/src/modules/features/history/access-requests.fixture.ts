import { ENDPOINTS } from '@waypost/contract';
import { inProject, ofFeature } from '../../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../../test/access/access-world.ts';

async function makeDeletedFeature(world: AccessWorld) {
  const code = await world.makeFeature();
  await world.as('org_admin').call(ENDPOINTS.features.deleteFeature, { params: { code } });
  return { params: { project_id: world.projectId, code } };
}

/** Valid requests to the endpoints of `featureHistory`. */
export const accessRequests: AccessRequestsOf<'featureHistory'> = {
  featureHistory: {
    getHistory: ofFeature(),
    getVersion: ofFeature({ params: { version: 1 } }),
    restoreVersion: ofFeature({ body: { version: 1 } }),
    listDeletedFeatures: [{ input: async (world) => inProject(world) }],
    recoverFeature: [{ input: makeDeletedFeature }],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'featureHistory'> = [
  'featureHistory.restoreVersion',
  'featureHistory.listDeletedFeatures',
  'featureHistory.recoverFeature',
];
