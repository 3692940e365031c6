import { z } from 'zod';
import { id } from '../common.ts';

/** Formats of coordinates. */
const place = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** A member's preferences on all devices. Absent ones follow the browser. */
export const memberSettings = z.strictObject({
  /** A name of the IANA time zone database. */
  tz: z.string().refine(isTimeZone, 'Give a time zone, such as Europe/Madrid.').optional(),
  timeFormat: z.enum(['12', '24']).optional(),
  language: z.enum(['en', 'es']).optional(),
  themeDark: z.boolean().optional(),
  /** The units of lengths and areas. */
  units: z.enum(['metric', 'imperial', 'nautical']).optional(),
  /** Where the map opens. */
  location: place.optional(),
  /** What colleagues see of one who has a project open: the pointer and the selection too, only that they are here, or nothing. */
  presence: z.enum(['all', 'here', 'off']).optional(),
  /** How the list of projects is shown. */
  projects: z
    .strictObject({ filtersShown: z.boolean().optional(), listView: z.boolean().optional() })
    .optional(),
});
export type MemberSettings = z.infer<typeof memberSettings>;

/** A change of settings: null resets one, absent ones stay. */
const memberSettingsUpdate = z.strictObject({
  tz: memberSettings.shape.tz.nullable(),
  timeFormat: memberSettings.shape.timeFormat.nullable(),
  language: memberSettings.shape.language.nullable(),
  themeDark: memberSettings.shape.themeDark.nullable(),
  units: memberSettings.shape.units.nullable(),
  location: memberSettings.shape.location.nullable(),
  presence: memberSettings.shape.presence.nullable(),
  projects: memberSettings.shape.projects.nullable(),
});
export type MemberSettingsUpdate = z.infer<typeof memberSettingsUpdate>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What is visible of a person to everybody who shares an organization or project with them. */
export const memberCard = z.object({
  member_id: id,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
});
export type MemberCard = z.infer<typeof memberCard>;

export const member = z.object({
  member_id: id,
  display_name: z.string(),
  email: z.string().nullable(),
  /** Whether the address is verified. */
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  is_super_user: z.boolean(),
  settings: memberSettings,
});
export type Member = z.infer<typeof member>;

/** Profile names are 3 to 255 characters; at sign-up the specification allows 2 to 100. */
export const profileName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);

export const memberUpdate = z
  .strictObject({ display_name: profileName.optional(), settings: memberSettingsUpdate.optional() })
  .refine((change) => Object.keys(change).length > 0, 'Give a display_name or settings.');
export type MemberUpdate = z.output<typeof memberUpdate>;
