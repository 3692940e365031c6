import type { helpEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { HelpService } from './service.ts';

export function createHelpRoutes(service: HelpService): Handlers<typeof helpEndpoints> {
  return { enterHelpCentre: ({ grant, body }) => service.enter(grant, body.firebase_token ?? null) };
}
