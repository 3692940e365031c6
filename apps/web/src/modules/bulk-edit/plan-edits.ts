import type { DataEntry, FeatureTag } from '@waypost/contract';

/** What an edit needs of a feature, temporary or saved. */
export interface BulkItem {
  /** Distinguishes the features. */
  readonly localUuid: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  readonly isStatic: boolean;
  readonly projectId: number | null;
  /** A collected value that an edit sets. */
  readonly answer?: DataEntry;
  /** Its tags; absent where none can be edited. */
  readonly tags?: readonly FeatureTag[];
  /** Temporary features are validated; saved ones by the server. */
  readonly status?: 'valid' | 'warning' | 'error';
}

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
  /** A collected value for all. */
  readonly answer: DataEntry | null;
  /** A tag to put on all, or to give this value. */
  readonly addTag: FeatureTag | null;
  /** A tag to take off all. */
  readonly removeTag: FeatureTag | null;
}

export const NO_BULK_EDIT: BulkEdit = {
  name: { kind: 'keep' },
  description: { kind: 'keep' },
  color: null,
  shared: null,
  projectId: null,
  isStatic: null,
  answer: null,
  addTag: null,
  removeTag: null,
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

/** The tags after the edit; the same array if they do not change. */
function changeTags(tags: readonly FeatureTag[], { addTag, removeTag }: BulkEdit): readonly FeatureTag[] {
  const isThere = tags.some(({ tag_id, value }) => tag_id === addTag?.tag_id && value === addTag.value);
  const added = addTag === null || isThere ? [] : [addTag];
  const isGone = ({ tag_id }: FeatureTag) =>
    tag_id === removeTag?.tag_id || added.some((tag) => tag.tag_id === tag_id);
  if (added.length === 0 && !tags.some(isGone)) return tags;
  return [...tags.filter((tag) => !isGone(tag)), ...added];
}

/** One feature after the edit. `place` is its position among the edited ones, from 1. */
export function editItem<Item extends BulkItem>(item: Item, edit: BulkEdit, place: number): Item {
  return {
    ...item,
    name: changeName(item.name, edit.name, place),
    description: changeDescription(item.description, edit.description),
    color: edit.color ?? item.color,
    shared: edit.shared ?? item.shared,
    projectId: edit.projectId ?? item.projectId,
    isStatic: edit.isStatic ?? item.isStatic,
    ...(edit.answer === null ? {} : { answer: edit.answer }),
    ...(item.tags === undefined ? {} : { tags: changeTags(item.tags, edit) }),
  };
}

const EDITED = ['name', 'description', 'color', 'shared', 'projectId', 'isStatic', 'answer', 'tags'] as const;

/** One feature before and after; `isChanged` if anything differs. */
export interface BulkChange<Item extends BulkItem> {
  readonly before: Item;
  readonly after: Item;
  readonly isChanged: boolean;
}

/** The effect of an edit on each feature, in order. @param finish what follows the edit of each. */
export function planEdits<Item extends BulkItem>(
  items: readonly Item[],
  edit: BulkEdit,
  finish: (edited: Item, edit: BulkEdit) => Item = (edited) => edited,
): BulkChange<Item>[] {
  return items.map((before, index) => {
    const after = finish(editItem(before, edit, index + 1), edit);
    return { before, after, isChanged: EDITED.some((key) => before[key] !== after[key]) };
  });
}
