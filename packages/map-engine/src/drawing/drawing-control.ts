import type { Map as MapLibreMap } from 'maplibre-gl';
import type { DrawingEvent, DrawingScene, SketchPointer } from './drawing-scene.ts';
import type { DrawingTools } from './drawing-tools.ts';
import { setSketchCode } from './sketch-code.ts';

const NO_POINTER: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

/** What the control needs of its engine. */
export type DrawingContext = {
  readonly map: MapLibreMap;
  readonly emit: (event: DrawingEvent) => void;
  readonly show: (pointer: SketchPointer) => void;
  readonly onFailed: (message: string) => void;
};

/** Loads the tools when a scene first needs them, and removes them when it no longer does. */
export class DrawingControl {
  readonly #context: DrawingContext;
  #wanted: DrawingScene | null = null;
  #tools: DrawingTools | null = null;
  #isLoading = false;

  constructor(context: DrawingContext) {
    this.#context = context;
  }

  setDrawing(drawing: DrawingScene | null): void {
    this.#wanted = drawing;
    if (drawing === null) {
      this.#tools?.stop();
      this.#tools = null;
    } else if (this.#tools) this.#tools.setDrawing(drawing);
    else void this.#load();
  }

  close(): void {
    this.setDrawing(null);
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { sketchCode, startDrawingTools } = await import('./drawing-tools.ts');
      setSketchCode(sketchCode);
      if (this.#wanted) {
        const { map, emit, show } = this.#context;
        show(NO_POINTER);
        this.#tools = startDrawingTools(map, this.#wanted, emit, show);
      }
    } catch (error) {
      this.#context.onFailed(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isLoading = false;
    }
  }
}
