import type { variableEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import type { VariableService } from './service.ts';

export function createVariableRoutes(variables: VariableService): Handlers<typeof variableEndpoints> {
  return {
    getVariable: ({ grant, params }) => variables.get(grant, params.layer_id),
    listVariableResults: async ({ grant, params }) => (await variables.get(grant, params.layer_id)).results,
    cancelVariable: ({ grant, params }) => variables.cancel(grant, params.layer_id),
    retryVariable: ({ grant, params }) => variables.retry(grant, params.layer_id),
  };
}
