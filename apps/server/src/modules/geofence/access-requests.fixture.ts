import { ENDPOINTS } from '@waypost/contract';
import { inProject, ofFeature } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

const RING: [number, number][] = [
  [-91.8, 42.7],
  [-91.7, 42.7],
  [-91.7, 42.8],
  [-91.8, 42.7],
];

/** Creates an area with a geofence for entering and leaving. @returns its code. */
async function makeGeofence(world: AccessWorld, shared: boolean): Promise<string> {
  const { properties } = await world.as('org_admin').call(ENDPOINTS.features.createFeature, {
    query: { project_id: world.projectId },
    body: {
      feature: {
        name: 'Watched bay',
        geometry: { type: 'Polygon', coordinates: [RING] },
        geofence: true,
        geofence_events: ['in', 'out'],
        shared,
      },
    },
  });
  return properties.code;
}

/** Valid requests to the endpoints of `geofence`. */
export const accessRequests: AccessRequestsOf<'geofence'> = {
  geofence: {
    listMarkedFences: [{ input: async (world) => inProject(world) }],
    listGeofenceEvents: ofFeature(),
    createGeofenceEvent: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await makeGeofence(world, isShared) },
        body: { event: 'in' as const },
      }),
    })),
    listFenceCrossings: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await makeGeofence(world, isShared) },
        query: {},
      }),
    })),
    getFenceNow: ofFeature(),
    putFenceSettings: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await makeGeofence(world, isShared) },
        body: { margin_m: 20 },
      }),
    })),
    tryFence: ofFeature({
      body: {
        geometry: { type: 'Polygon' as const, coordinates: [RING] },
        watches: ['in' as const],
        settings: {},
      },
    }),
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator: those that keys with features need. */
export const openToKeys: OpenToKeys<'geofence'> = ['geofence.putFenceSettings', 'geofence.tryFence'];
