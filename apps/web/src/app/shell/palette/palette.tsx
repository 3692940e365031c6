import { IconSearch } from '@tabler/icons-react';
import type { Organization } from '@waypost/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { isFreeKey } from '../keys/is-free-key.ts';
import { isMac } from '../keys/is-mac.ts';
import classes from './palette.module.css';
import { loadPaletteResults, PaletteDialog } from './palette-dialog.tsx';

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

/** The field in the header that opens the search. */
export function PaletteButton() {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={classes.button}
      onClick={() => setOpen(true)}
      onPointerEnter={() => void loadPaletteResults()}
      onFocus={() => void loadPaletteResults()}
    >
      <IconSearch size={17} stroke={1.5} aria-hidden />
      <span className={classes.buttonText}>{t('search.placeholder')}</span>
      <kbd className={classes.key}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}

/** The search: `Ctrl/Cmd K` or `/` opens it anywhere. The code of the results loads on first use. */
export function Palette({ organization }: { organization: Organization | undefined }) {
  const isShown = useSyncExternalStore(subscribe, () => isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Preloads on the modifier, which precedes K.
      if (event.key === 'Control' || event.key === 'Meta') void loadPaletteResults();
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isK && !(event.key === '/' && isFreeKey(event))) return;
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
  return <PaletteDialog organization={organization} onClose={() => setOpen(false)} />;
}
