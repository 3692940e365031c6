import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import type { LngLat, MapScene, SceneLayer } from '../scene/scene.ts';
import type { FeatureTileWatch } from '../tiles/feature-tile-watch.ts';

/** Pixels as RGBA, row by row. */
export interface PixelImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

interface DrawnLayers {
  readonly shapes: readonly LayerSpecification[];
  readonly points: readonly LayerSpecification[];
  readonly counts: readonly LayerSpecification[];
}

/** What the layers of a scene are drawn with. It is loaded with the first of them, so that no map waits for it. */
export interface LayerCode {
  /**
   * Sources and layers from the bottom up; pictures and shapes are below place names, points above them, and the counts
   * of clusters above all points.
   */
  readonly toStyle: (scene: MapScene) => DrawnLayers & {
    readonly sources: Readonly<Record<string, SourceSpecification>>;
    /** The layer that stands out, above the features of the project; null: none does. */
    readonly foremost: DrawnLayers | null;
  };
  /** Fades what is drawn beside the layer that stands out. */
  readonly fade: (layer: LayerSpecification) => LayerSpecification;
  /** Applies what changed in layers that both scenes have, in the same order. */
  readonly apply: (map: MapLibreMap, tiles: FeatureTileWatch, from: MapScene, to: MapScene) => void;
  /** An image that its layers use, at two pixels a point; null for any other. */
  readonly toImage: (id: string) => PixelImage | null;
  /** The deepest zoom of the pictures of layers that are seen at a place; 0 without any. */
  readonly toPictureZoom: (layers: readonly SceneLayer[], place: LngLat) => number;
  /** Replaces the URLs of tiles that changed, before a style that has the new ones. */
  readonly swapTiles: (map: MapLibreMap, tiles: FeatureTileWatch, from: MapScene, to: MapScene) => void;
}

let loaded: LayerCode | null = null;

/** The code of layers; null until a scene has had one. */
export const findLayerCode = (): LayerCode | null => loaded;

export function setLayerCode(code: LayerCode): void {
  loaded = code;
}

/** The prefix of the ids of a layer's style layers. */
export const toLayerPrefix = ({ key }: { readonly key: string }): string => `layer:${key}`;
