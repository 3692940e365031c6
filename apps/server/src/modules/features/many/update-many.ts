import { type DataEntry, type FeatureTagInput, MAX_FEATURE_TAGS } from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { toFeatureGrant } from '../../../access/require-access.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { listEventRows } from '../detail/store.ts';
import { applyChange } from '../writing/change-feature.ts';
import { listFeatureTags } from '../tagging/store.ts';
import { type LockedState, lockAll, type WantedFeature } from './store.ts';

export type { WantedFeature } from './store.ts';

type Grant = ProjectGrant<'feature:update'>;

/** The outcome for a feature: its new version, or the error that rejected the update. */
export type UpdateOutcome = { readonly version: number } | 'unchanged' | AppError;

/** The maximum number of values of a feature, as in the contract. */
const MAX_DATA = 500;

/**
 * Merges values by key: wanted values replace those with the same key, and other keys are kept, since they were added
 * in the product.
 */
export function mergeData(now: readonly DataEntry[], wanted: readonly DataEntry[]): DataEntry[] {
  const byKey = Map.groupBy(wanted, ({ key }) => key);
  const merged: DataEntry[] = [];
  const placed = new Set<string>();
  for (const { key, value, type } of [...now, ...wanted]) {
    const own = byKey.get(key);
    if (own === undefined) merged.push({ key, value, type });
    else if (!placed.has(key)) merged.push(...own);
    placed.add(key);
  }
  return merged;
}

/** The tags of a feature after a change; an added one that it has gets the new value. */
export function changeTags(
  now: readonly FeatureTagInput[],
  { add, remove }: NonNullable<WantedFeature['tagChange']>,
): FeatureTagInput[] {
  const gone = new Set([...remove, ...add.map(({ tag_id }) => tag_id)]);
  return [...now.filter(({ tag_id }) => !gone.has(tag_id)), ...add];
}

/**
 * Updates features of the project; each one that differs gets its next version. Absent fields and keys of `data` that
 * are not named are kept. Announces nothing: call `announceUpdatedFeatures` last in the transaction. @returns an
 * outcome for each, by code.
 */
export async function updateFeatures(
  tx: Tx,
  grant: Grant,
  wanted: readonly WantedFeature[],
): Promise<Map<string, UpdateOutcome>> {
  const locked = new Map((await lockAll(tx, grant.projectId, wanted)).map((state) => [state.code, state]));
  const outcomes = new Map<string, UpdateOutcome>();
  for (const one of wanted) {
    const now = locked.get(one.code);
    const isExpected = one.version !== undefined;
    if (now !== undefined) outcomes.set(one.code, await update(tx, grant, one, now));
    else outcomes.set(one.code, isExpected ? new AppError('feature_not_found') : 'unchanged');
  }
  return outcomes;
}

async function update(
  tx: Tx,
  grant: Grant,
  { code, input, version, tagChange }: WantedFeature,
  now: LockedState,
): Promise<UpdateOutcome> {
  if (version !== undefined && version !== now.version) return new AppError('feature_changed');
  const data = input.data === undefined ? undefined : mergeData(now.data, input.data);
  if (data !== undefined && data.length > MAX_DATA) {
    return invalid([{ path: 'body.data', message: `With what is there, more than ${MAX_DATA} values.` }]);
  }
  const isSameData = data === undefined || JSON.stringify(data) === JSON.stringify(mergeData(now.data, []));
  if (!now.differs && isSameData && tagChange === undefined) return 'unchanged';
  const tags = tagChange && changeTags(await listFeatureTags(tx, code), tagChange);
  if (tags !== undefined && tags.length > MAX_FEATURE_TAGS) {
    return invalid([
      { path: 'body.tags', message: `With what is there, more than ${MAX_FEATURE_TAGS} tags.` },
    ]);
  }
  try {
    const isChanged = await applyChange(tx, toFeatureGrant(grant, code), undefined, { ...input, data, tags });
    return isChanged ? { version: now.version + 1 } : 'unchanged';
  } catch (error) {
    // An AppError is thrown before anything is written; a database error ends the transaction.
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Announces changed features as one event. Locks the project’s counters until commit, so call it last. */
export async function announceUpdatedFeatures(
  tx: Tx,
  grant: Pick<Grant, 'projectId' | 'memberId'>,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  const features = await listEventRows(tx, codes);
  await bumpProjectStats(tx, grant.projectId, { changed: codes });
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'feature.updated',
    payload: { features },
    memberId: grant.memberId,
  });
}
