import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';

/** Copies the address of a report, which those may open who may read it. */
export function CopyLink() {
  const t = useTranslate();
  const copy = async () => {
    const isDone = await copyText(location.origin + location.pathname);
    if (isDone) showToast({ tone: 'good', message: t('aiReports.linkCopied') });
    else showToast({ tone: 'error', message: t('aiReports.copyFailed') });
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('aiReports.copyLink')}
    </Button>
  );
}
