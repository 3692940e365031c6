import { useParams } from '@tanstack/react-router';
import type { FeatureTableField, FeatureTableRow } from '@waypost/contract';
import { useMemo } from 'react';
import { BulkEditDialog } from '../../bulk-edit/index.ts';
import { useTags } from '../../tags/index.ts';
import type { RowEdit } from '../api.ts';
import { toEditedRow, toRowEdit } from '../row-edits.ts';

interface EditRowsDialogProps {
  readonly rows: readonly FeatureTableRow[];
  readonly fields: readonly FeatureTableField[];
  readonly onApply: (edits: readonly RowEdit[]) => void;
  readonly onClose: () => void;
}

/** Edits the selected rows at once. */
export function EditRowsDialog({ rows, fields, onApply, onClose }: EditRowsDialogProps) {
  const items = useMemo(() => rows.map(toEditedRow), [rows]);
  const { org_id = '0', project_id = '0' } = useParams({ strict: false });
  const known = useTags({ org_id: Number(org_id), project_id: Number(project_id) }).data;
  const tags = known?.filter(({ object_type }) => object_type === 'feature');
  return (
    <BulkEditDialog
      items={items}
      projects={null}
      fields={fields}
      {...(tags === undefined ? {} : { tags })}
      onApply={(plan) => onApply(plan.filter(({ isChanged }) => isChanged).map(toRowEdit))}
      onClose={onClose}
    />
  );
}
