import type { FeatureGrant } from '../../../access/grant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { insertHistory } from '../history/store.ts';
import { announceReturned } from '../writing/announce.ts';
import { setSubtype } from './store.ts';

type Where = Pick<FeatureGrant, 'memberId' | 'projectId'>;

/** Turns a feature of the project into its boundary, which is not listed with features. */
export async function becomeBoundary(tx: Tx, where: Where, code: string): Promise<void> {
  const { memberId, projectId } = where;
  const version = await setSubtype(tx, code, 'project');
  await insertHistory(tx, { code, version, action: 'paired', memberId, before: {}, withGeometry: false });
  await bumpProjectStats(tx, projectId, { left: [code] });
  await appendEvent(tx, {
    topic: `project:${projectId}`,
    type: 'feature.deleted',
    payload: { codes: [code] },
    memberId,
  });
}

/** Turns the boundary of a project into an ordinary feature. */
export async function becomeFeature(tx: Tx, where: Where, code: string): Promise<void> {
  const { memberId } = where;
  const version = await setSubtype(tx, code, 'report');
  await insertHistory(tx, { code, version, action: 'unpaired', memberId, before: {}, withGeometry: false });
  await announceReturned(tx, where, code);
}
