import { createDegreesCheck, type DegreesCheck } from '../crs/degrees-check.ts';
import { requireProjection } from '../crs/require-projection.ts';
import {
  type DecodeContext,
  DecodeFault,
  settleDecode,
  toContext,
  toSizeText,
} from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits, FeatureTaker } from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import { type GpkgContents, type GpkgLayer, readContents } from './gpkg-layers.ts';
import { createGpkgPictures, type GpkgPictures, readRelatedPictures } from './gpkg-pictures.ts';
import { addLayerRows, type GpkgTally } from './gpkg-rows.ts';
import { openSqlite, type SqliteFile } from './sqlite-file.ts';

/** State shared by all layers of a file. */
interface GpkgState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly file: SqliteFile;
  readonly contents: GpkgContents;
  readonly pictures: GpkgPictures;
  readonly tally: GpkgTally;
  readonly degrees: DegreesCheck;
}

/** Faults that concern one layer; the others are still read. */
const isOfLayer = (error: unknown): error is DecodeFault =>
  error instanceof DecodeFault &&
  ['foreign_projection', 'not_well_formed', 'size_limit'].includes(error.reason);

async function addLayer(state: GpkgState, layer: GpkgLayer): Promise<void> {
  const { context, collector, contents, file, pictures } = state;
  const projection = await requireProjection(layer.crs, context.fileName, collector.recorder);
  const relations = contents.relations.filter(({ table }) => table === layer.table);
  const related = readRelatedPictures(file, relations, pictures);
  await addLayerRows({ ...state, related, projection }, layer);
}

/** Adds all layers; the report lists them if there are several. @throws the first fault if no layer can be read. */
async function addLayers(state: GpkgState): Promise<void> {
  const { collector, contents } = state;
  const { warn } = collector.recorder;
  const faults: DecodeFault[] = [];
  for (const layer of contents.layers) {
    const before = collector.count();
    try {
      await addLayer(state, layer);
      const count = collector.count() - before;
      if (contents.layers.length > 1) warn('layer_read', { layer: layer.title, count });
    } catch (error) {
      if (!isOfLayer(error)) throw error;
      const count = collector.count() - before;
      if (count > 0) {
        warn('damaged_layer', { layer: layer.title, count });
        continue;
      }
      faults.push(error);
      collector.leave('unread_layer', layer.title);
      if (contents.layers.length > 1) warn('layer_left', { layer: layer.title });
    }
  }
  const [fault] = faults;
  if (fault !== undefined && faults.length === contents.layers.length) throw fault;
}

/**
 * Decodes a GeoPackage: the features of all layers, each in its own CRS, with photographs in their columns or in related
 * media tables. Tiles and tables without geometry are listed in the report. The database is opened read-only, no triggers
 * run, and a view that takes too long is skipped.
 * Source of the format: OGC 12-128r19 and 18-000.
 */
export function decodeGeopackage(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(name, limits, taker);
  return settleDecode(async () => {
    if (bytes.length > context.limits.maxInflatedBytes) {
      const limit = toSizeText(context.limits.maxInflatedBytes);
      throw new DecodeFault('size_limit', `${name} holds more than ${limit}.`);
    }
    const file = await openSqlite(bytes, context);
    try {
      const collector = createFeatureCollector(context);
      const contents = readContents(file, context);
      const tally: GpkgTally = { rows: 0, curves: 0 };
      const degrees = createDegreesCheck();
      await addLayers({
        context,
        collector,
        file,
        contents,
        pictures: createGpkgPictures(context),
        tally,
        degrees,
      });
      for (const title of contents.others) collector.leave('other_table', title);
      if (tally.curves > 0) collector.recorder.warn('curves_left', { count: tally.curves });
      degrees.assert(name);
      return collector.finish('geopackage');
    } finally {
      file.close();
    }
  });
}
