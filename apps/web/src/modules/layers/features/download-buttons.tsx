import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconFileTypeCsv } from '@tabler/icons-react';
import type { ExportFormat, Layer } from '@waypost/contract';
import { lazy, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { exportsTexts } from '../../features/index.ts';
import type { LayerRange } from '../api.ts';
import { downloadAs, downloadCsv } from './download-file.ts';
import classes from './layer-features.module.css';

const loadMenu = () => withTexts(import('./format-menu.tsx'), exportsTexts);
const FormatMenu = lazy(async () => ({ default: (await loadMenu()).FormatMenu }));

interface DownloadButtonsProps {
  readonly layer: Layer;
  readonly range: LayerRange;
}

/** Downloads the features of a layer that this member may read: as CSV, or in another format. */
export function DownloadButtons({ layer, range }: DownloadButtonsProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (download: () => Promise<void>, toReason: (error: unknown) => string) => {
    setIsBusy(true);
    try {
      await download();
      showToast({ tone: 'good', message: t('layers.downloaded') });
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.downloadFailed'), message: toReason(error) });
    }
    setIsBusy(false);
  };
  const saveAs = (format: ExportFormat) =>
    void run(
      () => downloadAs(layer, range, format),
      (error) => toErrorText(t, error),
    );
  return (
    <span className={classes.downloads}>
      <Button
        variant="default"
        size="xs"
        h={30}
        leftSection={<IconFileTypeCsv size={15} stroke={1.5} aria-hidden />}
        loading={isBusy}
        onClick={() =>
          void run(
            () => downloadCsv(layer, range),
            () => t('layers.csvFailed'),
          )
        }
      >
        {t('layers.downloadCsv')}
      </Button>
      <LazyMenu
        button={
          <ActionIcon variant="default" size={30} aria-label={t('layers.otherFormats')} disabled={isBusy}>
            <IconChevronDown size={15} stroke={1.5} aria-hidden />
          </ActionIcon>
        }
        menu={(target) => <FormatMenu target={target} onChoose={saveAs} />}
        preload={loadMenu}
      />
    </span>
  );
}
