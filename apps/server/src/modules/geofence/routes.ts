import type { geofenceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { GeofenceService } from './service.ts';

export function createGeofenceRoutes(service: GeofenceService): Handlers<typeof geofenceEndpoints> {
  return {
    listGeofenceEvents: ({ grant }) => service.list(grant),
    createGeofenceEvent: ({ grant, body }) => service.create(grant, body),
  };
}
