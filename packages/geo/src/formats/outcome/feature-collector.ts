import { swapAxes } from '../../geometry/beyond-globe.ts';
import {
  type CleanedGeometry,
  cleanGeometry,
  type RawGeometry,
  toPositions,
} from '../geometry/clean-geometry.ts';
import { type CutPath, cutPath } from '../geometry/cut-path.ts';
import type { RawPath } from '../geometry/raw-path.ts';
import { isLargeInteger } from '../properties/large-integers.ts';
import { isNoData } from '../properties/no-data.ts';
import { type DecodeContext, DecodeFault, toNoFeatures } from './decode-fault.ts';
import {
  type ChangeKind,
  type DataField,
  type Decoded,
  type DecodedFeature,
  type DecodedProperties,
  type FeatureGeometry,
  type FidelityReport,
  type FileFormat,
  MAX_FEATURE_POSITIONS,
} from './decoded.ts';
import { createFidelityRecorder, type FidelityRecorder } from './fidelity.ts';
import type { ItemPlace } from './item-place.ts';
import { createOffGlobeRecorder } from './off-globe.ts';

/** Describes an item, once for all its parts; the colour may depend on the geometry type. */
export type Describe = (geometry: FeatureGeometry, part: RawGeometry) => Omit<DecodedProperties, 'fileName'>;

/** Collects the features of a file within its limits and records the outcome of each item. */
export interface FeatureCollector {
  recorder: FidelityRecorder;
  /**
   * Adds an item of one or more parts and returns its features, except for the pieces of a long path: those are made one
   * by one when they are handed on. `name` is for the report, as is `place`: where it is not told, it is the item's number.
   */
  add(parts: readonly RawGeometry[], name: string, describe: Describe, place?: ItemPlace): DecodedFeature[];
  /** Records an item without a supported geometry. */
  leave(kind: Parameters<FidelityRecorder['left']>[0], name: string): void;
  /** Hands new features to the context's taker, if it has one. */
  handOn(): Promise<void>;
  /** Changes the colour of a feature by its index in the file, also after it was handed on. */
  recolor(index: number, color: string | null): void;
  /** Number of features so far. */
  count(): number;
  /** The outcome, with the features that were not handed on. */
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

/** Splits a line at the largest number of positions of a feature; pieces share their ends. Other geometries are unchanged. */
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

/** Leaves out the values that stand where a number should and are none, and keeps as text what no number can hold. */
function settleNumbers(data: DataField[]): DataField[] {
  for (const field of data) if (field.type === 1 && isLargeInteger(field.value)) field.type = 0;
  return data.some(isNoData) ? data.filter((field) => !isNoData(field)) : data;
}

/** What stands in the file as one, in one or more parts. */
interface Item {
  readonly name: string;
  readonly describe: Describe;
  readonly place: ItemPlace;
}

/** A feature to hand on; a piece of a long path is made only then. */
type Waiting = DecodedFeature | (() => DecodedFeature);

const toMade = (one: Waiting): DecodedFeature => (typeof one === 'function' ? one() : one);

/** The pieces of a path that is too long for one feature, made on demand. */
function* listPieces(
  path: RawPath,
  { stretches, hasDropped, hasTimes }: CutPath,
): Generator<{ changes: ReadonlySet<ChangeKind>; make: () => Kept }> {
  const changes = new Set<ChangeKind>([
    ...(hasDropped ? ['positions_dropped' as const] : []),
    'split_long_line',
  ]);
  for (const stretch of stretches) {
    const make = (): Kept => {
      const { coordinates, times } = toPositions(path, stretch);
      const geometry: FeatureGeometry = { type: 'LineString', coordinates };
      return { ok: true, geometry, changes, ...(hasTimes ? { times } : {}) };
    };
    yield { changes, make };
  }
}

/** The fault of a file with more positions than the limit. */
export function toVertexFault({ fileName, limits }: DecodeContext): DecodeFault {
  const limit = limits.maxVertices.toLocaleString('en-US');
  return new DecodeFault('vertex_limit', `${fileName} has more than ${limit} positions.`);
}

/** Creates an empty collection for one file. */
export function createFeatureCollector(context: DecodeContext): FeatureCollector {
  const { fileName, limits, taker } = context;
  const recorder = createFidelityRecorder();
  let features: Waiting[] = [];
  /** Number of features handed on. */
  let taken = 0;
  let vertices = 0;
  let items = 0;
  const offGlobe = createOffGlobeRecorder();

  function addPart(part: RawGeometry, item: Item): Waiting[] {
    const { name } = item;
    vertices += countVertices(part);
    if (vertices > limits.maxVertices) throw toVertexFault(context);
    recorder.read(READ_KINDS[part.kind]);
    if (part.kind === 'path' && part.path.length > MAX_FEATURE_POSITIONS) {
      const cut = cutPath(part.path, MAX_FEATURE_POSITIONS);
      if (cut.stretches.length > 1) return addLongPath(part, cut, item);
    }
    const cleaned = cleanGeometry(part);
    if (!cleaned.ok) {
      recorder.left(cleaned.loss, name);
      return [];
    }
    const pieces = splitLong(cleaned);
    if (pieces.length > 1) recorder.read(READ_KINDS[part.kind], pieces.length - 1);
    return pieces.map((piece) => {
      note(piece.changes, name);
      const feature = toFeature(piece, part, item);
      features.push(feature);
      return feature;
    });
  }

  /** Positions stay packed until a piece is handed on: as arrays they would take most of the memory. */
  function addLongPath(part: RawGeometry & { kind: 'path' }, cut: CutPath, item: Item): Waiting[] {
    recorder.read(READ_KINDS.path, cut.stretches.length - 1);
    return [...listPieces(part.path, cut)].map(({ changes, make }) => {
      note(changes, item.name);
      const waiting = () => toFeature(make(), part, item);
      features.push(waiting);
      return waiting;
    });
  }

  /** Records a feature that is about to be kept. */
  function note(changes: ReadonlySet<ChangeKind>, name: string): void {
    if (taken + features.length >= limits.maxFeatures) {
      const limit = limits.maxFeatures.toLocaleString('en-US');
      throw new DecodeFault('feature_limit', `${fileName} has more than ${limit} features.`);
    }
    if (changes.size > 0) for (const change of changes) recorder.changed(change, name);
  }

  function toFeature(piece: Kept, part: RawGeometry, item: Item): DecodedFeature {
    const { changes, times } = piece;
    const geometry = limits.swapsAxes === true ? swapAxes(piece.geometry) : piece.geometry;
    offGlobe.see(geometry, item.name, item.place);
    const {
      description,
      color,
      created_origin,
      data: given,
      folder,
      name: said,
      shared,
      is_static,
    } = item.describe(geometry, part);
    const data = settleNumbers(given);
    if (data.length < given.length) recorder.changed('numbers_dropped', item.name);
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
      // A later piece of a long line starts later.
      if (changes.has('split_long_line')) {
        properties.created_origin = times.find((time) => time !== null) ?? created_origin;
      }
    }
    return feature;
  }

  return {
    recorder,
    add: (parts, name, describe, place) => {
      items += 1;
      const item = { name, describe, place: place ?? { item: items } };
      const added: DecodedFeature[] = [];
      for (const part of parts) {
        for (const feature of addPart(part, item)) {
          if (parts.length > 1) recorder.changed('split_from_multi', name);
          if (typeof feature !== 'function') added.push(feature);
        }
      }
      return added;
    },
    leave: (kind, name) => {
      items += 1;
      recorder.read('other');
      recorder.left(kind, name);
    },
    handOn: async () => {
      if (taker === null || features.length === 0) return;
      const ready = features;
      features = [];
      taken += ready.length;
      const isMade = (one: Waiting): one is DecodedFeature => typeof one !== 'function';
      if (ready.every(isMade)) await taker.take(ready);
      // Each long piece is released before the next is made.
      else for (const one of ready) await taker.take([toMade(one)]);
    },
    recolor: (index, color) => {
      const feature = features[index - taken];
      if (feature === undefined) taker?.recolor(index, color);
      else if (typeof feature !== 'function') feature.properties.color = color;
      else {
        features[index - taken] = () => {
          const made = feature();
          made.properties.color = color;
          return made;
        };
      }
    },
    count: () => taken + features.length,
    finish: (format) => {
      const kept = taken + features.length;
      const made = features.map(toMade);
      if (limits.swapsAxes === true) recorder.warn('axes_swapped');
      const off = offGlobe.finish();
      const report = { ...recorder.finish(kept), ...(off === undefined ? {} : { offGlobe: off }) };
      return kept === 0 ? toNoFeatures(report) : { ok: true, format, features: made, report };
    },
  };
}
