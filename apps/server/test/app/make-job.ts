import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/platform/db/database.ts';
import { enqueueJob, type JobRequest } from '../../src/platform/jobs/enqueue-job.ts';
import { defineJobKind, type JobAudience } from '../../src/platform/jobs/job-kind.ts';
import { putQueues } from '../../src/platform/jobs/store.ts';

/** A kind that no server runs, so that its jobs stay as they are. */
const toIdleKind = (audience: JobAudience) =>
  defineJobKind({ name: 'idle', audience, payload: z.object({}), run: async () => undefined });

export interface MadeJob extends Partial<JobRequest> {
  readonly audience?: JobAudience;
  /** Fails it with this reason. */
  readonly reason?: string;
}

/** Queues a job that nobody runs. @returns its id. */
export async function makeJob(
  database: Database,
  { audience = 'member', reason, organizationId = null, memberId = null }: MadeJob,
): Promise<string> {
  const kind = toIdleKind(audience);
  return database.transaction(async (tx) => {
    await putQueues(tx, [kind]);
    const jobId = await enqueueJob(tx, kind, {}, { organizationId, memberId });
    if (reason !== undefined) {
      await sql`
        update pgboss.job set state = 'failed', started_on = now(), completed_on = now(),
          output = jsonb_build_object('message', ${reason}::text)
        where id = ${jobId}::uuid`.execute(tx);
    }
    return jobId;
  });
}
