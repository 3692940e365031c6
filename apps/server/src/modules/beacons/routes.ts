import type { beaconEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { BeaconService } from './service.ts';

export function createBeaconRoutes(service: BeaconService): Handlers<typeof beaconEndpoints> {
  return {
    listBeacons: ({ grant }) => service.list(grant),
    sendLatePositions: async ({ grant, body }) => ({
      taken: await service.recordLate(grant, body.positions, body.sent_at),
    }),
    closeBeacon: async ({ grant }) => {
      await service.close(grant);
      return undefined;
    },
  };
}
