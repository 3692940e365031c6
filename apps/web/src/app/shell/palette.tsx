import { IconSearch } from '@tabler/icons-react';
import type { Organization } from '@waypost/contract';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './palette.module.css';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The field in the header that opens the palette. */
export function PaletteButton() {
  const t = useTranslate();
  return (
    <button type="button" className={classes.button} onClick={() => setOpen(true)}>
      <IconSearch size={17} stroke={1.5} aria-hidden />
      <span className={classes.buttonText}>{t('shell.palettePlaceholder')}</span>
      <kbd className={classes.key}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}

/** The palette: `Ctrl/Cmd K` opens it from everywhere. Its code loads with the first use. */
export function Palette({ organization }: { organization: Organization | undefined }) {
  const isShown = useSyncExternalStore(subscribe, () => isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(!isOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      isOpen = false;
    };
  }, []);
  if (!isShown) return null;
  return (
    <Suspense>
      <PaletteDialog organization={organization} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
