import { type FenceSettings, fenceSettings, VESSEL_LOST_S, VESSEL_NEAR_M } from '@waypost/contract';
import { type FenceSettings as JudgedSettings, listZoneOffsets } from '@waypost/geofence';
import type { FenceSettingsRow } from './version-store.ts';

const YEAR_MS = 366 * 24 * 3_600_000;
/** What holds for a geofence whose settings nobody changed. */
export const DEFAULT_SETTINGS: FenceSettings = fenceSettings.parse({});

export function toSettings(row: FenceSettingsRow | null): FenceSettings {
  if (row === null) return DEFAULT_SETTINGS;
  const {
    still_radius_m: radius,
    still_s: seconds,
    margin_m,
    stay_s,
    dwell_s,
    hours,
    time_zone,
    absence_s,
    source = 'people',
    radar_layer: layer = null,
    min_length_m = null,
  } = row;
  const stillness = radius === null || seconds === null ? null : { radius_m: radius, for_s: seconds };
  const radar = source === 'radar' ? { layer, min_length_m } : null;
  return { margin_m, stay_s, dwell_s, hours, time_zone, absence_s, stillness, radar };
}

const toMs = (seconds: number | null) => (seconds === null ? null : seconds * 1000);

/** Settings as positions are judged by them. @param now time zones are known for a year and a half around it. */
export function toJudged(
  settings: FenceSettings,
  watches: readonly ('in' | 'out')[],
  now: number,
): JudgedSettings {
  const { hours, time_zone, stillness } = settings;
  return {
    watches,
    marginM: settings.margin_m,
    stayMs: settings.stay_s * 1000,
    dwellMs: toMs(settings.dwell_s),
    schedule:
      hours === null ? null : { hours, zone: listZoneOffsets(time_zone, now - 2 * YEAR_MS, now + YEAR_MS) },
    stillness: stillness === null ? null : { radiusM: stillness.radius_m, forMs: stillness.for_s * 1000 },
    // Of a vessel that is lost inside nobody else can tell.
    absenceMs: toMs(settings.absence_s ?? (settings.radar === null ? null : VESSEL_LOST_S)),
    nearM: settings.radar === null ? null : VESSEL_NEAR_M,
  };
}
