import { type MemberSettings, type MemberSettingsUpdate, memberEndpoints } from '@waypost/contract';
import { type Preferences, updatePreferences } from '../../ui/theme/preferences.ts';
import { queryClient } from '../queries/query-client.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { getHttp } from './http.ts';
import { getSession } from './session.ts';

/**
 * The preferences of a member's settings: absent ones take their defaults, so that removals reach every device. Only
 * the language keeps this browser's value until the member chooses one.
 */
export function toPreferences(settings: MemberSettings): Partial<Preferences> {
  const { tz, timeFormat, language, themeDark, units, location, presence, projects } = settings;
  return {
    tz: tz ?? null,
    timeFormat: timeFormat ?? '24',
    units: units ?? 'metric',
    ...(language === undefined ? {} : { language }),
    theme: themeDark === undefined ? 'auto' : themeDark ? 'dark' : 'light',
    location: location ?? null,
    presence: presence ?? 'all',
    projects: { filtersShown: projects?.filtersShown ?? false, listView: projects?.listView ?? false },
  };
}

/** A change of preferences as a change of settings. */
export function toSettings({ theme, ...rest }: Partial<Preferences>): MemberSettingsUpdate {
  return {
    ...rest,
    ...(theme === undefined ? {} : { themeDark: theme === 'auto' ? null : theme === 'dark' }),
  };
}

let unsaved = 0;

/** Applies the settings of the member who signed in or changed them elsewhere. */
export function applySettings(settings: MemberSettings): void {
  // A pending change is newer than the received settings.
  if (unsaved === 0) updatePreferences(toPreferences(settings));
}

/**
 * Changes preferences here at once, and on the server for the member's other devices.
 * @throws ApiError if the server refused them; here they stay changed.
 */
export async function changeSettings(change: Partial<Preferences>): Promise<void> {
  updatePreferences(change);
  if (!getSession().isSignedIn()) return;
  unsaved += 1;
  try {
    const saved = await getHttp().call(memberEndpoints.updateMember, {
      body: { settings: toSettings(change) },
    });
    if (unsaved === 1) queryClient.setQueryData(queryKeys.member, saved);
  } finally {
    unsaved -= 1;
  }
}
