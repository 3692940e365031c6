import { lazy, Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../../data/create-store.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { toggleMeasuring } from '../../../map/session/measuring.ts';
import { singleKeys } from '../../../map/session/single-keys.ts';
import { isFreeKey } from './is-free-key.ts';
import { shortcutsTexts } from './shortcuts-texts.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

const sheet = createStore<{ readonly isOpen: boolean }>({ isOpen: false });

const KeysSheet = lazy(async () => ({
  default: (await withTexts(import('./keys-sheet.tsx'), shortcutsTexts)).KeysSheet,
}));

/** Opens the sheet of keys. */
export function openKeysSheet(): void {
  sheet.set({ isOpen: true });
}

/** The sheet of keys, which `?` opens anywhere, M for measuring, and where the focus is after a navigation. */
export function KeysHost() {
  useFocusAfterNavigation();
  const { isOpen } = useStore(sheet, (state) => state);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!singleKeys.get().isOn || event.defaultPrevented || !isFreeKey(event)) return;
      if (event.key === '?') openKeysSheet();
      else if (event.key.toLowerCase() === 'm') toggleMeasuring();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      sheet.set({ isOpen: false });
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysSheet onClose={() => sheet.set({ isOpen: false })} />
    </Suspense>
  );
}
