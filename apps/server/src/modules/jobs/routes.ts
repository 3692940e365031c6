import type { jobAdministrationEndpoints, jobEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobAdministration, JobService } from './service.ts';

export function createJobRoutes(service: JobService): Handlers<typeof jobEndpoints> {
  return {
    listJobs: ({ grant, query }) => service.list(grant, query.organization_id),
    getJob: ({ grant, params }) => service.get(grant, params.job_id),
    cancelJob: ({ grant, params }) => service.cancel(grant, params.job_id),
  };
}

export function createJobAdministrationRoutes(
  service: JobAdministration,
): Handlers<typeof jobAdministrationEndpoints> {
  return {
    listJobQueues: ({ grant }) => service.listQueues(grant),
    listAllJobs: ({ grant, query }) => service.list(grant, query),
    retryJob: ({ grant, params }) => service.retry(grant, params.job_id),
    cancelAnyJob: ({ grant, params }) => service.cancel(grant, params.job_id),
  };
}
