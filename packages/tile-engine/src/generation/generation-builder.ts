import { buildCodeIndex } from '../arrays/code-index.ts';
import { createGrowingColumn, makeUint8, makeUint32 } from '../arrays/growing-column.ts';
import { shareFloat64, shareInt32, shareUint8, shareUint32 } from '../arrays/shared-arrays.ts';
import { createDictionary, createTextTableBuilder, listTexts } from '../arrays/text-table.ts';
import { toPlaceX, toPlaceY } from '../grid/grid.ts';
import { sortByMorton } from '../grid/morton.ts';
import { findEdges } from '../tile-set/living-bbox.ts';
import { type Columns, type Generation, HAS_RESOURCES, IS_SHARED, IS_STATIC } from './generation.ts';
import { buildPointIndex } from './point-index.ts';
import { createShapeIndexBuilder } from './shape-index.ts';
import type { Bbox, TileFeature, TileGeometry } from './tile-feature.ts';

/** Collects features in any order and builds a generation from them. */
export interface GenerationBuilder {
  add(feature: TileFeature): void;
  /** Copies a row of a finished generation. Copy generation by generation: its texts are imported at each switch. */
  copy(generation: Generation, row: number): void;
  /** @param bbox by default that of all added features; copied rows do not count. */
  finish(bbox?: Bbox | null): Generation;
}

/** The number of a shape; a point has `NO_SHAPE`. */
const NO_SHAPE = 0xffff_ffff;

function toFlags({ shared, is_static = false, has_resources = false }: TileFeature): number {
  return (shared ? IS_SHARED : 0) | (is_static ? IS_STATIC : 0) | (has_resources ? HAS_RESOURCES : 0);
}

/** A bbox that grows with what is added. */
function createBboxBuilder() {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const addPosition = ([lng = 0, lat = 0]: readonly number[]) => {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  };
  return {
    add(geometry: TileGeometry): void {
      if (geometry.type === 'Point') addPosition(geometry.coordinates);
      else if (geometry.type === 'LineString') geometry.coordinates.forEach(addPosition);
      else if (geometry.type !== 'MultiPolygon') geometry.coordinates.flat().forEach(addPosition);
      else geometry.coordinates.flat(2).forEach(addPosition);
    },
    finish: (): Bbox | null => (west > east ? null : [west, south, east, north]),
  };
}

function createColumnBuilders() {
  const makeInt32 = (length: number) => new Int32Array(length);
  return {
    created: createGrowingColumn((length) => new Float64Array(length)),
    member: createGrowingColumn(makeInt32),
    template: createGrowingColumn(makeInt32),
    project: createGrowingColumn(makeInt32),
    flags: createGrowingColumn(makeUint8),
    color: createGrowingColumn(makeUint32),
    name: createGrowingColumn(makeUint32),
  };
}

function gather(columns: ReturnType<typeof createColumnBuilders>, order: Uint32Array): Columns {
  const count = order.length;
  const into: Columns = {
    created: shareFloat64(count),
    member: shareInt32(count),
    template: shareInt32(count),
    project: shareInt32(count),
    flags: shareUint8(count),
    color: shareUint32(count),
    name: shareUint32(count),
  };
  for (const name of ['created', 'member', 'template', 'project', 'flags', 'color', 'name'] as const) {
    const from = columns[name].array;
    const to = into[name];
    for (let row = 0; row < count; row += 1) to[row] = from[order[row] ?? 0] ?? 0;
  }
  return into;
}

export function createGenerationBuilder(): GenerationBuilder {
  const [xs, ys, shapeOf] = [
    createGrowingColumn(makeUint32),
    createGrowingColumn(makeUint32),
    createGrowingColumn(makeUint32),
  ];
  const columns = createColumnBuilders();
  const shapes = createShapeIndexBuilder();
  let shapeCount = 0;
  const codes = createTextTableBuilder();
  const pictures = createTextTableBuilder();
  const names = createDictionary();
  const colors = createDictionary();
  const box = createBboxBuilder();
  /** The generation whose rows are copied, the offset of its names in this one, and its colours by number. */
  let copied: { of: Generation; firstName: number; colors: readonly number[] } | null = null;

  function place(x: number, y: number, shape: number): void {
    xs.push(x);
    ys.push(y);
    shapeOf.push(shape);
    if (shape !== NO_SHAPE) shapeCount += 1;
  }

  /** Points in Morton order, then shapes in Morton order. */
  function findOrder(): { order: Uint32Array; pointCount: number } {
    const sorted = sortByMorton(xs.array.subarray(0, xs.length), ys.array.subarray(0, ys.length));
    const pointCount = sorted.length - shapeCount;
    const order = new Uint32Array(sorted.length);
    let [point, shape] = [0, pointCount];
    for (const index of sorted) {
      if (shapeOf.array[index] === NO_SHAPE) order[point++] = index;
      else order[shape++] = index;
    }
    return { order, pointCount };
  }

  return {
    add(feature) {
      const { geometry } = feature;
      box.add(geometry);
      if (geometry.type === 'Point') {
        const [lng = 0, lat = 0] = geometry.coordinates;
        place(toPlaceX(lng), toPlaceY(lat), NO_SHAPE);
      } else place(...shapes.add(geometry), shapeCount);
      columns.created.push(feature.created_origin_ms);
      columns.member.push(feature.member_id ?? 0);
      columns.template.push(feature.template_id ?? 0);
      columns.project.push(feature.project_id ?? 0);
      columns.flags.push(toFlags(feature));
      columns.color.push(colors.add(feature.color));
      columns.name.push(names.add(feature.name));
      codes.add(feature.code);
      pictures.add(geometry.type === 'Point' ? (feature.picture ?? '') : '');
    },
    copy(generation, row) {
      if (copied?.of !== generation) {
        copied = {
          of: generation,
          firstName: names.adopt(generation.names),
          // They are few, and tiles are smaller when each is stored once.
          colors: listTexts(generation.colors).map(colors.add),
        };
      }
      const { points, columns: from } = generation;
      const shape = row - points.xs.length;
      if (shape < 0) place(points.xs[row] ?? 0, points.ys[row] ?? 0, NO_SHAPE);
      else place(...shapes.copy(generation.shapes, shape), shapeCount);
      for (const name of ['created', 'member', 'template', 'project', 'flags'] as const)
        columns[name].push(from[name][row] ?? 0);
      columns.color.push(copied.colors[from.color[row] ?? 0] ?? 0);
      columns.name.push(copied.firstName + (from.name[row] ?? 0));
      codes.copy(generation.codes, row);
      pictures.copy(generation.pictures, row);
    },
    finish(bbox = box.finish()) {
      const { order, pointCount } = findOrder();
      const placesOf = (from: Uint32Array) => {
        const into = shareUint32(pointCount);
        for (let row = 0; row < pointCount; row += 1) into[row] = from[order[row] ?? 0] ?? 0;
        return into;
      };
      const orderedCodes = codes.finish(order);
      const places = {
        points: buildPointIndex(placesOf(xs.array), placesOf(ys.array)),
        shapes: shapes.finish(order.subarray(pointCount).map((index) => shapeOf.array[index] ?? 0)),
      };
      return {
        ...places,
        edges: findEdges(places, new Uint32Array()),
        columns: gather(columns, order),
        codes: orderedCodes,
        pictures: pictures.finish(order),
        names: names.finish(),
        colors: colors.finish(),
        byCode: buildCodeIndex(orderedCodes),
        bbox,
      };
    },
  };
}

/** Builds a generation of an array of features. */
export function buildGeneration(features: Iterable<TileFeature>): Generation {
  const builder = createGenerationBuilder();
  for (const feature of features) builder.add(feature);
  return builder.finish();
}
