import { Loader } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Organization } from '@waypost/contract';
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import classes from './palette.module.css';
import type { PaletteKeys, PaletteReport } from './palette-report.ts';
import { paletteTexts } from './palette-texts.ts';

export const loadPaletteResults = () => withTexts(import('./palette-results.tsx'), paletteTexts);
const PaletteResults = lazy(async () => ({ default: (await loadPaletteResults()).PaletteResults }));

const NOTHING_YET: PaletteReport = { isWaiting: true, hasItems: false, activeId: undefined };

interface PaletteDialogProps {
  readonly organization: Organization | undefined;
  readonly onClose: () => void;
}

/**
 * The search over everything the person may read. The field is rendered and focused at once, so that no typed letter is
 * lost; the code of the results may load later.
 */
export function PaletteDialog({ organization, onClose }: PaletteDialogProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [report, setReport] = useState(NOTHING_YET);
  const keys = useRef<PaletteKeys>(() => false);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    // Closed before it unmounts, so that the focus returns.
    return () => element?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && keys.current(event.key)) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('search.label')}
      onCancel={onClose}
      // The content fills the dialog: a press on the dialog itself is outside.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          ref={field}
          className={classes.input}
          role="combobox"
          aria-expanded={report.hasItems}
          aria-controls="palette-list"
          aria-activedescendant={report.activeId}
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {report.isWaiting && <Loader size={16} aria-label={t('search.searching')} />}
      </div>
      <Suspense fallback={<div className={classes.status}>{t('search.hint')}</div>}>
        <PaletteResults
          text={text}
          organization={organization}
          keys={keys}
          onReport={setReport}
          onClose={onClose}
        />
      </Suspense>
    </dialog>
  );
}
