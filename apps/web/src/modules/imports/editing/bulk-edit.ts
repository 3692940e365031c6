import { type BulkChange, type BulkEdit, editItem, planEdits } from '../../bulk-edit/index.ts';
import { type GivenField, type ImportItem, judge, withGiven } from '../items/import-item.ts';

/** The fields that an edit sets, even to their previous value: they were set on purpose. */
function listGiven({ name, description, color, shared, isStatic }: BulkEdit): GivenField[] {
  const given: GivenField[] = [];
  if (name.kind !== 'keep') given.push('name');
  if (description.kind !== 'keep') given.push('description');
  if (color !== null) given.push('color');
  if (shared !== null) given.push('shared');
  if (isStatic !== null) given.push('isStatic');
  return given;
}

/** A temporary feature after the edit, validated again. */
export function applyBulkEdit(item: ImportItem, edit: BulkEdit, place: number): ImportItem {
  return judgeEdited(editItem(item, edit, place), edit);
}

/** Validates an edited temporary feature. */
export function judgeEdited(edited: ImportItem, edit: BulkEdit): ImportItem {
  return judge(withGiven(edited, listGiven(edit)));
}

/** The effect of an edit on temporary features. */
export function planBulkEdit(items: readonly ImportItem[], edit: BulkEdit): BulkChange<ImportItem>[] {
  return planEdits(items, edit, judgeEdited);
}
