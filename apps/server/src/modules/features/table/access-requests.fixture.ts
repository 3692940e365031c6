import { inProject } from '../../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `featureTable`. */
export const accessRequests: AccessRequestsOf<'featureTable'> = {
  featureTable: {
    listTable: [{ input: async (world) => inProject(world) }],
    listTableFields: [{ input: async (world) => inProject(world) }],
    updateTable: [
      {
        input: async (world) => ({
          ...inProject(world),
          body: { features: [{ code: await world.makeFeature(), version: 1, name: 'Renamed' }] },
        }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'featureTable'> = [
  'featureTable.listTable',
  'featureTable.listTableFields',
  'featureTable.updateTable',
];
