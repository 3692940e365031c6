import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { FeatureTheme } from '../layers/feature-theme.ts';
import type { DrawingScene, SketchPointer } from './drawing-scene.ts';

/** What a sketch is drawn with. It is loaded with the drawing tools, so that no map waits for it. */
export interface SketchCode {
  readonly toFeatures: (drawing: DrawingScene, pointer: SketchPointer) => FeatureCollection;
  readonly toLayers: (theme: FeatureTheme) => LayerSpecification[];
}

let loaded: SketchCode | null = null;

/** The code of sketches; null until the drawing tools are loaded. */
export const findSketchCode = (): SketchCode | null => loaded;

export function setSketchCode(code: SketchCode): void {
  loaded = code;
}
