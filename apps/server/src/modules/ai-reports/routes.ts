import type { aiReportEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ModelKeyService } from './model-keys/service.ts';
import type { ReportScheduleService } from './schedules/service.ts';
import type { AiReportService } from './service.ts';

export function createAiReportRoutes(
  service: AiReportService,
  schedules: ReportScheduleService,
  modelKeys: ModelKeyService,
): Handlers<typeof aiReportEndpoints> {
  return {
    getAiConfig: ({ grant }) => service.getConfig(grant.organizationId),
    getAiUsage: ({ grant }) => service.getUsage(grant),
    getModelKey: ({ grant }) => modelKeys.get(grant),
    putModelKey: ({ grant, body }) => modelKeys.put(grant, body),
    deleteModelKey: async ({ grant }) => {
      await modelKeys.delete(grant);
      return undefined;
    },
    createAiReport: ({ grant, params, query, body }) =>
      service.create(grant, { layerCode: params.layer_uuid, ...query, body }),
    refreshAiReport: ({ grant, params }) => service.refresh(grant, params.code),
    listAiReports: ({ grant, query }) => service.list(grant, query.layer ?? null),
    getAiReport: ({ grant, params }) => service.get(grant, params.code),
    listFactFeatures: ({ grant, params }) => service.listFactFeatures(grant, params.code, params.fact_id),
    computeFact: ({ grant, params }) => service.computeFact(grant, params.code, params.fact_id),
    shareAiReport: ({ grant, params }) => service.setShared(grant, params.code, true),
    unshareAiReport: ({ grant, params }) => service.setShared(grant, params.code, false),
    scheduleAiReport: ({ grant, params, body }) => schedules.set(grant, params.code, body.every),
    unscheduleAiReport: ({ grant, params }) => schedules.end(grant, params.code),
    subscribeToAiReport: ({ grant, params }) => schedules.subscribe(grant, params.code),
    unsubscribeFromAiReport: ({ grant, params }) => schedules.unsubscribe(grant, params.code),
    deleteAiReport: async ({ grant, params }) => {
      await service.delete(grant, params.code);
      return undefined;
    },
  };
}
