import { type RawFix, type ReadFix, scale, toFix } from './fix.ts';

/** Metres a second of a knot and of a kilometre an hour. */
const KNOT = 1_852 / 3_600;
const KMH = 1 / 3.6;

type Json = Readonly<Record<string, unknown>>;

/** The object that a value is; empty for anything else. */
export const toObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** One position of OsmAnd, or of a Traccar client before version 9; null where the client says that it has none. */
export function readOsmAnd(fields: Json, now: number): ReadFix | null {
  if (fields.valid === 'false' || fields.valid === '0') return null;
  return toFix({
    lat: fields.lat,
    lon: fields.lon,
    time: fields.timestamp ?? now,
    accuracy: fields.accuracy,
    heading: fields.bearing ?? fields.heading,
    speed: scale(fields.speed, KNOT),
    altitude: fields.altitude,
    battery: scale(fields.batt, 0.01),
  });
}

/** Positions of Traccar Client 9 and later. */
export const readTraccar = ({ location }: Json): ReadFix[] =>
  toList(location).map((one) => {
    const { timestamp, coords, battery } = toObject(one);
    const { latitude, longitude, ...rest } = toObject(coords);
    return toFix({
      ...pick(rest),
      lat: latitude,
      lon: longitude,
      time: timestamp,
      battery: toObject(battery).level,
    });
  });

const pick = ({ accuracy, heading, speed, altitude }: Json): Partial<RawFix> => ({
  accuracy,
  heading,
  speed,
  altitude,
});

/** A message of OwnTracks; null for one without a position. */
export function readOwnTracks(message: Json): ReadFix | null {
  if (message._type === 'encrypted') return { ok: false, reason: 'Turn off encryption in OwnTracks.' };
  if (message._type !== 'location') return null;
  return toFix({
    lat: message.lat,
    lon: message.lon,
    time: message.tst,
    accuracy: message.acc,
    heading: message.cog,
    speed: scale(message.vel, KMH),
    altitude: message.alt,
    battery: scale(message.batt, 0.01),
  });
}

function toPointFix(feature: unknown, toRaw: (properties: Json) => Partial<RawFix>): ReadFix {
  const { geometry, properties } = toObject(feature);
  const { type, coordinates } = toObject(geometry);
  if (type !== 'Point' || !Array.isArray(coordinates))
    return { ok: false, reason: 'Give a Point of GeoJSON.' };
  const [lon, lat, height] = coordinates;
  const own = toObject(properties);
  const raw = toRaw(own);
  return toFix({ ...raw, altitude: raw.altitude ?? height, time: own.timestamp, lat, lon });
}

/** A batch of Overland, whose unknown values are negative. */
export const readOverland = ({ locations }: Json): ReadFix[] =>
  (Array.isArray(locations) ? locations : []).map((one) =>
    toPointFix(one, (own) => ({
      accuracy: own.horizontal_accuracy,
      heading: own.course,
      speed: own.speed,
      altitude: own.altitude,
      battery: own.battery_level,
    })),
  );

/** A feature of GeoJSON or a collection of them. */
export const readGeojson = (document: Json): ReadFix[] =>
  (document.type === 'FeatureCollection' ? toList(document.features) : [document]).map((one) =>
    toPointFix(one, (own) => ({ ...pick(own), battery: own.battery })),
  );
