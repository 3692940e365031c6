import { afterEach, expect, it, vi } from 'vitest';
import { getPreferences, subscribePreferences, updatePreferences } from '../../ui/theme/preferences.ts';
import { forgetPerson } from './forget-person.ts';
import { getStoredSelection, setStoredSelection } from './stored-selections.ts';

/** A storage like the browser's: its keys are own properties. */
function makeStorage() {
  const methods = {
    getItem(key: string): string | null {
      return ((this as Record<string, unknown>)[key] as string | null) ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, unknown>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, unknown>)[key];
    },
  };
  return Object.create(methods) as typeof methods;
}

afterEach(() => vi.unstubAllGlobals());

it("removes the person's looks and choices, and keeps what belongs to the browser", async () => {
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
  const unregister = vi.fn();
  const serviceWorker = { getRegistrations: async () => [{ unregister }, { unregister }] };
  vi.stubGlobal('navigator', { language: 'en-GB', serviceWorker });
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  localStorage.setItem('waypost.pane', '{"width":400}');
  sessionStorage.setItem('waypost.sharing', '{"projectId":3}');
  updatePreferences({ theme: 'dark', language: 'es', tz: 'America/Lima' });
  setStoredSelection('organization', '7');
  const heard = vi.fn();
  const stop = subscribePreferences(heard);
  forgetPerson();
  stop();
  expect(heard).toHaveBeenCalledOnce();
  expect(getPreferences()).toMatchObject({ theme: 'auto', language: 'en', tz: null });
  expect(getStoredSelection('organization')).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledWith('waypost-positions');
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledTimes(2));
  expect(Object.keys(localStorage)).toEqual(['waypost.pane']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
