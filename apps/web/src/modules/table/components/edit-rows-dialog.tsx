import type { FeatureTableField, FeatureTableRow } from '@waypost/contract';
import { useMemo } from 'react';
import { BulkEditDialog } from '../../bulk-edit/index.ts';
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
  return (
    <BulkEditDialog
      items={items}
      projects={null}
      fields={fields}
      onApply={(plan) => onApply(plan.filter(({ isChanged }) => isChanged).map(toRowEdit))}
      onClose={onClose}
    />
  );
}
