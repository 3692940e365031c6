import type { ProjectGrant } from '../../../access/grant.ts';
import { toFeatureGrant } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { listEventRows } from '../detail/store.ts';
import { applyChange } from '../writing/change-feature.ts';
import { bumpProjectStats } from '../writing/store.ts';
import { lockDiffering, type WantedFeature } from './store.ts';

export type { WantedFeature } from './store.ts';

type Grant = ProjectGrant<'feature:update'>;

/** What became of a feature: `refused` where its form does not take what is wanted. */
export type UpdateOutcome = 'updated' | 'unchanged' | AppError;

/**
 * Makes features of the project what is wanted; each that differs gets its next version. Nothing is told: call
 * `announceUpdatedFeatures` last in the transaction. @returns an outcome each, by code.
 */
export async function updateFeatures(
  tx: Tx,
  grant: Grant,
  wanted: readonly WantedFeature[],
): Promise<Map<string, UpdateOutcome>> {
  const differing = new Set(await lockDiffering(tx, grant.projectId, wanted));
  const outcomes = new Map<string, UpdateOutcome>();
  for (const { code, input } of wanted) {
    outcomes.set(code, differing.has(code) ? await update(tx, grant, { code, input }) : 'unchanged');
  }
  return outcomes;
}

async function update(tx: Tx, grant: Grant, { code, input }: WantedFeature): Promise<UpdateOutcome> {
  try {
    const isChanged = await applyChange(tx, toFeatureGrant(grant, code), undefined, input);
    return isChanged ? 'updated' : 'unchanged';
  } catch (error) {
    // Refused before anything was written; a fault of the database ends the transaction.
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Tells of changed features, as one event; locks the project’s counters until commit, so call it last. */
export async function announceUpdatedFeatures(
  tx: Tx,
  grant: Pick<Grant, 'projectId' | 'memberId'>,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  const features = await listEventRows(tx, codes);
  await bumpProjectStats(tx, grant.projectId);
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'feature.updated',
    payload: { features },
    memberId: grant.memberId,
  });
}
