import { IconFileExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { FeedFilter } from '../feed-filter.ts';
import classes from './exports.module.css';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface ExportButtonProps {
  readonly projectId: number;
  readonly projectName: string;
  /** What the list shows. */
  readonly filter: FeedFilter;
}

/** The way to take out of the list what it shows. */
export function ExportButton(props: ExportButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.open} onClick={() => setIsOpen(true)}>
        <IconFileExport size={15} stroke={1.75} aria-hidden />
        {t('exports.export')}
      </button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
