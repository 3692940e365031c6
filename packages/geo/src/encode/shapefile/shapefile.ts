import { encodeZip, type ZipFile } from '../bytes/zip-stream.ts';
import { countKind, type EncodeOptions, type ExportedFeature } from '../exported-feature.ts';
import { toFlatTable } from '../flat-row.ts';
import { hasAltitude } from '../positions.ts';
import { createDbf, type DbfTable } from './dbf.ts';
import { createShp, type ShpFile } from './shp.ts';

const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const LAYERS = {
  Point: { layer: 'points', shapeType: 1 },
  LineString: { layer: 'lines', shapeType: 3 },
  MultiLineString: { layer: 'lines', shapeType: 3 },
  Polygon: { layer: 'polygons', shapeType: 5 },
  MultiPolygon: { layer: 'polygons', shapeType: 5 },
} as const;

const PIECE_BYTES = 64 * 1024;

interface Layer {
  readonly shapes: ShpFile;
  readonly table: DbfTable;
}

async function* toFiles(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<ZipFile> {
  const { columns, toRow } = toFlatTable(options);
  const layers = new Map<string, Layer>();
  for await (const feature of features) {
    const { layer: kind, shapeType } = LAYERS[feature.geometry.type];
    const hasZ = hasAltitude(feature.geometry);
    const name = hasZ ? `${kind}_z` : kind;
    const layer = layers.get(name) ?? {
      shapes: createShp(shapeType + (hasZ ? 10 : 0)),
      table: createDbf(columns, options.notes),
    };
    layers.set(name, layer);
    layer.shapes.add(feature.geometry);
    layer.table.add(toRow(feature));
    countKind(options.notes.written, feature);
  }
  const toText = (text: string) => new TextEncoder().encode(text);
  async function* once(bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
  }
  async function* inTurn(pieces: Iterable<Uint8Array>) {
    yield* pieces;
  }
  for (const [name, { shapes, table }] of layers) {
    const { shp, shx } = shapes.finish();
    yield { path: `${name}.shp`, content: once(shp) };
    yield { path: `${name}.shx`, content: once(shx) };
    yield { path: `${name}.dbf`, content: inTurn(table.finish()) };
    yield { path: `${name}.prj`, content: once(toText(WGS84)) };
    yield { path: `${name}.cpg`, content: once(toText('UTF-8')) };
  }
}

/**
 * Zipped shapefiles, one per geometry type, with altitudes apart; texts are UTF-8. Features are buffered, since their
 * count and extent come first: for up to some hundred thousand.
 */
export function encodeShapefile(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return encodeZip(toFiles(features, options));
}
