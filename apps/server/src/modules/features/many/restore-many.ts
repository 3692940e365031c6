import type { ProjectGrant } from '../../../access/grant.ts';
import { toFeatureGrant } from '../../../access/require-access.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findVersion } from '../history/store.ts';
import { withUsableTemplate } from '../moving/service.ts';
import { applyChange } from '../writing/change-feature.ts';
import { type FeatureAt, lockUnchanged } from './store.ts';

export type { FeatureAt } from './store.ts';

/** Features locked per statement. */
const CHUNK = 2_000;

/**
 * Restores features of the project to the version before the given one, if they are still at the given one; later edits
 * are kept. Announces nothing: call `announceUpdatedFeatures` last in the transaction. @returns the codes of the
 * restored features.
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
