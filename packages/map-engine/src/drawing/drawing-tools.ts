// Loaded when a drawing tool is first needed: terra-draw is in no other chunk.
import { besidePosition } from '@waypost/geo';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawExtend, type TerraDrawMouseEvent } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { ScreenPoint } from '../events/map-event.ts';
import { toSketchLayers } from '../layers/sketch-layers.ts';
import type { DrawingEvent, DrawingScene, SketchPointer } from './drawing-scene.ts';
import { listRenderedLines } from './rendered-lines.ts';
import type { SketchCode } from './sketch-code.ts';
import { toSketchFeatures } from './sketch-features.ts';
import { SketchHand } from './sketch-hand.ts';
import { SNAP_PX } from './snap.ts';

/** Loaded with the tools: nothing is sketched without them. */
export const sketchCode: SketchCode = { toFeatures: toSketchFeatures, toLayers: toSketchLayers };

const MODE = 'sketch';
const LONG_PRESS_MS = 550;
const LONG_PRESS_SLACK_PX = 10;
/** Pixels before a drag begins; less counts as a click. */
const DRAG_PX = { drawing: 8, selecting: 4 } as const;

/** Gives terra-draw the pointer and the camera but draws nothing by it: our own layers survive a change of style. */
class PointerAdapter extends TerraDrawMapLibreGLAdapter<MapLibreMap> {
  override register(callbacks: Parameters<TerraDrawExtend.TerraDrawBaseAdapter['register']>[0]): void {
    TerraDrawExtend.TerraDrawBaseAdapter.prototype.register.call(this, callbacks);
    callbacks.onReady?.();
  }

  override unregister(): void {
    TerraDrawExtend.TerraDrawBaseAdapter.prototype.unregister.call(this);
  }

  override render(): void {}

  override clear(): void {}
}

/** The only mode, which forwards every event. Terra-draw's own modes support neither holes nor multi-polygons. */
class SketchMode extends TerraDrawExtend.TerraDrawBaseDrawMode<TerraDrawExtend.CustomStyling> {
  override mode = MODE;
  readonly #hand: SketchHand;

  constructor(hand: SketchHand) {
    super();
    this.#hand = hand;
  }

  override start(): void {
    this.setStarted();
  }

  override stop(): void {
    this.setStopped();
  }

  override cleanUp(): void {}

  override styleFeature() {
    return TerraDrawExtend.getDefaultStyling();
  }

  override onMouseMove(event: TerraDrawMouseEvent): void {
    this.#hand.move(toPoint(event));
  }

  override onClick(event: TerraDrawMouseEvent): void {
    if (event.button === 'right' || event.isContextMenu) this.#hand.pressLong(toPoint(event));
    else this.#hand.press(toPoint(event));
  }

  override onDragStart(event: TerraDrawMouseEvent, setMapDraggability: (enabled: boolean) => void): void {
    // The event has the current position of the pointer; the handle is where it went down.
    if (this.#hand.startDrag(this.#hand.downAt ?? toPoint(event))) setMapDraggability(false);
  }

  override onDrag(event: TerraDrawMouseEvent): void {
    this.#hand.drag(toPoint(event));
  }

  override onDragEnd(event: TerraDrawMouseEvent, setMapDraggability: (enabled: boolean) => void): void {
    this.#hand.endDrag(toPoint(event));
    setMapDraggability(true);
  }
}

function toPoint({ containerX: x, containerY: y }: TerraDrawMouseEvent): ScreenPoint {
  return { x, y };
}

/** Drawing tools in use. */
export type DrawingTools = { setDrawing: (drawing: DrawingScene) => void; stop: () => void };

/** Starts the tools on a map. They emit events and show nothing but the pointer. */
export function startDrawingTools(
  map: MapLibreMap,
  drawing: DrawingScene,
  emit: (event: DrawingEvent) => void,
  show: (pointer: SketchPointer) => void,
): DrawingTools {
  const canvas = map.getCanvas();
  const adapter = new PointerAdapter({
    map,
    minPixelDragDistance: DRAG_PX.selecting,
    minPixelDragDistanceDrawing: DRAG_PX.drawing,
    minPixelDragDistanceSelecting: DRAG_PX.selecting,
  });
  const hand = new SketchHand(
    {
      // In the copy of the world that is nearest to the middle of the map.
      project: (lngLat) => map.project(besidePosition(lngLat, map.getCenter().toArray())),
      unproject: ({ x, y }) => {
        const { lng, lat } = map.unproject([x, y]);
        return [lng, lat];
      },
      listLines: (point) => listRenderedLines(map, point, SNAP_PX),
      setCursor: (cursor) => {
        canvas.style.cursor = cursor;
      },
      emit,
      show,
    },
    drawing,
  );
  const draw = new TerraDraw({ adapter, modes: [new SketchMode(hand)] });
  const stopListening = listenToPresses(canvas, hand);
  draw.start();
  draw.setMode(MODE);
  map.doubleClickZoom.disable();
  return {
    setDrawing: (next) => hand.setDrawing(next),
    stop: () => {
      stopListening();
      draw.stop();
      map.doubleClickZoom.enable();
      canvas.style.cursor = '';
      show({ pointer: null, isSnapped: false, dragged: null });
    },
  };
}

/** Handles pointer down; a long press removes a vertex, and the click that follows is swallowed. */
function listenToPresses(canvas: HTMLCanvasElement, hand: SketchHand): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: ScreenPoint | null = null;
  let isSpent = false;
  const cancel = () => {
    clearTimeout(timer);
    start = null;
  };
  const onDown = (event: PointerEvent) => {
    hand.isTouch = event.pointerType === 'touch';
    isSpent = false;
    cancel();
    const box = canvas.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (event.isPrimary) hand.downAt = at;
    if (!hand.isTouch || !event.isPrimary) return;
    start = at;
    timer = setTimeout(() => {
      isSpent = hand.pressLong(at);
    }, LONG_PRESS_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (start === null) return;
    const box = canvas.getBoundingClientRect();
    const away = Math.hypot(event.clientX - box.left - start.x, event.clientY - box.top - start.y);
    if (away > LONG_PRESS_SLACK_PX) cancel();
  };
  const onUp = (event: PointerEvent) => {
    cancel();
    if (isSpent) event.stopImmediatePropagation();
  };
  const onLeave = () => hand.leave();
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    // In front of terra-draw's listeners, which are added later.
    ['pointerup', onUp],
    ['pointercancel', cancel],
    ['pointerleave', onLeave],
  ] as const;
  for (const [name, listener] of listeners) canvas.addEventListener(name, listener as EventListener);
  return () => {
    cancel();
    for (const [name, listener] of listeners) canvas.removeEventListener(name, listener as EventListener);
  };
}
