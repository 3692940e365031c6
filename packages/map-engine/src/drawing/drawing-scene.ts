import type { DrawnGeometry, VertexPath } from '@waypost/geo';
import type { LngLat } from '../scene/lng-lat.ts';

/** The geometries that can be drawn. */
export type DrawShape = 'Point' | 'LineString' | 'Polygon';

/**
 * What a press on the map does: select and edit shapes, draw a new one, or draw a hole in the selected one. With `isBox` an
 * area is the rectangle between two opposite corners.
 */
export type DrawingTool =
  | { readonly kind: 'select' }
  | { readonly kind: 'draw'; readonly shape: DrawShape; readonly isBox?: boolean }
  | { readonly kind: 'hole' };

/** A drawn shape, or a saved one that is being edited. */
export type DrawnShape = {
  readonly id: string;
  readonly geometry: DrawnGeometry;
  /** `#rrggbb`. */
  readonly color: string;
};

/**
 * The drawing as plain data: the engine shows it and emits events for what a person does; its only own state is
 * the pointer. Compared by reference.
 */
export type DrawingScene = {
  readonly tool: DrawingTool;
  readonly shapes: readonly DrawnShape[];
  /** The shape whose vertices can be moved. */
  readonly selectedId: string | null;
  /** The selected vertex of the selected shape. */
  readonly vertex: VertexPath | null;
  /** Vertices placed so far with a tool that draws. */
  readonly path: readonly LngLat[];
  /** Colour of the path, `#rrggbb`. */
  readonly color: string;
  /** The position of a fault that keeps the drawing from being saved. */
  readonly fault: LngLat | null;
};

/** Transient state of the pointer. */
export type SketchPointer = {
  readonly pointer: LngLat | null;
  readonly isSnapped: boolean;
  /** The selected shape while it is being dragged. */
  readonly dragged: DrawnGeometry | null;
};

/** An action of the user with a drawing tool. */
export type DrawingEvent =
  /** Vertices placed so far, and the pointer's position as the next one; at most once per frame. */
  | { type: 'drawing.changed'; path: readonly LngLat[]; pointer: LngLat | null }
  | { type: 'drawing.finished'; geometry: DrawnGeometry }
  /** Sent on each frame of a drag with `isFinal` false, and once at its end. */
  | {
      type: 'drawing.edited';
      id: string;
      geometry: DrawnGeometry;
      vertex: VertexPath | null;
      isFinal: boolean;
    }
  | { type: 'drawing.selected'; id: string | null; vertex: VertexPath | null }
  /** Nothing changed, because the geometry would be invalid at `at`. */
  | { type: 'drawing.refused'; reason: 'self_crossing' | 'hole_outside' | 'too_few'; at: LngLat };
