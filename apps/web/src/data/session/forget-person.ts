import { resetPreferences } from '../../ui/theme/preferences.ts';
import { clearStoredSelections } from './stored-selections.ts';

/** Forgets what this browser keeps of whoever was signed in, so that the next person begins with their own. */
export function forgetPerson(): void {
  clearStoredSelections();
  resetPreferences();
}
