import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';
import { makeJob } from '../../../test/app/make-job.ts';

/** A job that the caller asked for. */
const own = async ({ app, people, organizationId }: AccessWorld, kind: PrincipalKind) => {
  const { memberId } = kind === 'anonymous' ? people.org_admin : people[kind];
  return { params: { job_id: await makeJob(app.database, { memberId, organizationId }) } };
};

/** A job of another organization. */
const others = async ({ app, otherOrganizationId }: AccessWorld) => ({
  params: {
    job_id: await makeJob(app.database, { organizationId: otherOrganizationId, audience: 'organization' }),
  },
});

const failed = async ({ app, organizationId }: AccessWorld) => ({
  params: { job_id: await makeJob(app.database, { organizationId, reason: 'The disk was full.' }) },
});

/** Valid requests to the endpoints of `jobs` and `jobAdministration`. */
export const accessRequests: AccessRequestsOf<'jobs' | 'jobAdministration'> = {
  jobs: {
    listJobs: [{ input: async () => ({}) }],
    getJob: [{ input: own }],
    cancelJob: [{ input: own }],
  },
  jobAdministration: {
    listJobQueues: [{ input: async () => ({}) }],
    listAllJobs: [{ input: async () => ({}) }],
    retryJob: [{ input: failed }],
    cancelAnyJob: [{ input: others }],
  },
};
