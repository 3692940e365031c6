import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { administeredJob, administeredJobsPage, job, jobQueue, jobsQuery } from './schema.ts';

const params = z.object({ job_id: z.string().max(64) });

export const jobEndpoints = {
  listJobs: endpoint({
    method: 'GET',
    path: '/jobs',
    summary:
      'Background jobs of the last day, and all unfinished ones: one’s own, those shared with one’s organizations, and for administrators those of their members',
    query: z.object({ organization_id: idParam.optional() }),
    response: z.array(job),
    errors: [],
    access: { kind: 'member' },
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/jobs/{job_id}',
    summary: 'The state and progress of a background job',
    params,
    response: job,
    errors: ['job_not_found'],
    access: { kind: 'member' },
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/jobs/{job_id}/cancel',
    summary: 'Cancel a background job, as its member or an administrator; one that has ended stays as it is',
    params,
    response: job,
    errors: ['job_not_found'],
    access: { kind: 'member' },
  }),
};

export const jobAdministrationEndpoints = {
  listJobQueues: endpoint({
    method: 'GET',
    path: '/admin/jobs/queues',
    summary: 'How many background jobs of each kind wait, run and have failed',
    response: z.array(jobQueue),
    errors: [],
    access: { kind: 'platform' },
  }),
  listAllJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs',
    summary: 'Background jobs of the whole installation, with the reasons of their failures',
    query: jobsQuery,
    response: administeredJobsPage,
    errors: [],
    access: { kind: 'platform' },
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/admin/jobs/{job_id}/retry',
    summary: 'Start another attempt of a failed job, or begin that of a retrying one now',
    params,
    response: administeredJob,
    errors: ['job_not_found', 'job_not_failed'],
    access: { kind: 'platform' },
  }),
  cancelAnyJob: endpoint({
    method: 'POST',
    path: '/admin/jobs/{job_id}/cancel',
    summary: 'Cancel any background job; one that has ended stays as it is',
    params,
    response: administeredJob,
    errors: ['job_not_found'],
    access: { kind: 'platform' },
  }),
};
