import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of imagery. The world has no account with a provider. */
export const accessRequests: AccessRequestsOf<'imagery'> = {
  imagery: {
    getImageryAccess: [{ input: async (world) => ofOrganization(world) }],
    getImageryKey: [{ input: async (world) => ofOrganization(world) }],
    putImageryKey: [
      { input: async (world) => ({ ...ofOrganization(world), body: { apikey: 'PLAK-0123456789' } }) },
    ],
    deleteImageryKey: [{ input: async (world) => ofOrganization(world) }],
    listMosaics: [{ input: async (world) => ofOrganization(world) }],
    getMosaicTile: [
      {
        input: async (world) => ({
          params: {
            org_id: world.organizationId,
            mosaic_name: 'global_monthly_2024_01_mosaic',
            z: 0,
            x: 0,
            y: 0,
          },
        }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'imagery'> = [
  'imagery.getImageryAccess',
  'imagery.listMosaics',
  'imagery.getMosaicTile',
];
