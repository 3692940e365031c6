import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { translate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { fileFailuresTexts } from '../reading/file-failures-texts.ts';

/** Opens the file viewer with files that were dropped on the map or picked. */
export function useOpenFiles(from: 'map' | 'list' = 'map'): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (files) => {
      const open = async () => {
        const { acceptFiles, importFiles } = await withTexts(
          import('../items/import-store.ts'),
          fileFailuresTexts,
        );
        const accepted = acceptFiles(files, from);
        if (accepted.length === 0) return;
        void navigate({ to: '/file-viewer' });
        void importFiles(accepted);
      };
      open().catch((error: unknown) => showToast({ tone: 'error', message: toErrorText(translate, error) }));
    },
    [navigate, from],
  );
}
