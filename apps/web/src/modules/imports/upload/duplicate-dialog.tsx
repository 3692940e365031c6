import { Button, Radio, Stack } from '@mantine/core';
import { ON_DUPLICATE, type OnDuplicate } from '@waypost/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useCounted } from '../use-counted.ts';
import classes from './duplicate-dialog.module.css';
import { answerDuplicates, type Duplicates } from './upload-store.ts';

/** The number of earlier imports named for each file. */
const MAX_EARLIER = 3;

/** Names the files that were imported before, with the effect of each choice, and asks for one. */
export function DuplicateDialog({ duplicates }: { readonly duplicates: Duplicates }) {
  const t = useTranslate();
  const counted = useCounted();
  const [choice, setChoice] = useState<OnDuplicate>('skip');
  const { preview, plan } = duplicates;
  const known = preview.files.filter((file) => file.known_count > 0);
  const toText = (one: OnDuplicate) => {
    const { created, updated, skipped } = preview[one];
    const parts = [
      created > 0 ? counted('uploads.created', created) : null,
      updated > 0 ? counted('uploads.updatedAtMost', updated) : null,
      skipped > 0 ? counted('uploads.skipped', skipped) : null,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };
  return (
    <Dialog title={t('uploads.beforeTitle')} size={500} onClose={() => void answerDuplicates(null)}>
      <ul className={classes.files}>
        {known.map(({ digest, known_count, earlier }) => (
          <li key={digest} className={classes.file}>
            <strong>{plan.files.find((file) => file.digest === digest)?.name}</strong>
            <span>{counted('uploads.known', known_count)}</span>
            {earlier.slice(0, MAX_EARLIER).map((one) => (
              <span key={one.uuid}>
                <RelativeTime value={one.started_at} />
                {one.member_display_name !== null && ` · ${one.member_display_name}`}
                {` · ${counted('uploads.created', one.created_count)}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Radio.Group
        label={t('uploads.whatNow')}
        value={choice}
        onChange={(value) => setChoice(ON_DUPLICATE.find((one) => one === value) ?? 'skip')}
      >
        <Stack gap="sm" mt="xs">
          {ON_DUPLICATE.map((one) => (
            <Radio key={one} value={one} label={t(`uploads.choices.${one}`)} description={toText(one)} />
          ))}
        </Stack>
      </Radio.Group>
      <div className={dialog.actions}>
        <Button variant="default" onClick={() => void answerDuplicates(null)}>
          {t('common.cancel')}
        </Button>
        <Button onClick={() => void answerDuplicates(choice)} data-autofocus>
          {t('uploads.goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
