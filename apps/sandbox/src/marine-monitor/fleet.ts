import { toChance } from '../planet/noise.ts';
import { type Place, type SandboxStation, STATIONS } from './stations.ts';

/** A station with its tracks, in the shape of Marine Monitor’s feed. */
export interface FeedStation {
  readonly id: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly status: 'active' | 'inactive';
  /** Not of the feed as partners know it: what it sweeps, and how many targets it follows. */
  readonly sweep: SandboxStation['sweep'];
  readonly target_count: number;
  readonly tracks: readonly FeedTrack[];
}

export interface FeedTrack {
  readonly id: number;
  readonly source: 'ais' | 'radar';
  readonly radar_track_id: number;
  readonly radar_id: number;
  readonly started: string;
  readonly last_update: string;
  readonly confidence: number;
  readonly active: 0 | 1;
  readonly vessel_name: string | null;
  /** Metres; not of the feed as partners know it, as the next. */
  readonly vessel_length: number | null;
  readonly photo_count: number;
  readonly track_detection: {
    readonly server_track_id: number;
    readonly radar_id: number;
    readonly radar_track_id: number;
    readonly timestamp: string;
    readonly bearing: number;
    readonly distance: number;
    readonly speed: number;
    readonly heading: number;
    readonly confidence: number;
    readonly lat: number;
    readonly lon: number;
  };
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const RADAR_PERIOD_MS = 10 * SECOND_MS;
const KM_PER_DEGREE = 111.195;
const KM_PER_NAUTICAL_MILE = 1.852;
/** Clutter comes with less confidence. */
const CLUTTER = 0.05;
const NAMES = [
  'Doña Lupita',
  'Mar de Cortés',
  'Cerralvo II',
  'San Evaristo',
  'La Perla',
  'Estrella del Sur',
  'Gaviota',
  'Don Chema',
  'Pescadora',
  'Bahía Azul',
  'Vientos del Norte',
  'Santa Rosalía',
];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** When it is for the fleet, and what its clocks say of one of its times. */
interface Moment {
  readonly now: number;
  readonly toTime: (ms: number) => string;
}

/** East and north in kilometres from one place to another nearby. */
function toOffset([fromLng, fromLat]: Place, [lng, lat]: Place): [number, number] {
  const east = (lng - fromLng) * KM_PER_DEGREE * Math.cos(toRadians(fromLat));
  return [east, (lat - fromLat) * KM_PER_DEGREE];
}

const toLength = (from: Place, to: Place) => Math.hypot(...toOffset(from, to));

function toBearing(from: Place, to: Place): number {
  const [east, north] = toOffset(from, to);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The place and the heading after some kilometres of a lane that is followed there and back. */
function follow(lane: readonly Place[], km: number): { place: Place; heading: number } {
  const legs = lane.slice(1).map((to, index) => ({ from: lane[index] ?? to, to }));
  const total = legs.reduce((sum, { from, to }) => sum + toLength(from, to), 0);
  const along = km % (2 * total);
  const isBack = along > total;
  let rest = isBack ? 2 * total - along : along;
  for (const { from, to } of legs) {
    const length = toLength(from, to);
    if (rest <= length) {
      const part = rest / length;
      const place: Place = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      return { place, heading: (toBearing(from, to) + (isBack ? 180 : 0)) % 360 };
    }
    rest -= length;
  }
  const end = lane.at(-1) ?? [0, 0];
  return { place: end, heading: 0 };
}

/** A vessel of a station: what stays the same of it. */
interface Vessel {
  readonly key: number;
  readonly isAis: boolean;
  readonly name: string | null;
  readonly lengthM: number | null;
  readonly lane: readonly Place[];
  readonly kmPerHour: number;
  /** It comes anew this often, and stays for a part of it. */
  readonly periodMs: number;
  readonly stays: number;
  readonly phaseMs: number;
}

function toVessel(station: SandboxStation, index: number): Vessel {
  const chance = (salt: number) => toChance(station.id, index, salt);
  const isAis = chance(1) < 0.45;
  return {
    key: station.id * 100 + index,
    isAis,
    name: isAis ? (NAMES[(station.id + index) % NAMES.length] ?? null) : null,
    lengthM: isAis ? 8 + ((station.id + index * 5) % 24) : null,
    lane: station.lanes[index % station.lanes.length] ?? [],
    kmPerHour: round(6 + chance(2) * 22, 1),
    periodMs: Math.round(3 + chance(3) * 6) * HOUR_MS,
    stays: 0.35 + chance(4) * 0.4,
    phaseMs: Math.floor(chance(5) * 9 * HOUR_MS),
  };
}

/** A vessel is not seen for some minutes in the middle of its stay, and comes back on the same track. */
const isInGap = (share: number) => share > 0.48 && share < 0.54;

/** The track of a vessel at a moment; null while the radar does not see it. */
function toTrack(station: SandboxStation, vessel: Vessel, { now, toTime }: Moment): FeedTrack | null {
  const trip = Math.floor((now + vessel.phaseMs) / vessel.periodMs);
  const startMs = trip * vessel.periodMs - vessel.phaseMs;
  const share = (now - startMs) / (vessel.periodMs * vessel.stays);
  if (share > 1 || isInGap(share)) return null;
  const km = ((now - startMs) / HOUR_MS) * vessel.kmPerHour + toChance(vessel.key, trip, 6) * 20;
  const { place, heading } = follow(vessel.lane, km);
  const [east, north] = toOffset(station.place, place);
  const distanceKm = Math.hypot(east, north);
  if (distanceKm > station.sweep.range_km) return null;
  const id = vessel.key * 100_000 + (trip % 100_000);
  const radar_track_id = id % 9973;
  const confidence = round(0.4 + toChance(vessel.key, Math.floor(now / RADAR_PERIOD_MS), 7) * 0.6, 2);
  return {
    id,
    source: vessel.isAis ? 'ais' : 'radar',
    radar_track_id,
    radar_id: station.id,
    started: toTime(Math.ceil(startMs / RADAR_PERIOD_MS) * RADAR_PERIOD_MS),
    last_update: toTime(now),
    confidence,
    active: 1,
    vessel_name: vessel.name,
    vessel_length: vessel.lengthM,
    photo_count: Math.min(toPhotoCount(vessel.key, trip), Math.floor((now - startMs) / PHOTO_PERIOD_MS)),
    track_detection: {
      server_track_id: id,
      radar_id: station.id,
      radar_track_id,
      timestamp: toTime(now),
      bearing: round(toBearing(station.place, place), 1),
      distance: round(distanceKm / KM_PER_NAUTICAL_MILE, 3),
      speed: vessel.kmPerHour,
      heading: round(heading, 1),
      confidence,
      lat: round(place[1], 6),
      lon: round(place[0], 6),
    },
  };
}

/** What the sea sends back on its own: a track of little confidence, for a minute. */
function toClutter(station: SandboxStation, { now, toTime }: Moment): FeedTrack {
  const minute = Math.floor(now / 60_000);
  const [lng, lat] = station.lanes[0]?.[0] ?? station.place;
  const id = 900_000_000 + (minute % 1_000_000) * 100 + station.id;
  const started = toTime(minute * 60_000);
  return {
    id,
    source: 'radar',
    radar_track_id: id % 9973,
    radar_id: station.id,
    started,
    last_update: toTime(now),
    confidence: CLUTTER,
    active: 1,
    vessel_name: null,
    vessel_length: null,
    photo_count: 0,
    track_detection: {
      server_track_id: id,
      radar_id: station.id,
      radar_track_id: id % 9973,
      timestamp: toTime(now),
      bearing: 10,
      distance: 1,
      speed: 0,
      heading: 0,
      confidence: CLUTTER,
      lat,
      lon: lng,
    },
  };
}

/** Whether a station is down at a moment. */
export function isDown({ downShare }: SandboxStation, ms: number): boolean {
  return (ms % HOUR_MS) / HOUR_MS >= 1 - downShare;
}

/** A photograph of a track, as the sandbox serves it beside the feed. */
export interface FeedPhoto {
  readonly id: string;
  readonly created_at: string;
}

/** A vessel is photographed this often, and for the first time so long after it came. */
const PHOTO_PERIOD_MS = 10 * 60 * SECOND_MS;

/** How many photographs there are of a vessel at the end of its stay. */
const toPhotoCount = (vesselKey: number, trip: number) =>
  toChance(vesselKey, trip, 8) < 0.4 ? 1 + ((vesselKey * 100_000 + (trip % 100_000)) % 3) : 0;

/** The photographs of a track that were taken by then; null for one that no vessel ever had. */
export function listPhotos(trackId: number, ms: number, shiftMs: number): FeedPhoto[] | null {
  const [key, digits] = [Math.floor(trackId / 100_000), trackId % 100_000];
  const station = STATIONS.find(({ id }) => id === Math.floor(key / 100));
  if (station === undefined || key % 100 >= station.vessels) return null;
  const vessel = toVessel(station, key % 100);
  // Trips are counted from 1970, and an id has the last five digits of the count.
  const latest = Math.floor((ms - shiftMs + vessel.phaseMs) / vessel.periodMs);
  const trip = latest - ((latest - digits) % 100_000);
  const startMs = trip * vessel.periodMs - vessel.phaseMs + shiftMs;
  return Array.from({ length: toPhotoCount(key, trip) }, (_, index) => ({
    id: `${trackId}-${index + 1}`,
    createdMs: startMs + (index + 1) * PHOTO_PERIOD_MS,
  }))
    .filter(({ createdMs }) => createdMs <= ms)
    .map(({ id, createdMs }) => ({ id, created_at: new Date(createdMs).toISOString() }));
}

/** What changes a feed. */
export interface FeedChange {
  /** Stations that are down besides those that are by themselves. */
  readonly down?: ReadonlySet<number>;
  /** How much later than for the fleet it is by the clock: the fleet of one moment at another. */
  readonly shiftMs?: number;
}

/** The feed at a moment: the same for the same moment, whenever it is asked for. */
export function toFeed(ms: number, { down = new Set(), shiftMs = 0 }: FeedChange = {}): FeedStation[] {
  const moment: Moment = {
    now: Math.floor((ms - shiftMs) / RADAR_PERIOD_MS) * RADAR_PERIOD_MS,
    toTime: (time) => new Date(time + shiftMs).toISOString(),
  };
  return STATIONS.map((station) => {
    const isActive = !down.has(station.id) && !isDown(station, moment.now);
    const vessels = Array.from({ length: station.vessels }, (_, index) => toVessel(station, index));
    const tracks = isActive
      ? vessels.map((vessel) => toTrack(station, vessel, moment)).filter((track) => track !== null)
      : [];
    return {
      id: station.id,
      name: station.name,
      latitude: station.place[1],
      longitude: station.place[0],
      status: isActive ? 'active' : 'inactive',
      sweep: station.sweep,
      target_count: tracks.length,
      tracks: isActive ? [...tracks, toClutter(station, moment)] : [],
    };
  });
}
