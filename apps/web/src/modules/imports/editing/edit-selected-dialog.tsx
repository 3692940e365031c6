import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { BulkEditDialog } from '../../bulk-edit/index.ts';
import type { ImportItem } from '../items/import-item.ts';
import { replaceItems } from '../items/import-state.ts';
import { changeImports } from '../items/import-store.ts';
import { useTargetProject } from '../upload/use-target-project.ts';
import { judgeEdited } from './bulk-edit.ts';

interface EditSelectedDialogProps {
  readonly items: readonly ImportItem[];
  readonly onClose: () => void;
}

/** Edits the selected temporary features at once. */
export function EditSelectedDialog({ items, onClose }: EditSelectedDialogProps) {
  const t = useTranslate();
  const { projects } = useTargetProject();
  return (
    <BulkEditDialog
      items={items}
      projects={projects}
      finish={judgeEdited}
      onApply={(plan) => {
        // All selected features: a value set to what it was still counts when an existing feature is updated.
        changeImports((state) =>
          replaceItems(
            state,
            plan.map(({ after }) => after),
          ),
        );
        const count = plan.filter(({ isChanged }) => isChanged).length;
        showToast({ tone: 'good', message: t('bulkEdit.updated', { count }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
