import type { searchEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { SearchService } from './service.ts';

export function createSearchRoutes(service: SearchService): Handlers<typeof searchEndpoints> {
  return { search: async ({ grant, query }) => ({ suggestions: await service.search(grant, query.q) }) };
}
