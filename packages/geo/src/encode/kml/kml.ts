import type { Position } from 'geojson';

import { hasMarkup } from '../../formats/properties/plain-text.ts';
import { isNamingKey } from '../../formats/properties/property-text.ts';
import type { StoredGeometry } from '../../meridian/split-at-meridian.ts';
import {
  countKind,
  type EncodeOptions,
  type ExportedFeature,
  type ExportedFile,
} from '../exported-feature.ts';
import { toOwnFields } from '../own-fields.ts';
import { toPolygons, toPositionText } from '../positions.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { toTextChunks } from '../text/text-chunks.ts';

const toCoordinates = (positions: readonly Position[]) =>
  `<coordinates>${positions.map((position) => toPositionText(position, ',')).join(' ')}</coordinates>`;

function toPolygon([shell = [], ...holes]: readonly Position[][]): string {
  const toRing = (ring: readonly Position[]) => `<LinearRing>${toCoordinates(ring)}</LinearRing>`;
  const inner = holes.map((hole) => `<innerBoundaryIs>${toRing(hole)}</innerBoundaryIs>`).join('');
  return `<Polygon><outerBoundaryIs>${toRing(shell)}</outerBoundaryIs>${inner}</Polygon>`;
}

const toLine = (positions: readonly Position[]) => `<LineString>${toCoordinates(positions)}</LineString>`;

function toGeometry(geometry: StoredGeometry): string {
  switch (geometry.type) {
    case 'Point':
      return `<Point>${toCoordinates([geometry.coordinates])}</Point>`;
    case 'LineString':
      return toLine(geometry.coordinates);
    case 'MultiLineString':
      return `<MultiGeometry>${geometry.coordinates.map(toLine).join('')}</MultiGeometry>`;
    case 'Polygon':
      return toPolygon(geometry.coordinates);
    case 'MultiPolygon':
      return `<MultiGeometry>${toPolygons(geometry).map(toPolygon).join('')}</MultiGeometry>`;
  }
}

/** KML colours are aabbggrr. */
function toKmlColor(color: string, opacity: string): string {
  const [, red = '00', green = '00', blue = '00'] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return `<color>${opacity}${blue}${green}${red}</color>`;
}

function toStyle(type: StoredGeometry['type'], color: string): string {
  const full = toKmlColor(color, 'ff');
  if (type === 'Point') return `<Style><IconStyle>${full}</IconStyle></Style>`;
  const line = `<LineStyle>${full}<width>2</width></LineStyle>`;
  if (type === 'LineString' || type === 'MultiLineString') return `<Style>${line}</Style>`;
  return `<Style>${line}<PolyStyle>${toKmlColor(color, '66')}</PolyStyle></Style>`;
}

/** An image that links to its original. */
function toPicture({ path, original }: ExportedFile): string {
  const picture = `<img src="${escapeXml(path)}" width="400"/>`;
  return original === undefined ? picture : `<a href="${escapeXml(original.path)}">${picture}</a>`;
}

/** KML viewers treat descriptions as HTML, so text that looks like HTML is escaped twice. */
function toDescription({ properties: { description }, files = [] }: ExportedFeature): string {
  const pictures = files.map(toPicture).join('');
  if (pictures === '' && !hasMarkup(description)) return escapeXml(description);
  const words = escapeXml(description).replaceAll('\n', '<br/>');
  return escapeXml(`<p>${words}</p>${pictures}`);
}

function toExtendedData({ properties }: ExportedFeature): string {
  const toData = ([key, value]: readonly [string, string]) =>
    `<Data name="${escapeXml(key)}"><value>${escapeXml(value)}</value></Data>`;
  // Fields that would be read as name or description are in `waypost_data` only.
  const data = properties.data.flatMap(({ key, value }) => (isNamingKey(key) ? [] : [[key, value] as const]));
  const own = toOwnFields(properties).filter(([, value]) => value !== '');
  return `<ExtendedData>${[...data, ...own].map(toData).join('')}</ExtendedData>`;
}

function toPlacemark(feature: ExportedFeature): string {
  const { geometry, properties } = feature;
  const description = toDescription(feature);
  return [
    `<Placemark id="f-${escapeXml(properties.code)}"><name>${escapeXml(properties.name)}</name>`,
    description === '' ? '' : `<description>${description}</description>`,
    `<TimeStamp><when>${new Date(properties.created_origin).toISOString()}</when></TimeStamp>`,
    toStyle(geometry.type, properties.color),
    toExtendedData(feature),
    toGeometry(geometry),
    '</Placemark>\n',
  ].join('');
}

async function* toTexts(features: AsyncIterable<ExportedFeature>, { name, notes }: EncodeOptions) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n';
  yield `<Document><name>${escapeXml(name)}</name>\n`;
  for await (const feature of features) {
    yield toPlacemark(feature);
    countKind(notes.written, feature);
  }
  yield '</Document>\n</kml>\n';
}

/** Streams a KML document, one line per placemark. Source of the format: OGC 12-007r2, KML 2.3. */
export function encodeKml(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return toTextChunks(toTexts(features, options));
}
