import type { FeatureTableRow, FeatureTag } from '@waypost/contract';
import type { BulkChange, BulkItem } from '../bulk-edit/index.ts';
import type { RowEdit } from './api.ts';

/** A row as the dialog edits it. */
export interface EditedRow extends BulkItem {
  readonly row: FeatureTableRow;
}

export function toEditedRow(row: FeatureTableRow): EditedRow {
  const { code, name, description, color, shared, is_static: isStatic, project_id: projectId, tags } = row;
  return { localUuid: code, name, description, color, shared, isStatic, projectId, tags, row };
}

/** The tags to add, with their values, and to remove. */
function toTagEdit(
  before: readonly FeatureTag[] = [],
  after: readonly FeatureTag[] = [],
): Pick<RowEdit['edit'], 'add_tags' | 'remove_tags'> {
  const added = after.filter((tag) => !before.includes(tag));
  const removed = before.filter(({ tag_id }) => after.every((tag) => tag.tag_id !== tag_id));
  return {
    ...(added.length === 0 ? {} : { add_tags: added.map(({ tag_id, value }) => ({ tag_id, value })) }),
    ...(removed.length === 0 ? {} : { remove_tags: removed.map(({ tag_id }) => tag_id) }),
  };
}

/** The request for a changed row: what differs, from the version in the table. */
export function toRowEdit({ before, after }: Pick<BulkChange<EditedRow>, 'before' | 'after'>): RowEdit {
  const { code, version, project_id } = before.row;
  return {
    projectId: project_id,
    edit: {
      code,
      version,
      ...(after.name === before.name ? {} : { name: after.name }),
      ...(after.description === before.description ? {} : { description: after.description }),
      ...(after.color === before.color ? {} : { color: after.color }),
      ...(after.shared === before.shared ? {} : { shared: after.shared }),
      ...(after.isStatic === before.isStatic ? {} : { is_static: after.isStatic }),
      ...(after.answer === undefined ? {} : { data: [after.answer] }),
      ...toTagEdit(before.tags, after.tags),
    },
  };
}
