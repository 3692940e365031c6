import { ENDPOINTS } from '@waypost/contract';
import { ofFeature } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

/** Creates an area with a geofence for entering and leaving. @returns its code. */
async function makeGeofence(world: AccessWorld, shared: boolean): Promise<string> {
  const ring: [number, number][] = [
    [-91.8, 42.7],
    [-91.7, 42.7],
    [-91.7, 42.8],
    [-91.8, 42.7],
  ];
  const { properties } = await world.as('org_admin').call(ENDPOINTS.features.createFeature, {
    query: { project_id: world.projectId },
    body: {
      feature: {
        name: 'Watched bay',
        geometry: { type: 'Polygon', coordinates: [ring] },
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
    listGeofenceEvents: ofFeature(),
    createGeofenceEvent: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await makeGeofence(world, isShared) },
        body: { event: 'in' as const },
      }),
    })),
  },
};
