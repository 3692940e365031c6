import { type MemberSettings, type MemberSettingsUpdate, memberEndpoints } from '@waypost/contract';
import { type Preferences, updatePreferences } from '../../ui/theme/preferences.ts';
import { queryClient } from '../queries/query-client.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { getHttp } from './http.ts';
import { getSession } from './session.ts';

/**
 * The preferences that a member's settings stand for: what they do not hold is at its default, or forgetting one
 * elsewhere would never come here. Only the language stays as this browser has it until the member chose one.
 */
export function toPreferences(settings: MemberSettings): Partial<Preferences> {
  const { tz, timeFormat, language, themeDark, location, projects } = settings;
  return {
    tz: tz ?? null,
    timeFormat: timeFormat ?? '24',
    ...(language === undefined ? {} : { language }),
    theme: themeDark === undefined ? 'auto' : themeDark ? 'dark' : 'light',
    location: location ?? null,
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

/** Brings this browser to the settings of the member who signed in, or who changed them elsewhere. */
export function applySettings(settings: MemberSettings): void {
  // What is on its way to the server is newer than what came from there.
  if (unsaved === 0) updatePreferences(toPreferences(settings));
}

/**
 * Changes preferences here at once, and on the server for every other place where the member signs in.
 * @throws ApiError where the server did not take them; here they stay changed.
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
