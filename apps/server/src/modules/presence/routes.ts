import type { presenceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { PresenceService } from './service.ts';

export function createPresenceRoutes(service: PresenceService): Handlers<typeof presenceEndpoints> {
  return { listPresence: ({ grant }) => service.list(grant) };
}
