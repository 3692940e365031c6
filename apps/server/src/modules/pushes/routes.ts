import type { pushEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { PushService } from './service.ts';

export function createPushRoutes(service: PushService): Handlers<typeof pushEndpoints> {
  return {
    getPushes: ({ grant }) => service.get(grant),
    putPush: async ({ grant, body }) => {
      await service.put(grant, body);
      return undefined;
    },
    deletePush: async ({ grant, params }) => {
      await service.delete(grant, params.digest);
      return undefined;
    },
  };
}
