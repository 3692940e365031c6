import type { resourceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ResourceService } from './service.ts';

export function createResourceRoutes(service: ResourceService): Handlers<typeof resourceEndpoints> {
  return { getResource: ({ grant, params, query }) => service.get(grant, params.uuid, query.size ?? null) };
}
