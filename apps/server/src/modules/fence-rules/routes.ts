import type { fenceRuleEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { FenceRuleService } from './service.ts';

export function createFenceRuleRoutes(service: FenceRuleService): Handlers<typeof fenceRuleEndpoints> {
  return {
    listFenceRules: ({ grant }) => service.list(grant),
    listFenceTextReceivers: ({ grant }) => service.listTextReceivers(grant),
    createFenceRule: ({ grant, body }) => service.create(grant, body),
    updateFenceRule: ({ grant, params, body }) => service.update(grant, params.rule_id, body),
    deleteFenceRule: async ({ grant, params }) => {
      await service.remove(grant, params.rule_id);
      return undefined;
    },
    listFenceDeliveries: ({ grant, params }) => service.listDeliveries(grant, params.rule_id),
    sendFenceDeliveryAgain: ({ grant, params }) =>
      service.sendAgain(grant, params.rule_id, params.delivery_id),
  };
}
