import { createStore } from '../../data/create-store.ts';

const STORAGE_KEY = 'waypost.single_keys';

/** Whether single letters start tools. People who use speech input or have a tremor turn them off (WCAG 2.1.4). */
export const singleKeys = createStore<{ readonly isOn: boolean }>({
  isOn: typeof localStorage === 'undefined' || localStorage.getItem(STORAGE_KEY) !== 'false',
});

export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(STORAGE_KEY, String(isOn));
  singleKeys.set({ isOn });
}
