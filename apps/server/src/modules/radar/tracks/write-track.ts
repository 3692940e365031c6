import type { TrackFormat } from '@waypost/contract';
import { toKnots } from '../units.ts';
import type { DetectionRow, TrackHead } from './store.ts';

/** A track with all of its detections, in order. */
export interface WholeTrack {
  readonly track: TrackHead;
  readonly detections: readonly DetectionRow[];
}

export const toTrackName = ({ vessel_name, radar_track_id }: TrackHead): string =>
  vessel_name ?? `Target ${radar_track_id}`;

const escapeXml = (text: string) =>
  text
    // XML has no place for most control characters, not even escaped.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function toGeoJson({ track, detections }: WholeTrack): string {
  const coordinates = detections.map(({ longitude, latitude }) => [longitude, latitude]);
  const [only] = coordinates;
  const geometry =
    coordinates.length === 1 ? { type: 'Point', coordinates: only } : { type: 'LineString', coordinates };
  const properties = {
    name: toTrackName(track),
    source: track.source,
    radar_track_id: track.radar_track_id,
    coordTimes: detections.map(({ at }) => at.toISOString()),
    speeds_kn: detections.map(({ speed }) => toKnots(speed, track.speed_unit)),
    headings_deg: detections.map(({ heading }) => heading),
  };
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry, properties }],
  });
}

/** With times, as Google’s extension of KML 2.2 has them. */
function toKml({ track, detections }: WholeTrack): string {
  const whens = detections.map(({ at }) => `<when>${at.toISOString()}</when>`);
  const coords = detections.map(
    ({ longitude, latitude }) => `<gx:coord>${longitude} ${latitude} 0</gx:coord>`,
  );
  const line = detections.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(' ');
  const name = escapeXml(toTrackName(track));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>',
    detections.length > 1
      ? `<Placemark><name>${name}</name><LineString><coordinates>${line}</coordinates></LineString></Placemark>`
      : '',
    `<Placemark><name>${name}</name><gx:Track>${whens.join('')}${coords.join('')}</gx:Track></Placemark>`,
    '</Document></kml>\n',
  ].join('\n');
}

function toGpx({ track, detections }: WholeTrack): string {
  const points = detections.map(
    ({ at, longitude, latitude }) =>
      `<trkpt lat="${latitude}" lon="${longitude}"><time>${at.toISOString()}</time></trkpt>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Waypost" xmlns="http://www.topografix.com/GPX/1/1">',
    `<trk><name>${escapeXml(toTrackName(track))}</name><type>${escapeXml(track.source)}</type><trkseg>`,
    ...points,
    '</trkseg></trk></gpx>\n',
  ].join('\n');
}

const toDecimals = (value: number | null, digits: number) =>
  value === null ? '' : String(Number(value.toFixed(digits)));

function toCsv({ track, detections }: WholeTrack): string {
  const lines = detections.map(({ at, longitude, latitude, heading, speed, confidence }) =>
    [
      at.toISOString(),
      longitude,
      latitude,
      toDecimals(heading, 1),
      toDecimals(toKnots(speed, track.speed_unit), 2),
      toDecimals(confidence, 2),
    ].join(','),
  );
  return `${['time,longitude,latitude,heading_deg,speed_kn,confidence', ...lines].join('\r\n')}\r\n`;
}

const WRITERS: Readonly<Record<TrackFormat, (whole: WholeTrack) => string>> = {
  geojson: toGeoJson,
  kml: toKml,
  gpx: toGpx,
  csv: toCsv,
};

/** A track as a file of text. */
export const writeTrack = (whole: WholeTrack, format: TrackFormat): string => WRITERS[format](whole);
