import type { Feature, FenceHours, FenceSettings, GeofenceEvent } from '@waypost/contract';
import type { FenceChange } from './api.ts';

export const WATCH_CHOICES = ['off', 'in', 'out', 'both'] as const;
export type WatchChoice = (typeof WATCH_CHOICES)[number];

/** The same hours on several days, with times as `08:30`. */
export interface HoursRow {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** The fields of the form; an empty number stands for never. */
export interface FenceForm {
  readonly watch: WatchChoice;
  readonly isAsking: boolean;
  readonly marginM: number | '';
  readonly stayS: number | '';
  readonly dwellMin: number | '';
  readonly absenceMin: number | '';
  readonly stillMin: number | '';
  readonly stillRadiusM: number | '';
  /** Null for always. */
  readonly hours: readonly HoursRow[] | null;
  readonly timeZone: string;
  /** The radar layer whose vessels are watched, `gone` for a deleted one; null: members and devices are. */
  readonly radar: string | null;
  readonly minLengthM: number | '';
}

/** Stands for a radar layer that was deleted. */
export const GONE_LAYER = 'gone';

const toMinutes = (seconds: number | null) => (seconds === null ? '' : seconds / 60);
const toSeconds = (minutes: number | '') => (minutes === '' ? null : Math.round(minutes * 60));

const toClock = (minutes: number) => {
  const within = minutes % (24 * 60);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};
const fromClock = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Groups days that have the same hours. */
export function toRows(hours: readonly FenceHours[]): HoursRow[] {
  const groups = Map.groupBy(hours, ({ from, to }) => `${toClock(from)} ${toClock(to)}`);
  return [...groups.values()].map((group) => ({
    days: group.map(({ day }) => day),
    from: toClock(group[0]?.from ?? 0),
    to: toClock(group[0]?.to ?? 0),
  }));
}

function toHours(rows: readonly HoursRow[]): FenceHours[] {
  return rows.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, from: fromClock(from), to: fromClock(to) })),
  );
}

/** @param zone the time zone to begin with, where there are no hours yet. */
export function toForm({ properties }: Feature, settings: FenceSettings, zone: string): FenceForm {
  const { geofence, geofence_events: events, geofence_prompt } = properties;
  const watch = !geofence ? 'off' : events.length > 1 ? 'both' : (events[0] ?? 'both');
  return {
    watch,
    isAsking: geofence_prompt,
    marginM: settings.margin_m,
    stayS: settings.stay_s,
    dwellMin: toMinutes(settings.dwell_s),
    absenceMin: toMinutes(settings.absence_s),
    stillMin: toMinutes(settings.stillness?.for_s ?? null),
    stillRadiusM: settings.stillness?.radius_m ?? 30,
    hours: settings.hours === null ? null : toRows(settings.hours),
    timeZone: settings.hours === null ? zone : settings.time_zone,
    radar: settings.radar === null ? null : (settings.radar.layer ?? GONE_LAYER),
    minLengthM: settings.radar?.min_length_m ?? '',
  };
}

const WATCHES: Readonly<Record<WatchChoice, readonly GeofenceEvent[]>> = {
  off: [],
  in: ['in'],
  out: ['out'],
  both: ['in', 'out'],
};

export function toChange(form: FenceForm): FenceChange {
  const still = toSeconds(form.stillMin);
  return {
    watches: WATCHES[form.watch],
    isAsking: form.isAsking,
    settings: {
      margin_m: form.marginM === '' ? 0 : form.marginM,
      stay_s: form.stayS === '' ? 0 : form.stayS,
      dwell_s: toSeconds(form.dwellMin),
      absence_s: toSeconds(form.absenceMin),
      stillness:
        still === null ? null : { radius_m: form.stillRadiusM === '' ? 30 : form.stillRadiusM, for_s: still },
      hours: form.hours === null ? null : toHours(form.hours),
      time_zone: form.timeZone,
      radar:
        form.radar === null
          ? null
          : {
              layer: form.radar === GONE_LAYER ? null : form.radar,
              min_length_m: form.minLengthM === '' ? null : form.minLengthM,
            },
    },
  };
}
