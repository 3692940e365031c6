import { Button } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { discardLeft, resumeLeft } from '../upload/upload-store.ts';
import type { LeftUpload } from './left-upload.ts';
import classes from './left-upload-card.module.css';

interface LeftUploadCardProps {
  readonly left: LeftUpload;
  readonly isPreparing: boolean;
}

/** An upload that an earlier page did not finish, and a button to resume it. */
export function LeftUploadCard({ left, isPreparing }: LeftUploadCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { plan, done } = left;
  const names = plan.files.map(({ name }) => name);
  return (
    <section className={classes.card} aria-label={t('uploads.leftTitle')}>
      <IconPlayerPause className={classes.mark} size={20} stroke={1.5} aria-hidden />
      <div className={classes.text}>
        <strong>{t('uploads.leftTitle')}</strong>
        <span>
          {t('uploads.leftText', {
            done: toNumberText(done.size, locale),
            total: toNumberText(plan.items.length, locale),
          })}
        </span>
        <span className={classes.names}>{names.join(', ')}</span>
      </div>
      <div className={classes.actions}>
        <Button size="xs" loading={isPreparing} onClick={() => void resumeLeft(left)}>
          {t('uploads.resume')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isPreparing}
          onClick={() => void discardLeft(plan.uuid)}
        >
          {t('uploads.discard')}
        </Button>
      </div>
    </section>
  );
}
