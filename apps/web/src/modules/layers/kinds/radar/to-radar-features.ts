import type { RadarDetection, RadarResult, RadarSweep, RadarTrack } from '@waypost/contract';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { isAis } from './track-name.ts';

const EARTH_KM = 6_371.0088;
const DAY_MS = 24 * 3_600_000;
const STEP_DEG = 3;
/** What an old track is still seen with. */
const LEAST = 0.3;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** The place at a distance from another one, in a direction, on a sphere. */
export function toPlace(
  [lng, lat]: readonly [number, number],
  km: number,
  bearing: number,
): [number, number] {
  const [along, turn, from] = [km / EARTH_KM, toRadians(bearing), toRadians(lat)];
  const to = Math.asin(Math.sin(from) * Math.cos(along) + Math.cos(from) * Math.sin(along) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(along) * Math.cos(from),
    Math.cos(along) - Math.sin(from) * Math.sin(to),
  );
  return [lng + toDegrees(east), toDegrees(to)];
}

/** The ring of what a radar sweeps: a circle, or a sector with the station at its tip. */
export function toSweepRing(centre: readonly [number, number], sweep: RadarSweep): Position[] {
  const width = (sweep.to_deg - sweep.from_deg + 360) % 360 || 360;
  const steps = Math.ceil(width / STEP_DEG);
  const arc = Array.from({ length: steps + 1 }, (_, index) =>
    toPlace(centre, sweep.range_km, sweep.from_deg + (width * index) / steps),
  );
  if (width < 360) return [[...centre], ...arc, [...centre]];
  return [...arc.slice(0, -1), arc[0] ?? [...centre]];
}

/** `Doña Lupita 7.3 kts`, or the number under which a radar follows a target. */
export function toTargetLabel({
  vessel_name,
  radar_track_id,
  track_detection: { speed },
}: RadarTrack): string {
  const name = vessel_name ?? `#${radar_track_id}`;
  return speed === null ? name : `${name} ${speed.toFixed(1)} kts`;
}

const toSource = (track: RadarTrack) => (isAis(track) ? 'ais' : 'radar');

function toStation({ name, longitude, latitude, sweep, radar_status }: RadarResult): Feature[] {
  if (longitude === null || latitude === null) return [];
  const station: Feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { part: 'station', name: name ?? '', status: radar_status },
  };
  if (sweep === null) return [station];
  const coordinates = [toSweepRing([longitude, latitude], sweep)];
  return [
    { type: 'Feature', geometry: { type: 'Polygon', coordinates }, properties: { part: 'sweep' } },
    station,
  ];
}

/** What the map draws of a radar: its sweep, itself, its tracks by age, and the targets that it follows now. */
export function toRadarFeatures(result: RadarResult, now: number): FeatureCollection {
  const lines = result.tracks.flatMap((track): Feature[] => {
    const { track_line, timestamp } = track.track_detection;
    if (track_line === null) return [];
    const age = Math.min(1, Math.max(0, (now - Date.parse(timestamp)) / DAY_MS));
    const fade = 1 - age * (1 - LEAST);
    return [
      {
        type: 'Feature',
        geometry: track_line,
        properties: { part: 'track', source: toSource(track), fade, track_id: track.id },
      },
    ];
  });
  const targets = result.tracks
    .filter(({ is_active }) => is_active && result.radar_status === 1)
    .map((track): Feature => {
      const { lon, lat, heading } = track.track_detection;
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: {
          part: 'target',
          source: toSource(track),
          heading: heading ?? 0,
          label: toTargetLabel(track),
          track_id: track.id,
        },
      };
    });
  return { type: 'FeatureCollection', features: [...toStation(result), ...lines, ...targets] };
}

/** An open track with its detections, the chosen one told apart. */
export function toOpenFeatures(
  track: RadarTrack,
  detections: readonly RadarDetection[],
  at: number | null,
): FeatureCollection {
  const { track_line } = track.track_detection;
  const of = { source: toSource(track), track_id: track.id };
  const line: Feature[] =
    track_line === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: track_line,
            properties: { ...of, part: 'track', fade: 1, open: true },
          },
        ];
  const points = detections.map(({ lon, lat, timestamp }): Feature => {
    const time = Date.parse(timestamp);
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { ...of, part: 'detection', at: time, open: time === at },
    };
  });
  return { type: 'FeatureCollection', features: [...line, ...points] };
}
