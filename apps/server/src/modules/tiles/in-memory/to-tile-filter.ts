import type { FeatureSelection } from '@waypost/contract';
import type { TileFilter } from '@waypost/tile-engine';
import type { Reader } from '../../../platform/db/database.ts';
import { listCodes, listTagged } from '../store.ts';

/** The intersection of two lists; undefined contains everything. */
function meet(
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): readonly number[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.filter((id) => b.includes(id));
}

/** A list filter in the form of the engine. Text, tags of features and tags of projects are resolved by the
 * database to codes and projects. */
export async function toTileFilter(
  db: Reader,
  projectId: number,
  selection: FeatureSelection,
): Promise<TileFilter> {
  const { member_id, member_ids, text, tags, feature_tags } = selection;
  const isSearch = text !== undefined || feature_tags !== undefined;
  return {
    shared: selection.shared,
    is_static: selection.is_static,
    has_resources: selection.has_resources,
    from_ms: selection.start_date,
    until_ms: selection.end_date,
    template_ids: selection.template_ids,
    member_ids: meet(member_id === undefined ? undefined : [member_id], member_ids),
    project_ids: tags === undefined ? undefined : await listTagged(db, projectId, tags),
    codes: isSearch ? await listCodes(db, projectId, { text, feature_tags }) : undefined,
  };
}
