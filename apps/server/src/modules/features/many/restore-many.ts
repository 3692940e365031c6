import type { ProjectGrant } from '../../../access/grant.ts';
import { toFeatureGrant } from '../../../access/require-access.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findVersion } from '../history/store.ts';
import { withUsableTemplate } from '../moving/service.ts';
import { applyChange } from '../writing/change-feature.ts';
import { type FeatureAt, lockUnchanged } from './store.ts';

export type { FeatureAt } from './store.ts';

/** Features that are locked by one statement. */
const CHUNK = 2_000;

/**
 * Gives features of the project the version before the one that is named, where they still have that one: what
 * somebody changed since is theirs and stays. Nothing is told: call `announceUpdatedFeatures` last in the
 * transaction. @returns the codes of those that went back.
 */
export async function takeBackVersions(
  tx: Tx,
  grant: ProjectGrant<'feature:update'>,
  features: readonly FeatureAt[],
): Promise<string[]> {
  const back: string[] = [];
  for (let start = 0; start < features.length; start += CHUNK) {
    const unchanged = await lockUnchanged(tx, grant.projectId, features.slice(start, start + CHUNK));
    for (const { code, version } of unchanged) {
      const before = await findVersion(tx, code, version - 1);
      if (before === null) continue;
      const { version: restored, ...state } = before;
      const usable = await withUsableTemplate(tx, grant.projectId, state);
      await applyChange(tx, toFeatureGrant(grant, code), version, usable, {
        restored: { version: restored },
      });
      back.push(code);
    }
  }
  return back;
}
