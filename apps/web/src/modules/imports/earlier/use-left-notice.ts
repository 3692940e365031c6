import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { listUploading } from '../upload/upload-locks.ts';
import { countLeft } from '../upload/upload-storage.ts';

const PAGE = '/file-viewer';

/** Reports once, at the start, that an upload was interrupted, with a link to resume it. */
export function useLeftNotice(memberId: number | undefined): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person, not for each language or page
  useEffect(() => {
    if (memberId === undefined || router.state.location.pathname.startsWith(PAGE)) return;
    const look = async () => {
      const [count, uploading] = await Promise.all([countLeft(memberId), listUploading()]);
      if (count <= uploading.size) return;
      const action = { label: t('imports.showLeft'), run: () => void navigate({ to: PAGE }) };
      showToast({ tone: 'info', message: t('imports.left', { count: count - uploading.size }), action });
    };
    look().catch((error: unknown) => console.warn(error));
  }, [memberId]);
}
