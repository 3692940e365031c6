import {
  addHole,
  type DrawnGeometry,
  findDrawingFault,
  insertVertex,
  listVertexRings,
  moveVertex,
  removeVertex,
  toDrawnGeometry,
  toRectangle,
  type VertexPath,
} from '@waypost/geo';
import type { ScreenPoint } from '../events/map-event.ts';
import type { LngLat } from '../scene/scene.ts';
import type { DrawingEvent, DrawingScene, DrawnShape, DrawShape, SketchPointer } from './drawing-scene.ts';
import { findHandle, findShape } from './sketch-hits.ts';
import { distancePx, findSnap, type Snap, type SnapLine } from './snap.ts';
import { toTidyLngLat } from './tidy-lng-lat.ts';

/** The map as `SketchHand` needs it. */
export type SketchSurface = {
  readonly project: (lngLat: LngLat) => ScreenPoint;
  readonly unproject: (point: ScreenPoint) => LngLat;
  /** Lines of features on the map near a point. */
  readonly listLines: (point: ScreenPoint) => SnapLine[];
  readonly setCursor: (cursor: 'crosshair' | 'pointer' | 'grab' | 'grabbing' | '') => void;
  readonly emit: (event: DrawingEvent) => void;
  readonly show: (pointer: SketchPointer) => void;
};

/** Hit radius of a handle, for a mouse and for a finger. */
const REACH_PX = { mouse: 10, touch: 22 } as const;

const NO_POINTER: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

/** The edges of the drawing's own shapes, to snap to. */
function toOwnLines(shapes: readonly DrawnShape[]): SnapLine[] {
  return shapes.flatMap(({ geometry }) =>
    listVertexRings(geometry).map(({ positions, isClosed }) => {
      const first = positions[0];
      return { positions: isClosed && first ? [...positions, first] : positions };
    }),
  );
}

/** Turns pointer and touch into drawing events. It holds no drawing of its own. */
export class SketchHand {
  readonly #surface: SketchSurface;
  #drawing: DrawingScene;
  #path: readonly LngLat[];
  #drag: { path: VertexPath; geometry: DrawnGeometry } | null = null;
  isTouch = false;
  /** Where the pointer last went down. */
  downAt: ScreenPoint | null = null;

  constructor(surface: SketchSurface, drawing: DrawingScene) {
    this.#surface = surface;
    this.#drawing = drawing;
    this.#path = drawing.path;
    this.#pointToTool();
  }

  setDrawing(drawing: DrawingScene): void {
    const isOtherTool = drawing.tool !== this.#drawing.tool;
    // The path of an older scene must not undo a vertex placed since.
    if (drawing.path !== this.#drawing.path) this.#path = drawing.path;
    this.#drawing = drawing;
    if (!isOtherTool) return;
    this.#drag = null;
    this.#surface.show(NO_POINTER);
    this.#pointToTool();
  }

  /** Sets the cursor at once, before the pointer moves. */
  #pointToTool(): void {
    this.#surface.setCursor(this.#drawing.tool.kind === 'select' ? '' : 'crosshair');
  }

  /** Whether a press is for the drawing rather than the map. */
  move(point: ScreenPoint): void {
    if (this.#drawing.tool.kind === 'select') {
      const handle = this.#findHandle(point);
      this.#surface.setCursor(handle ? 'grab' : this.#findShape(point) ? 'pointer' : '');
      return;
    }
    const { lngLat, isSnapped } = this.#hold(point, null);
    this.#surface.setCursor('crosshair');
    this.#surface.show({ pointer: lngLat, isSnapped, dragged: null });
    this.#surface.emit({ type: 'drawing.changed', path: this.#path, pointer: lngLat });
  }

  /** Handles the pointer leaving the map. */
  leave(): void {
    if (this.#drag) return;
    this.#surface.show(NO_POINTER);
    if (this.#drawing.tool.kind !== 'select') {
      this.#surface.emit({ type: 'drawing.changed', path: this.#path, pointer: null });
    }
  }

  press(point: ScreenPoint): void {
    const { tool } = this.#drawing;
    if (tool.kind === 'select') this.#choose(point);
    else this.#place(point, tool.kind === 'hole' ? 'Polygon' : tool.shape);
  }

  /** Right click or long press: removes the vertex. @returns whether there was one. */
  pressLong(point: ScreenPoint): boolean {
    const selected = this.#getSelected();
    const handle = this.#findHandle(point);
    if (!selected || !handle || handle.isNew || selected.geometry.type === 'Point') return false;
    const geometry = removeVertex(selected.geometry, handle.path);
    if (geometry === null) {
      this.#surface.emit({ type: 'drawing.refused', reason: 'too_few', at: handle.at });
    } else {
      this.#surface.emit({ type: 'drawing.edited', id: selected.id, geometry, vertex: null, isFinal: true });
    }
    return true;
  }

  /** @returns whether a handle was grabbed; otherwise the map is dragged. */
  startDrag(point: ScreenPoint): boolean {
    const selected = this.#getSelected();
    const handle = this.#findHandle(point);
    if (!selected || !handle) return false;
    const geometry = handle.isNew
      ? insertVertex(selected.geometry, handle.path, handle.at)
      : selected.geometry;
    this.#drag = { path: handle.path, geometry };
    this.#surface.setCursor('grabbing');
    return true;
  }

  drag(point: ScreenPoint): void {
    this.#dragTo(point, false);
  }

  endDrag(point: ScreenPoint): void {
    this.#dragTo(point, true);
    this.#drag = null;
    this.#surface.setCursor('grab');
  }

  #dragTo(point: ScreenPoint, isFinal: boolean): void {
    const selected = this.#getSelected();
    if (!this.#drag || !selected) return;
    const { path } = this.#drag;
    const { lngLat, isSnapped } = this.#hold(point, selected.id);
    const geometry = moveVertex(this.#drag.geometry, path, lngLat);
    this.#surface.show(isFinal ? NO_POINTER : { pointer: lngLat, isSnapped, dragged: geometry });
    this.#surface.emit({ type: 'drawing.edited', id: selected.id, geometry, vertex: path, isFinal });
  }

  #choose(point: ScreenPoint): void {
    const selected = this.#getSelected();
    const handle = this.#findHandle(point);
    if (selected && handle?.isNew) {
      const geometry = insertVertex(selected.geometry, handle.path, handle.at);
      this.#surface.emit({
        type: 'drawing.edited',
        id: selected.id,
        geometry,
        vertex: handle.path,
        isFinal: true,
      });
      return;
    }
    if (selected && handle) {
      this.#surface.emit({ type: 'drawing.selected', id: selected.id, vertex: handle.path });
      return;
    }
    const shape = this.#findShape(point);
    this.#surface.emit({ type: 'drawing.selected', id: shape?.id ?? this.#drawing.selectedId, vertex: null });
  }

  #place(point: ScreenPoint, shape: DrawShape): void {
    const { lngLat } = this.#hold(point, null);
    if (shape === 'Point') {
      this.#surface.emit({ type: 'drawing.finished', geometry: toDrawnGeometry('Point', [lngLat]) });
      return;
    }
    const isAt = (position: LngLat | undefined) =>
      position !== undefined && distancePx(this.#surface.project(position), point) <= this.#reach();
    const isClosing = shape === 'Polygon' && this.#path.length > 2 && isAt(this.#path[0]);
    const isRepeated = isAt(this.#path.at(-1));
    if (isClosing || isRepeated) {
      // The second click of a double click, or a click on the first vertex.
      if (this.#path.length >= (shape === 'Polygon' ? 3 : 2)) this.#finish(shape);
      return;
    }
    const [corner] = this.#path;
    const isBox = this.#drawing.tool.kind === 'draw' && this.#drawing.tool.isBox === true;
    if (isBox && corner !== undefined) {
      this.#finish(shape, toRectangle(corner, lngLat));
      return;
    }
    this.#path = [...this.#path, lngLat];
    this.#surface.emit({ type: 'drawing.changed', path: this.#path, pointer: lngLat });
  }

  #finish(shape: DrawShape, path: readonly LngLat[] = this.#path): void {
    const drawn = toDrawnGeometry(shape, path);
    const selected = this.#getSelected();
    const isHole = this.#drawing.tool.kind === 'hole' && selected !== null;
    const geometry = isHole ? addHole(selected.geometry, path) : drawn;
    const fault = findDrawingFault(geometry);
    if (fault) {
      const [lng = 0, lat = 0] = fault.at;
      this.#surface.emit({ type: 'drawing.refused', reason: fault.reason, at: [lng, lat] });
      return;
    }
    this.#surface.show(NO_POINTER);
    if (isHole) {
      this.#surface.emit({ type: 'drawing.edited', id: selected.id, geometry, vertex: null, isFinal: true });
    } else this.#surface.emit({ type: 'drawing.finished', geometry });
  }

  /** The position of the pointer, snapped. A shape that is being edited does not snap to its own vertex. */
  #hold(point: ScreenPoint, exceptId: string | null): { lngLat: LngLat; isSnapped: boolean } {
    const shapes = this.#drawing.shapes.filter(({ id }) => id !== exceptId);
    const path = this.#path.length > 0 ? [{ positions: this.#path.slice(0, 1) }] : [];
    const lines = [...path, ...toOwnLines(shapes), ...this.#surface.listLines(point)];
    const snap: Snap | null = findSnap(point, lines, this.#surface);
    const lngLat = toTidyLngLat(snap?.lngLat ?? this.#surface.unproject(point), this.#findBeside());
    return { lngLat, isSnapped: snap !== null };
  }

  /** The vertex that the next one is placed next to; undefined for the first of a shape, and for a point. */
  #findBeside(): readonly number[] | undefined {
    const { tool } = this.#drawing;
    if (tool.kind === 'draw') return tool.shape === 'Point' ? undefined : this.#path.at(-1);
    const selected = this.#getSelected();
    if (selected === null || selected.geometry.type === 'Point') return undefined;
    return this.#path.at(-1) ?? listVertexRings(selected.geometry)[0]?.positions[0];
  }

  #reach(): number {
    return this.isTouch ? REACH_PX.touch : REACH_PX.mouse;
  }

  #getSelected(): DrawnShape | null {
    return this.#drawing.shapes.find(({ id }) => id === this.#drawing.selectedId) ?? null;
  }

  #findHandle(point: ScreenPoint) {
    const selected = this.#drawing.tool.kind === 'select' ? this.#getSelected() : null;
    return selected && findHandle(selected.geometry, point, this.#surface.project, this.#reach());
  }

  #findShape(point: ScreenPoint): DrawnShape | null {
    const { project, unproject } = this.#surface;
    return findShape(this.#drawing.shapes, point, unproject(point), project, this.#reach());
  }
}
