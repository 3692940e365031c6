import { type FeatureCreate, type FeatureEventRow, toGeometryType } from '@waypost/contract';
import { bboxOf, toWireBox } from '@waypost/geo';
import type { ProjectGrant } from '../../../access/grant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { toNewFeature } from '../writing/new-feature.ts';
import { insertFeatures, type NewFeature } from '../writing/store.ts';
import { copyFeatures, listByLocalUuid } from './store.ts';

type Grant = ProjectGrant<'feature:create'>;

/** The outcome for a feature: `exists` if this very request created it before, `reused` if another request did. */
export type CreateOutcome =
  | { readonly kind: 'created'; readonly code: string; readonly made: NewFeature }
  | { readonly kind: 'exists'; readonly code: string }
  | { readonly kind: 'reused' };

/**
 * Creates features with new `local_uuid`s by COPY. If one exists after all, the statement fails for all of them and
 * `isTaken` recognizes the error. @returns what `createFeatures` returns.
 */
export async function copyNewFeatures(
  tx: Tx,
  grant: Grant,
  inputs: readonly FeatureCreate[],
): Promise<CreateOutcome[]> {
  const features = inputs.map((input) => toNewFeature(input, 0, []));
  await copyFeatures(tx, grant.projectId, grant.memberId, inOrder(features));
  return features.map((made) => ({ kind: 'created', code: made.code, made }));
}

/** The compact row of a feature for events. */
const toEventRow = ({ code, name, color, geometry }: NewFeature): FeatureEventRow => ({
  code,
  name,
  color,
  type: toGeometryType(geometry),
  bbox: toWireBox(bboxOf(geometry) ?? [0, 0, 0, 0]),
});

/** A fixed order, so that concurrent writers of the same features cannot deadlock. */
const inOrder = (features: readonly NewFeature[]) =>
  [...features].sort((a, b) => ((a.local_uuid ?? '') < (b.local_uuid ?? '') ? -1 : 1));

/**
 * Creates features with distinct `local_uuid`s. Announces nothing: call `announceCreated` last in the transaction.
 * @returns an outcome for each, in the given order.
 */
export async function createFeatures(
  tx: Tx,
  grant: Grant,
  inputs: readonly FeatureCreate[],
): Promise<CreateOutcome[]> {
  const features = inputs.map((input) => toNewFeature(input, 0, []));
  const inserted = await insertFeatures(tx, grant.projectId, grant.memberId, inOrder(features));
  const codes = new Set(inserted);
  const left = features.filter(({ code }) => !codes.has(code)).map(({ local_uuid }) => local_uuid ?? '');
  const known = new Map(
    (left.length === 0 ? [] : await listByLocalUuid(tx, grant.projectId, left)).map((row) => [
      row.local_uuid,
      row,
    ]),
  );
  return features.map((made) => {
    const { code, local_uuid, request_digest } = made;
    if (codes.has(code)) return { kind: 'created', code, made };
    const other = known.get(local_uuid?.toLowerCase() ?? '');
    const isSame = other?.deleted_at === null && other.request_digest === request_digest;
    return isSame && other !== undefined ? { kind: 'exists', code: other.code } : { kind: 'reused' };
  });
}

/** Above this number events carry only the count, since clients do not draw features one by one. */
const MAX_NAMED = 200;

/** Announces new features as one event. Locks the project’s counters until commit, so call it last. */
export async function announceCreated(
  tx: Tx,
  grant: Pick<Grant, 'projectId' | 'memberId'>,
  made: readonly NewFeature[],
): Promise<void> {
  if (made.length === 0) return;
  await bumpProjectStats(tx, grant.projectId, { made });
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'feature.created',
    payload:
      made.length > MAX_NAMED
        ? { features: [], unnamed_count: made.length }
        : { features: made.map(toEventRow) },
    memberId: grant.memberId,
  });
}
