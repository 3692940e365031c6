import { RawPath } from '../geometry/raw-path.ts';
import type { DataField } from '../outcome/decoded.ts';
import { parseNumber } from '../properties/parse-number.ts';

/** Elements of a lap that are summed, with the key of their data field, which is the same as for FIT. */
const LAP_SUMS: ReadonlyMap<string, string> = new Map([
  ['DistanceMeters', 'distance_m'],
  ['TotalTimeSeconds', 'elapsed_s'],
  ['Calories', 'calories'],
]);

/** An activity or a course while it is read. */
export interface TcxOuting {
  readonly segments: RawPath[];
  /** Tracks of the open lap so far: a second one means that recording was interrupted. */
  tracksOfLap: number;
  lapCount: number;
  /** Seconds, metres and kilocalories over all laps, by the key of their field. */
  readonly sums: Map<string, number>;
  name: string;
  notes: string;
  device: string;
  readonly sport: string;
}

/** An empty outing; `sport` as written in the file, '' for a course. */
export function createOuting(sport: string): TcxOuting {
  return {
    segments: [],
    tracksOfLap: 0,
    lapCount: 0,
    sums: new Map(),
    name: '',
    notes: '',
    device: '',
    sport,
  };
}

export function openLap(outing: TcxOuting): void {
  outing.lapCount += 1;
  outing.tracksOfLap = 0;
}

/** The first track of a lap continues the line of the lap before; a second one in the same lap starts a new line. */
export function openTrack(outing: TcxOuting): void {
  if (outing.segments.length === 0 || outing.tracksOfLap > 0) outing.segments.push(new RawPath());
  outing.tracksOfLap += 1;
}

/** Adds a value of a lap to the sums; invalid numbers are ignored. */
export function addLapValue(outing: TcxOuting, element: string, text: string): void {
  const key = LAP_SUMS.get(element);
  const value = parseNumber(text.trim());
  if (key !== undefined && Number.isFinite(value)) outing.sums.set(key, (outing.sums.get(key) ?? 0) + value);
}

/** The data fields of an outing. */
export function toOutingData({ sums, lapCount, sport, device }: TcxOuting): DataField[] {
  const data: DataField[] = sport === '' ? [] : [{ key: 'sport', value: sport.toLowerCase(), type: 0 }];
  for (const key of LAP_SUMS.values()) {
    const sum = sums.get(key);
    // Devices record hundredths; floating-point sums have more digits.
    if (sum !== undefined) data.push({ key, value: String(Math.round(sum * 100) / 100), type: 1 });
  }
  if (lapCount > 1) data.push({ key: 'laps', value: String(lapCount), type: 1 });
  if (device !== '') data.push({ key: 'device', value: device, type: 0 });
  return data;
}
