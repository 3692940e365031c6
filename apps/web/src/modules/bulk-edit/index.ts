export { BulkEditDialog } from './bulk-edit-dialog.tsx';
export { bulkEditTexts } from './bulk-edit-texts.ts';
export {
  type BulkChange,
  type BulkEdit,
  type BulkItem,
  editItem,
  NO_BULK_EDIT,
  planEdits,
} from './plan-edits.ts';
