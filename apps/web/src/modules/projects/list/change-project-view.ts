import { changeSettings } from '../../../data/session/member-settings.ts';
import { getPreferences, type Preferences } from '../../../ui/theme/preferences.ts';

/** Changes how the list of projects is shown. If the server refuses, it applies in this browser only. */
export function changeProjectView(change: Partial<Preferences['projects']>): void {
  changeSettings({ projects: { ...getPreferences().projects, ...change } }).catch((error: unknown) => {
    console.warn('The view of the projects was not saved.', error);
  });
}
