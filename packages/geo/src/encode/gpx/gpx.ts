import type { Position } from 'geojson';
import { joinAtMeridian } from '../../meridian/join-at-meridian.ts';
import { wrapPosition } from '../../meridian/turn-position.ts';
import { countKind, type EncodeOptions, type ExportedFeature } from '../exported-feature.ts';
import { toOwnFields } from '../own-fields.ts';
import { toAltitudeText, toDegreesText } from '../positions.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { toTextChunks } from '../text/text-chunks.ts';

const toPlace = ([lng = 0, lat = 0]: Position) => `lat="${toDegreesText(lat)}" lon="${toDegreesText(lng)}"`;
const toElevation = ([, , altitude]: Position) =>
  altitude === undefined ? '' : `<ele>${toAltitudeText(altitude)}</ele>`;

function toWords({ name, description }: ExportedFeature['properties']): string {
  const desc = description === '' ? '' : `<desc>${escapeXml(description)}</desc>`;
  return `<name>${escapeXml(name)}</name>${desc}`;
}

function toExtensions({ properties }: ExportedFeature): string {
  const fields = [['waypost_color', properties.color], ...toOwnFields(properties)];
  const elements = fields.map(([key = '', value = '']) => {
    const name = key.replace('_', ':');
    return value === '' ? '' : `<${name}>${escapeXml(value)}</${name}>`;
  });
  return `<extensions>${elements.join('')}</extensions>`;
}

function toWaypoint(feature: ExportedFeature, position: Position): string {
  const time = `<time>${new Date(feature.properties.created_origin).toISOString()}</time>`;
  const inside = `${toElevation(position)}${time}${toWords(feature.properties)}${toExtensions(feature)}`;
  return `<wpt ${toPlace(position)}>${inside}</wpt>\n`;
}

/** Only the start time of the line is known; it is written to its first point. */
function toTrack(feature: ExportedFeature, positions: readonly Position[]): string {
  const time = `<time>${new Date(feature.properties.created_origin).toISOString()}</time>`;
  const points = positions.map(
    (position, index) =>
      `<trkpt ${toPlace(position)}>${toElevation(position)}${index === 0 ? time : ''}</trkpt>`,
  );
  const words = `${toWords(feature.properties)}${toExtensions(feature)}`;
  return `<trk>${words}<trkseg>${points.join('')}</trkseg></trk>\n`;
}

/** The positions of a line, also across the 180th meridian: a track is not interrupted there. */
function toLine(geometry: ExportedFeature['geometry']): Position[] | null {
  const joined = joinAtMeridian(geometry);
  if (joined.type === 'LineString') return joined.coordinates.map(wrapPosition);
  return joined.type === 'MultiLineString' ? joined.coordinates.flat() : null;
}

async function* toTexts(features: AsyncIterable<ExportedFeature>, { name, notes }: EncodeOptions) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Waypost" ';
  yield 'xmlns="http://www.topografix.com/GPX/1/1" xmlns:waypost="urn:waypost:feature:1">\n';
  yield `<metadata><name>${escapeXml(name)}</name></metadata>\n`;
  for await (const feature of features) {
    const { geometry } = feature;
    if (geometry.type === 'Point') yield toWaypoint(feature, geometry.coordinates);
    const line = toLine(geometry);
    if (line !== null) yield toTrack(feature, line);
    const isHeld = geometry.type === 'Point' || line !== null;
    countKind(isHeld ? notes.written : notes.left, feature);
  }
  yield '</gpx>\n';
}

/**
 * Streams a GPX document: points as waypoints, lines as tracks; areas are left out. The schema requires waypoints
 * before tracks, so features should come in that order. Source of the format: Topografix GPX 1.1 schema.
 */
export function encodeGpx(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return toTextChunks(toTexts(features, options));
}
