import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Feature } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import classes from './feature-history.module.css';
import { restoreFile, restoreVersion } from './history-api.ts';
import { restoreEarlier } from './restore-earlier.ts';

interface ActionProps {
  readonly label: string;
  /** The text shown on failure, before the reason. */
  readonly failed: string;
  readonly act: () => Promise<void>;
}

/** A button that restores something; busy meanwhile, and reports a failure. */
function Action({ label, failed, act }: ActionProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'error', title: failed, message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.restore ?? ''}
      leftSection={<IconRestore size={15} stroke={1.5} aria-hidden />}
      loading={isBusy}
      aria-label={label}
      onClick={() => void run()}
    >
      {t('report.history.restore')}
    </Button>
  );
}

interface RestoreButtonProps {
  readonly code: string;
  readonly version: number;
  /** The version on the screen: a newer one is not overwritten unseen. */
  readonly startedFrom: number;
}

/** Restores an earlier state of a feature. */
export function RestoreButton({ code, version, startedFrom }: RestoreButtonProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const show = (state: Feature) => {
    queryClient.setQueryData(queryKeys.feature(code), state);
    for (const key of [queryKeys.featureHistory(code), ['features'], ['tile-state']])
      void queryClient.invalidateQueries({ queryKey: key });
  };
  const restore = async () => {
    const restored = await restoreEarlier({
      startedFrom,
      ask: (newer) =>
        confirm({
          title: t('report.history.restoreTitle', { version }),
          text:
            newer === null
              ? t('report.history.restoreText')
              : t('report.history.restoreOverText', {
                  name: newer.changed_by?.display_name ?? t('common.unknownPerson'),
                  version: newer.feature.properties.version,
                }),
          confirmLabel: t('report.history.restore'),
          cancelLabel: t('common.cancel'),
        }),
      showNewer: show,
      send: (from) => restoreVersion(code, version, from),
    });
    if (restored === null) return;
    show(restored);
    showToast({ tone: 'good', message: t('report.history.restored', { version }) });
  };
  return (
    <Action
      label={t('report.history.restoreVersion', { version })}
      failed={t('report.history.restoreFailed')}
      act={restore}
    />
  );
}

/** Restores a removed file of a feature. */
export function RestoreFileButton({ code, uuid }: { readonly code: string; readonly uuid: string }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const restore = async () => {
    const { file_name } = await restoreFile(code, uuid);
    for (const key of [queryKeys.feature(code), queryKeys.featureHistory(code), ['features']])
      void queryClient.invalidateQueries({ queryKey: key });
    showToast({ tone: 'good', message: t('report.history.fileRestored', { name: cutName(file_name) }) });
  };
  return (
    <Action label={t('report.history.restoreFile')} failed={t('report.history.fileFailed')} act={restore} />
  );
}
