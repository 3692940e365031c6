import type {
  Decoded,
  DecodedFeature,
  DecodedProperties,
  FeatureGeometry,
  FidelityReport,
  FileFormat,
} from '../decoded.ts';
import { cleanGeometry, type RawGeometry } from './clean-geometry.ts';
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

  function addPart(part: RawGeometry, name: string, describe: Describe): DecodedFeature | null {
    vertices += countVertices(part);
    if (vertices > limits.maxVertices) throw toVertexFault(context);
    recorder.read(READ_KINDS[part.kind]);
    const cleaned = cleanGeometry(part);
    if (!cleaned.ok) {
      recorder.left(cleaned.loss, name);
      return null;
    }
    if (taken + features.length >= limits.maxFeatures) {
      const limit = limits.maxFeatures.toLocaleString('en-US');
      throw new DecodeFault('feature_limit', `${fileName} has more than ${limit} features.`);
    }
    const { geometry, changes, times } = cleaned;
    if (changes.size > 0) for (const change of changes) recorder.changed(change, name);
    const { description, color, created_origin, data, folder, name: said } = describe(geometry, part);
    const properties = { name: said, description, color, created_origin, data, folder, fileName };
    const feature: DecodedFeature = { type: 'Feature', geometry, properties };
    if (times !== undefined) feature.times = times;
    features.push(feature);
    return feature;
  }

  return {
    recorder,
    add: (parts, name, describe) => {
      const added: DecodedFeature[] = [];
      for (const part of parts) {
        const feature = addPart(part, name, describe);
        if (!feature) continue;
        if (parts.length > 1) recorder.changed('split_from_multi', name);
        added.push(feature);
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
