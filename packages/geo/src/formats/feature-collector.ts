import {
  type Decoded,
  type DecodedFeature,
  type DecodedProperties,
  type FeatureGeometry,
  type FidelityReport,
  type FileFormat,
  MAX_FEATURE_POSITIONS,
} from '../decoded.ts';
import { type CleanedGeometry, cleanGeometry, type RawGeometry } from './clean-geometry.ts';
import { type DecodeContext, DecodeFault, toNoFeatures } from './decode-fault.ts';
import { createFidelityRecorder, type FidelityRecorder } from './fidelity.ts';

/** What a decoder says of an item, once for all its parts; the colour may hang on the kind of geometry. */
export type Describe = (geometry: FeatureGeometry, part: RawGeometry) => Omit<DecodedProperties, 'fileName'>;

/** Gathers the features of a file within its limits and records what became of each item. */
export interface FeatureCollector {
  recorder: FidelityRecorder;
  /** Adds an item of one or more parts and returns the features it became; `name` is for the report. */
  add(parts: readonly RawGeometry[], name: string, describe: Describe): DecodedFeature[];
  /** Records an item that has no geometry of ours. */
  leave(kind: Parameters<FidelityRecorder['left']>[0], name: string): void;
  /** Gives what has come since to the context's taker, if it has one. */
  handOn(): Promise<void>;
  /** Changes the colour of a feature by its place among all of the file, wherever it is by now. */
  recolor(index: number, color: string | null): void;
  /** How many features there are so far. */
  count(): number;
  /** The outcome, with the features that nobody took. */
  finish(format: FileFormat): Decoded;
}

const READ_KINDS: Record<RawGeometry['kind'], keyof FidelityReport['read']> = {
  point: 'points',
  line: 'lines',
  track: 'lines',
  path: 'lines',
  polygon: 'polygons',
  multipolygon: 'multi',
};

function countVertices(raw: RawGeometry): number {
  switch (raw.kind) {
    case 'point':
      return 1;
    case 'line':
    case 'track':
      return raw.positions.length;
    case 'path':
      return raw.path.length;
    case 'polygon':
      return raw.rings.reduce((sum, ring) => sum + ring.length, 0);
    case 'multipolygon':
      return raw.polygons.reduce((sum, rings) => sum + rings.reduce((n, ring) => n + ring.length, 0), 0);
  }
}

type Kept = CleanedGeometry & { ok: true };

/** A line as lines of at most as many positions as a feature may have, each from the end of the one before; all else as it is. */
function splitLong(kept: Kept): Kept[] {
  const { geometry, changes, times } = kept;
  if (geometry.type !== 'LineString' || geometry.coordinates.length <= MAX_FEATURE_POSITIONS) return [kept];
  const { coordinates } = geometry;
  const pieces: Kept[] = [];
  for (let from = 0; from < coordinates.length - 1; from += MAX_FEATURE_POSITIONS - 1) {
    const to = from + MAX_FEATURE_POSITIONS;
    pieces.push({
      ok: true,
      geometry: { type: 'LineString', coordinates: coordinates.slice(from, to) },
      changes: new Set([...changes, 'split_long_line']),
      ...(times === undefined ? {} : { times: times.slice(from, to) }),
    });
  }
  return pieces;
}

/** The fault of a file with more positions than the limit. */
export function toVertexFault({ fileName, limits }: DecodeContext): DecodeFault {
  const limit = limits.maxVertices.toLocaleString('en-US');
  return new DecodeFault('vertex_limit', `${fileName} has more than ${limit} positions.`);
}

/** An empty collection for one file. */
export function createFeatureCollector(context: DecodeContext): FeatureCollector {
  const { fileName, limits, taker } = context;
  const recorder = createFidelityRecorder();
  let features: DecodedFeature[] = [];
  /** How many are with the taker. */
  let taken = 0;
  let vertices = 0;

  function addPart(part: RawGeometry, name: string, describe: Describe): DecodedFeature[] {
    vertices += countVertices(part);
    if (vertices > limits.maxVertices) throw toVertexFault(context);
    recorder.read(READ_KINDS[part.kind]);
    const cleaned = cleanGeometry(part);
    if (!cleaned.ok) {
      recorder.left(cleaned.loss, name);
      return [];
    }
    const pieces = splitLong(cleaned);
    if (pieces.length > 1) recorder.read(READ_KINDS[part.kind], pieces.length - 1);
    return pieces.map((piece) => addPiece(piece, part, name, describe));
  }

  function addPiece(piece: Kept, part: RawGeometry, name: string, describe: Describe): DecodedFeature {
    if (taken + features.length >= limits.maxFeatures) {
      const limit = limits.maxFeatures.toLocaleString('en-US');
      throw new DecodeFault('feature_limit', `${fileName} has more than ${limit} features.`);
    }
    const { geometry, changes, times } = piece;
    if (changes.size > 0) for (const change of changes) recorder.changed(change, name);
    const {
      description,
      color,
      created_origin,
      data,
      folder,
      name: said,
      shared,
      is_static,
    } = describe(geometry, part);
    const properties: DecodedProperties = {
      name: said,
      description,
      color,
      created_origin,
      data,
      folder,
      fileName,
    };
    if (shared !== undefined) properties.shared = shared;
    if (is_static !== undefined) properties.is_static = is_static;
    const feature: DecodedFeature = { type: 'Feature', geometry, properties };
    if (times !== undefined) {
      feature.times = times;
      // A later piece of a long line began later.
      if (changes.has('split_long_line')) {
        properties.created_origin = times.find((time) => time !== null) ?? created_origin;
      }
    }
    features.push(feature);
    return feature;
  }

  return {
    recorder,
    add: (parts, name, describe) => {
      const added: DecodedFeature[] = [];
      for (const part of parts) {
        for (const feature of addPart(part, name, describe)) {
          if (parts.length > 1) recorder.changed('split_from_multi', name);
          added.push(feature);
        }
      }
      return added;
    },
    leave: (kind, name) => {
      recorder.read('other');
      recorder.left(kind, name);
    },
    handOn: async () => {
      if (taker === null || features.length === 0) return;
      const ready = features;
      features = [];
      taken += ready.length;
      await taker.take(ready);
    },
    recolor: (index, color) => {
      const feature = features[index - taken];
      if (feature === undefined) taker?.recolor(index, color);
      else feature.properties.color = color;
    },
    count: () => taken + features.length,
    finish: (format) => {
      const kept = taken + features.length;
      const report = recorder.finish(kept);
      return kept === 0 ? toNoFeatures(report) : { ok: true, format, features, report };
    },
  };
}
