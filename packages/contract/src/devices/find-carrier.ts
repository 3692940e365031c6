import type { DeviceAssignment } from './schema.ts';

/** Who or what carried a device at a time in milliseconds since 1970; null: nobody is named. */
export function findCarrier(assignments: readonly DeviceAssignment[], at: number): string | null {
  let found: { readonly carrier: string; readonly from: number } | null = null;
  for (const assignment of assignments) {
    const from = Date.parse(assignment.from);
    if (from <= at && (found === null || from > found.from)) found = { carrier: assignment.carrier, from };
  }
  return found?.carrier ?? null;
}
