import type { FeatureGrant } from '../../../access/grant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { listEventRows } from '../detail/store.ts';

type Where = Pick<FeatureGrant, 'memberId' | 'projectId'>;

/** Announces a change of the boundary as a change of the project, since boundaries are not listed with features. */
export async function announceBoundary(tx: Tx, { projectId, memberId }: Where): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${projectId}`,
    type: 'project.updated',
    payload: { project_id: projectId },
    memberId,
  });
}

/** Counts and announces a feature that is listed again; locks the counters until commit. */
export async function announceReturned(tx: Tx, { projectId, memberId }: Where, code: string): Promise<void> {
  const features = await listEventRows(tx, [code]);
  await bumpProjectStats(tx, projectId, { came: [code] });
  await appendEvent(tx, {
    topic: `project:${projectId}`,
    type: 'feature.created',
    payload: { features },
    memberId,
  });
}
