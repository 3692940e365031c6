import { changeSettings } from '../../../data/session/member-settings.ts';
import { getPreferences, type Preferences } from '../../../ui/theme/preferences.ts';

/** Changes how the list of projects is shown. Where the server does not take it, it holds in this browser. */
export function changeProjectView(change: Partial<Preferences['projects']>): void {
  changeSettings({ projects: { ...getPreferences().projects, ...change } }).catch((error: unknown) => {
    console.warn('The view of the projects was not saved.', error);
  });
}
