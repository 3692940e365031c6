import { RawPath } from '../geometry/raw-path.ts';
import type { DataField } from '../outcome/decoded.ts';
import { parseNumber } from '../properties/parse-number.ts';

/** What laps say that can be added up, and what it is called as a field, as it is for FIT. */
const LAP_SUMS: ReadonlyMap<string, string> = new Map([
  ['DistanceMeters', 'distance_m'],
  ['TotalTimeSeconds', 'elapsed_s'],
  ['Calories', 'calories'],
]);

/** An activity or a course while it is read. */
export interface TcxOuting {
  readonly segments: RawPath[];
  /** Tracks of the lap that is open: a second one means that the recording was interrupted. */
  tracksOfLap: number;
  lapCount: number;
  /** Seconds, metres and kilocalories over all laps, by the key of their field. */
  readonly sums: Map<string, number>;
  name: string;
  notes: string;
  device: string;
  readonly sport: string;
}

/** An outing without anything; `sport` as the file writes it, '' for a course. */
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

/** A track of the next lap goes on where the last one ended; a second one of the same lap begins after a break. */
export function openTrack(outing: TcxOuting): void {
  if (outing.segments.length === 0 || outing.tracksOfLap > 0) outing.segments.push(new RawPath());
  outing.tracksOfLap += 1;
}

/** Adds what a lap says of itself; a number that is none is passed over. */
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
    // Devices measure hundredths; a sum of decimals has many digits more.
    if (sum !== undefined) data.push({ key, value: String(Math.round(sum * 100) / 100), type: 1 });
  }
  if (lapCount > 1) data.push({ key: 'laps', value: String(lapCount), type: 1 });
  if (device !== '') data.push({ key: 'device', value: device, type: 0 });
  return data;
}
