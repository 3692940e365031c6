import { resetPreferences } from '../../ui/theme/preferences.ts';
import { clearStoredSelections } from './stored-selections.ts';

/** Removes what this browser stores about the signed-in person before the next one signs in. */
export function forgetPerson(): void {
  clearStoredSelections();
  resetPreferences();
}
