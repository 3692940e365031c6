import { resetPreferences } from '../../ui/theme/preferences.ts';
import { SHARED_POSITION, SHARED_PROJECTS } from './shared-position.ts';
import { clearStoredSelections } from './stored-selections.ts';
import { WAITING_POSITIONS } from './waiting-positions-database.ts';

/** Removes what this browser stores about the signed-in person before the next one signs in. */
export function forgetPerson(): void {
  clearStoredSelections();
  resetPreferences();
  // Where somebody was is not for the next person at this machine.
  indexedDB.deleteDatabase(WAITING_POSITIONS);
  // Whoever signs in next has not asked to be seen, even if it is the same person.
  sessionStorage.removeItem(SHARED_POSITION);
  localStorage.removeItem(SHARED_PROJECTS);
  // Nor is what they would be told here. There is none without a secure context.
  void navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister()));
}
