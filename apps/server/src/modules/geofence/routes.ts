import type { geofenceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JudgedFenceService } from './judged/service.ts';
import type { GeofenceService } from './service.ts';

export function createGeofenceRoutes(
  service: GeofenceService,
  judged: JudgedFenceService,
): Handlers<typeof geofenceEndpoints> {
  return {
    listMarkedFences: ({ grant }) => judged.listMarked(grant),
    listGeofenceEvents: ({ grant }) => service.list(grant),
    createGeofenceEvent: ({ grant, body }) => service.create(grant, body),
    listFenceCrossings: ({ grant, query }) => judged.listCrossings(grant, query.before ?? null),
    getFenceNow: ({ grant }) => judged.getNow(grant),
    putFenceSettings: ({ grant, body }) => judged.putSettings(grant, body),
    tryFence: ({ grant, body }) => judged.try(grant, body),
  };
}
