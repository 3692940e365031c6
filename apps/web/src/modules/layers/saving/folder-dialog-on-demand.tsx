import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { layersTexts } from '../layers-texts.ts';
import type { FolderDialogProps } from './folder-dialog.tsx';

const FolderDialog = lazy(async () => ({
  default: (await withTexts(import('./folder-dialog.tsx'), layersTexts)).FolderDialog,
}));

/** The dialog “Save to Folder”, loaded on first use. */
export function FolderDialogOnDemand(props: FolderDialogProps) {
  return (
    <Suspense>
      <FolderDialog {...props} />
    </Suspense>
  );
}
