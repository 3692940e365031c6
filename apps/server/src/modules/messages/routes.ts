import type { messageEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { DeliveryService } from './service.ts';

export function createMessageRoutes(delivery: DeliveryService): Handlers<typeof messageEndpoints> {
  return {
    receiveDelivery: async ({ body, request: { headers } }) => {
      await delivery.receive(body, {
        timestamp: String(headers['x-message-timestamp'] ?? ''),
        signature: String(headers['x-message-signature'] ?? ''),
      });
      return undefined;
    },
  };
}
