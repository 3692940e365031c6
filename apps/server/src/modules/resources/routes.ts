import type { resourceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ResourceAdder, ResourceService } from './service.ts';

export function createResourceRoutes(
  service: ResourceService,
  adder: ResourceAdder,
): Handlers<typeof resourceEndpoints> {
  return {
    getResource: ({ grant, params, query }) => service.get(grant, params.uuid, query.size ?? null),
    addResource: ({ grant, query, files }) => adder.add(grant, query.uuid.toLowerCase(), files),
  };
}
