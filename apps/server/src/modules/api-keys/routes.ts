import type { apiKeyEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ApiKeyService } from './service.ts';

export function createApiKeyRoutes(service: ApiKeyService): Handlers<typeof apiKeyEndpoints> {
  return {
    listApiKeys: ({ grant }) => service.list(grant),
    createApiKey: ({ grant, body }) => service.create(grant, body),
    deleteApiKey: async ({ grant, params }) => {
      await service.remove(grant, params.uuid);
      return undefined;
    },
    createProviderKey: async ({ grant, params, body }) => {
      await service.putProviderKey(grant, params.member_id, body);
      return undefined;
    },
    replaceProviderKey: async ({ grant, params, body }) => {
      await service.putProviderKey(grant, params.member_id, body);
      return undefined;
    },
  };
}
