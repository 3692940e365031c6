import { type DrawnGeometry, listVertexRings, toRectangle, type VertexPath } from '@waypost/geo';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { LngLat } from '../scene/scene.ts';
import type { DrawingScene, DrawnShape, SketchPointer } from './drawing-scene.ts';

/** The role of a feature in the sketch. */
type Role = 'fill' | 'line' | 'rubber' | 'point' | 'midpoint' | 'vertex' | 'snap' | 'fault';

/** A shape with more vertices than this shows only the selected one: handles would cover it. */
export const MAX_HANDLES = 600;

function toFeature(role: Role, geometry: Geometry, color: string, isChosen = false): Feature {
  return { type: 'Feature', geometry, properties: { role, color, chosen: isChosen } };
}

function toPoint(role: Role, position: Position, color: string, isChosen = false): Feature {
  return toFeature(role, { type: 'Point', coordinates: position }, color, isChosen);
}

function isSamePath(a: VertexPath | null, b: VertexPath): boolean {
  return a !== null && a.part === b.part && a.ring === b.ring && a.index === b.index;
}

/** The midpoint of an edge, linear in degrees as on the map. */
export function toMiddle([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): LngLat {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function toShapeFeatures({ geometry, color }: DrawnShape, isSelected: boolean): Feature[] {
  if (geometry.type === 'Point') return [toFeature('point', geometry, color, isSelected)];
  if (geometry.type === 'LineString') return [toFeature('line', geometry, color, isSelected)];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return [
    toFeature('fill', geometry, color, isSelected),
    ...polygons.flatMap((rings) =>
      rings.map((coordinates) => toFeature('line', { type: 'LineString', coordinates }, color, isSelected)),
    ),
  ];
}

function toHandles(geometry: DrawnGeometry, color: string, chosen: VertexPath | null): Feature[] {
  const rings = listVertexRings(geometry);
  if (geometry.type === 'Point') return [];
  const isCrowded = rings.reduce((sum, { positions }) => sum + positions.length, 0) > MAX_HANDLES;
  const midpoints: Feature[] = [];
  const vertices: Feature[] = [];
  for (const { part, ring, isClosed, positions } of rings) {
    positions.forEach((position, index) => {
      const isChosen = isSamePath(chosen, { part, ring, index });
      if (isCrowded && !isChosen) return;
      vertices.push(toPoint('vertex', position, color, isChosen));
      const next = positions[index + 1] ?? (isClosed ? positions[0] : undefined);
      if (next && !isCrowded) midpoints.push(toPoint('midpoint', toMiddle(position, next), color));
    });
  }
  return [...midpoints, ...vertices];
}

/** The shape that is being drawn: placed edges are solid, those to the pointer dashed. */
function toPathFeatures({ tool, path, color }: DrawingScene, pointer: LngLat | null): Feature[] {
  if (tool.kind === 'select') return [];
  const isArea = tool.kind === 'hole' || tool.shape === 'Polygon';
  const features: Feature[] = [];
  const all = pointer === null || path.length === 0 ? path : [...path, pointer];
  const [first, last] = [path[0], path.at(-1)];
  if (tool.kind === 'draw' && tool.isBox && first) {
    const ring = pointer === null ? [] : [...toRectangle(first, pointer), first];
    return [
      toFeature('fill', { type: 'Polygon', coordinates: [ring] }, color),
      toFeature('rubber', { type: 'LineString', coordinates: ring }, color),
      toPoint('vertex', first, color, true),
    ].slice(ring.length === 0 ? -1 : 0);
  }
  if (isArea && first && all.length > 2) {
    features.push(toFeature('fill', { type: 'Polygon', coordinates: [[...all, first]] }, color));
  }
  if (path.length > 1)
    features.push(toFeature('line', { type: 'LineString', coordinates: [...path] }, color));
  if (last && first) {
    const end = isArea && path.length > 1 ? [first] : [];
    const rubber = pointer === null ? [last, ...end] : [last, pointer, ...end];
    if (rubber.length > 1)
      features.push(toFeature('rubber', { type: 'LineString', coordinates: rubber }, color));
  }
  path.forEach((position, index) => {
    features.push(toPoint('vertex', position, color, index === path.length - 1));
  });
  return features;
}

/** The features of the sketch, from the bottom up. Pure. */
export function toSketchFeatures(
  drawing: DrawingScene | null,
  { pointer, isSnapped, dragged }: SketchPointer,
): FeatureCollection {
  if (drawing === null) return { type: 'FeatureCollection', features: [] };
  const { shapes, selectedId, tool, vertex, fault, color } = drawing;
  const shown = shapes.map((shape) =>
    shape.id === selectedId && dragged !== null ? { ...shape, geometry: dragged } : shape,
  );
  const selected = shown.find(({ id }) => id === selectedId);
  return {
    type: 'FeatureCollection',
    features: [
      ...shown.flatMap((shape) => toShapeFeatures(shape, shape.id === selectedId)),
      ...(selected && tool.kind === 'select' ? toHandles(selected.geometry, selected.color, vertex) : []),
      ...toPathFeatures(drawing, pointer),
      ...(pointer !== null && isSnapped ? [toPoint('snap', pointer, color)] : []),
      ...(fault === null ? [] : [toPoint('fault', fault, color)]),
    ],
  };
}
