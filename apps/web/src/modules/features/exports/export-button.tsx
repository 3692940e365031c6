import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './exports.module.css';
import type { ListToExport } from './exports-api.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface ExportButtonProps {
  /** The filter of the list. */
  readonly of: ListToExport;
  /** The base name of the file, before the date. */
  readonly name: string;
  /** Rendered among the buttons of a page, not in the line above a list. */
  readonly isOnPage?: boolean;
}

/** The button that exports a list. */
export function ExportButton({ isOnPage = false, ...props }: ExportButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOnPage ? (
        <Button
          variant="default"
          h={30}
          px={10}
          leftSection={<IconFileExport size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('exports.export')}
        </Button>
      ) : (
        <button type="button" className={classes.open} onClick={() => setIsOpen(true)}>
          <IconFileExport size={15} stroke={1.75} aria-hidden />
          {t('exports.export')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
