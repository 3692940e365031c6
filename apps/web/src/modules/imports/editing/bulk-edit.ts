import { type GivenField, type ImportItem, judge, withGiven } from '../items/import-item.ts';

/** How the names of several features change; `{n}` in a replacement counts them from 1. */
export type NameChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'replace' | 'prefix' | 'suffix'; readonly text: string };

export type DescriptionChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'replace' | 'append'; readonly text: string };

/** An edit of several features. Null keeps each feature's value. */
export interface BulkEdit {
  readonly name: NameChange;
  readonly description: DescriptionChange;
  readonly color: string | null;
  readonly shared: boolean | null;
  readonly projectId: number | null;
  readonly isStatic: boolean | null;
}

export const NO_BULK_EDIT: BulkEdit = {
  name: { kind: 'keep' },
  description: { kind: 'keep' },
  color: null,
  shared: null,
  projectId: null,
  isStatic: null,
};

function changeName(name: string, change: NameChange, place: number): string {
  if (change.kind === 'keep') return name;
  if (change.kind === 'replace') return change.text.replaceAll('{n}', String(place));
  return change.kind === 'prefix' ? change.text + name : name + change.text;
}

function changeDescription(description: string, change: DescriptionChange): string {
  if (change.kind === 'keep') return description;
  if (change.kind === 'replace' || description === '') return change.text;
  return `${description}\n${change.text}`;
}

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

/** One feature after the edit, validated again. `place` is its position among the edited ones, from 1. */
export function applyBulkEdit(item: ImportItem, edit: BulkEdit, place: number): ImportItem {
  const edited = {
    ...item,
    name: changeName(item.name, edit.name, place),
    description: changeDescription(item.description, edit.description),
    color: edit.color ?? item.color,
    shared: edit.shared ?? item.shared,
    projectId: edit.projectId ?? item.projectId,
    isStatic: edit.isStatic ?? item.isStatic,
  };
  return judge(withGiven(edited, listGiven(edit)));
}

const EDITED = ['name', 'description', 'color', 'shared', 'projectId', 'isStatic'] as const;

/** One feature before and after; `isChanged` if anything differs. */
export interface BulkChange {
  readonly before: ImportItem;
  readonly after: ImportItem;
  readonly isChanged: boolean;
}

/** The effect of an edit on each feature, in order. */
export function planBulkEdit(items: readonly ImportItem[], edit: BulkEdit): BulkChange[] {
  return items.map((before, index) => {
    const after = applyBulkEdit(before, edit, index + 1);
    return { before, after, isChanged: EDITED.some((key) => before[key] !== after[key]) };
  });
}
