import type { positionEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { TrailService } from './trails.ts';

export function createPositionRoutes(trails: TrailService): Handlers<typeof positionEndpoints> {
  return {
    getTrailSettings: ({ grant }) => trails.getSettings(grant),
    updateTrailSettings: ({ grant, body }) => trails.updateSettings(grant, body),
    listTrails: ({ grant, query }) => trails.list(grant, query.hours),
    deleteOwnTrail: async ({ grant }) => {
      await trails.deleteOwn(grant);
      return undefined;
    },
  };
}
