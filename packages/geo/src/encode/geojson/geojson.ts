import type { Geometry, Position } from 'geojson';
import { windRings } from '../../geometry/wind-rings.ts';
import {
  countKind,
  type EncodeOptions,
  type ExportedFeature,
  type ExportedTag,
} from '../exported-feature.ts';
import { TAGS_FIELD_KEY, toOwnFields } from '../own-fields.ts';
import { toAltitudeText, toDegreesText } from '../positions.ts';
import { toTextChunks } from '../text/text-chunks.ts';

/** A feature to encode: any geometry with any JSON properties; a `code` becomes the feature's id. */
export interface EncodableFeature {
  geometry: Geometry | null;
  properties: Readonly<object>;
}

function roundPosition([lng = 0, lat = 0, altitude]: Position): Position {
  const two = [Number(toDegreesText(lng)), Number(toDegreesText(lat))];
  return altitude === undefined ? two : [...two, Number(toAltitudeText(altitude))];
}

function roundGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return {
        type: 'Point',
        coordinates: roundPosition(geometry.coordinates),
      };
    case 'MultiPoint':
    case 'LineString':
      return {
        type: geometry.type,
        coordinates: geometry.coordinates.map(roundPosition),
      };
    case 'MultiLineString':
    case 'Polygon':
      return {
        type: geometry.type,
        coordinates: geometry.coordinates.map((ring) => ring.map(roundPosition)),
      };
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(roundPosition))),
      };
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: geometry.geometries.map(roundGeometry),
      };
  }
}

/** A geometry as it is written. Its rings are wound last, since rounding may turn a tiny one round. */
const toGeometry = (geometry: Geometry): Geometry => windRings(roundGeometry(geometry));

function toFeature({ geometry, properties }: EncodableFeature) {
  return {
    type: 'Feature',
    ...('code' in properties && typeof properties.code === 'string' ? { id: properties.code } : {}),
    geometry: geometry ? toGeometry(geometry) : null,
    properties,
  };
}

/**
 * The text of a GeoJSON FeatureCollection (RFC 7946), indented, with positions rounded to seven decimals and
 * altitudes to millimetres. `decodeFile` reads back name, description, colour, time, folder and data.
 */
export function encodeGeojson(features: readonly EncodableFeature[]): string {
  return `${JSON.stringify({ type: 'FeatureCollection', features: features.map(toFeature) }, null, 2)}\n`;
}

/** Of a tag, what a file says; other keys stay out. */
const toTag = ({ name, value, units }: ExportedTag): ExportedTag => ({ name, value, units });

/** The properties of an exported feature: its own, the data as a list, then those that only this product knows. */
function toProperties({ properties }: ExportedFeature): object {
  const { name, description, color, created_origin, data, tags } = properties;
  const own = toOwnFields(properties).filter(([key, value]) => key !== 'waypost_data' && value !== '');
  return {
    name,
    description,
    color,
    created_origin: new Date(created_origin).toISOString(),
    data,
    ...Object.fromEntries(own),
    ...(tags.length === 0 ? {} : { [TAGS_FIELD_KEY]: tags.map(toTag) }),
  };
}

/** The GeoJSON text of an array of features; see `encodeGeojsonFile` for streams. */
export function toGeojsonText(features: readonly ExportedFeature[]): string {
  return encodeGeojson(
    features.map((feature) => ({ geometry: feature.geometry, properties: toProperties(feature) })),
  );
}

async function* toTexts(features: AsyncIterable<ExportedFeature>, { name, notes }: EncodeOptions) {
  yield `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[`;
  let comma = '';
  for await (const feature of features) {
    const { code } = feature.properties;
    const geometry = toGeometry(feature.geometry);
    yield `${comma}\n${JSON.stringify({ type: 'Feature', id: code, geometry, properties: toProperties(feature) })}`;
    comma = ',';
    countKind(notes.written, feature);
  }
  yield '\n]}\n';
}

/** Streams a GeoJSON FeatureCollection (RFC 7946), one line per feature. */
export function encodeGeojsonFile(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return toTextChunks(toTexts(features, options));
}
