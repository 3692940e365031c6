import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { acceptFiles, importFiles } from '../import-store.ts';

/** What happens with files that were dropped on the map or picked from a list: the file viewer opens with them. */
export function useOpenFiles(from: 'map' | 'list' = 'map'): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (files) => {
      const accepted = acceptFiles(files, from);
      if (accepted.length === 0) return;
      void navigate({ to: '/file-viewer' });
      void importFiles(accepted);
    },
    [navigate, from],
  );
}
