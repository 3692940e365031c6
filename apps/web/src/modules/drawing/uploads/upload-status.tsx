import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { cancelUploads, openQueue, resumeUploads, uploadQueue } from './upload-queue.ts';
import classes from './upload-status.module.css';

/** Large pictures being uploaded to features that are already saved; continues across navigation. */
export function UploadStatus() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const memberId = useMember()?.member_id;
  const { files, bytes, state } = useStore(uploadQueue, (queue) => queue);
  const open = useEffectEvent((id: number) =>
    openQueue(id, {
      onArrived: ({ code }) => void queryClient.invalidateQueries({ queryKey: queryKeys.feature(code) }),
      onRefused: ({ file }, error) =>
        showToast({
          tone: 'error',
          title: t('drawing.uploads.refused', { name: cutName(file.name) }),
          message: toErrorText(t, error),
        }),
    }),
  );
  useEffect(() => (memberId === undefined ? undefined : open(memberId)), [memberId]);
  const [first] = files;
  if (first === undefined) return null;
  const percent = Math.floor((bytes / first.file.size) * 100);
  return (
    <section className={classes.status} aria-label={t('drawing.uploads.title')}>
      <p className={classes.text} role="status">
        {state === 'stuck'
          ? t('drawing.uploads.stuck', { name: first.file.name })
          : t('drawing.uploads.sending', { name: first.file.name })}
        {files.length > 1 && <span> {t('drawing.uploads.more', { count: files.length - 1 })}</span>}
      </p>
      <Progress value={percent} aria-label={t('drawing.uploads.progress', { name: first.file.name })} />
      <div className={classes.actions}>
        <span className={classes.percent}>{percent} %</span>
        {state === 'stuck' && (
          <Button size="compact-sm" variant="default" onClick={resumeUploads}>
            {t('common.retry')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={cancelUploads}>
          {t('common.cancel')}
        </Button>
      </div>
    </section>
  );
}
