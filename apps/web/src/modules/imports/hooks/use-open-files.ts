import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { acceptFiles, importFiles } from '../import-store.ts';

/** What happens with files that were dropped on the map or picked: the file viewer opens with them. */
export function useOpenFiles(): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (files) => {
      const accepted = acceptFiles(files);
      if (accepted.length === 0) return;
      void navigate({ to: '/file-viewer' });
      void importFiles(accepted);
    },
    [navigate],
  );
}
