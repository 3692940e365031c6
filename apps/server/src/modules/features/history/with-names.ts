import type { FieldChange, HistoryEntry } from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import { listPlaceNames } from './store.ts';

/** Changes of the project or the template of a feature. */
const isOfPlace = ({ field }: FieldChange) => field === 'project_id' || field === 'template_id';

/** Entries with names of projects and templates instead of ids, and null for those that the reader may not read. */
export async function withNames(
  db: Reader,
  memberId: number,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const places = entries.flatMap(({ changes }) => changes.filter(isOfPlace));
  if (places.length === 0) return [...entries];
  const idsOf = (field: string) =>
    places
      .filter((change) => change.field === field)
      .flatMap((change) => [change.old, change.new])
      .filter((value) => typeof value === 'number');
  const names = await listPlaceNames(db, memberId, idsOf('project_id'), idsOf('template_id'));
  const named = (change: FieldChange): FieldChange => {
    const { field } = change;
    if (!isOfPlace(change)) return change;
    const nameOf = (value: unknown) => names.get(`${field} ${value}`) ?? null;
    return { field, old: nameOf(change.old), new: nameOf(change.new) };
  };
  return entries.map((entry) => ({ ...entry, changes: entry.changes.map(named) }));
}
