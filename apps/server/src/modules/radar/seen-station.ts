import { DEFAULT_RADAR_HOURS, type radarRange } from '@waypost/contract';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { RadarAccounts } from './accounts.ts';
import { DEFAULT_KEEP_DAYS, findRadarLayer, type StationRow, type TimeRange } from './store.ts';

export type AskedRange = z.output<typeof radarRange>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Later than any clock that is merely wrong. */
const FAR_AHEAD_MS = 2 * DAY_MS;

/** What of a range an organization may see: as long as it keeps it, and until its account was closed. */
export function toSeen({ startDate, endDate }: AskedRange, { keep_days, closed_at }: StationRow): TimeRange {
  const now = Date.now();
  const to = Math.min(endDate ?? now + FAR_AHEAD_MS, closed_at?.getTime() ?? Number.POSITIVE_INFINITY);
  const from = startDate ?? Math.min(endDate ?? now, now) - DEFAULT_RADAR_HOURS * HOUR_MS;
  return {
    from: new Date(Math.max(from, now - keep_days * DAY_MS)),
    to: new Date(Math.min(to, now + FAR_AHEAD_MS)),
  };
}

/** A station that was never read. */
const toUnread = (radar_id: number): StationRow => ({
  radar_id,
  name: null,
  longitude: null,
  latitude: null,
  status: null,
  range_km: null,
  from_deg: null,
  to_deg: null,
  target_count: 0,
  skipped: 0,
  clock_ahead_s: null,
  read_at: null,
  fault: null,
  own_fault: null,
  closed_at: null,
  is_opened: false,
  keep_days: DEFAULT_KEEP_DAYS,
});

/**
 * The station that a layer of an organization shows.
 * @throws AppError `layer_not_found`, `layer_without_radar`, `radar_access_required`.
 */
export async function getStation(
  db: Reader,
  accounts: RadarAccounts,
  organizationId: number,
  code: string,
): Promise<StationRow> {
  const layer = await findRadarLayer(db, organizationId, code);
  if (layer === null) throw new AppError('layer_not_found');
  if (layer.radar_id === null) throw new AppError('layer_without_radar');
  await accounts.get(db, organizationId);
  const { station } = layer;
  if (station === null) return toUnread(layer.radar_id);
  if (station.is_opened || station.read_at === null) return station;
  throw new AppError('radar_access_required');
}
