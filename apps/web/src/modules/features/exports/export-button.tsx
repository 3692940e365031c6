import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './exports.module.css';
import type { ListToExport } from './exports-api.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface ExportButtonProps {
  /** What the list shows. */
  readonly of: ListToExport;
  /** What the file is called, before the day. */
  readonly name: string;
  /** Among the buttons of a page, and not in the line above a list. */
  readonly isOnPage?: boolean;
}

/** The way to take out of the list what it shows. */
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
