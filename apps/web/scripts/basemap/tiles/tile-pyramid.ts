import type { Feature, FeatureCollection, Geometry } from 'geojson';
import geojsonvt, { type VtFeature, type VtIndex } from 'geojson-vt';
import vtpbf from 'vt-pbf';
import type { SourceTile } from './pmtiles-writer.ts';
import { isPointInRing, type Ring } from './tile-ring.ts';
import { toWaterTile } from './water-tile.ts';

/** The extent of a tile, and its buffer, so that lines and outlines join. */
export const TILE_EXTENT = 4096;
export const TILE_BUFFER = 80;

const CLIP_SQUARE = { min: -TILE_BUFFER, max: TILE_EXTENT + TILE_BUFFER };

/**
 * Named layers of features, cut into tiles at these zooms. `water` is derived from `coast` (land on the left as seen on
 * screen) and `land` in each tile.
 */
export type ZoomGroup = {
  minZoom: number;
  maxZoom: number;
  layers: Record<string, readonly Feature[]>;
  /** Layers so smooth that an error of one pixel is invisible. */
  smooth: readonly string[];
};

/** Features of a layer that a tile of this zoom omits. */
export type TileFilter = (layer: string, tags: Record<string, unknown>, zoom: number) => boolean;

/** Cuts every group into tiles with their features and `water`. */
export function* cutTiles(group: ZoomGroup, isKept: TileFilter): Generator<SourceTile> {
  const indexes = Object.entries(group.layers).map(([name, features]) => ({
    name,
    index: toIndex(features, group.maxZoom, group.smooth.includes(name)),
  }));
  for (let z = group.minZoom; z <= group.maxZoom; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const layers: Record<string, { features: VtFeature[] }> = {};
        for (const { name, index } of indexes) {
          const features = (index.getTile(z, x, y)?.features ?? []).filter((feature) =>
            isKept(name, feature.tags ?? {}, z),
          );
          if (features.length > 0) layers[name] = { features };
        }
        const land = (layers.land?.features ?? []).map(({ geometry }) => geometry as Ring[]);
        // Rings of one polygon together: a point in a hole counts twice.
        const isLandAt = (px: number, py: number) =>
          land.some((rings) => rings.filter((ring) => isPointInRing(px, py, ring)).length % 2 === 1);
        const { water, isles } = toWaterTile(layers.coast?.features ?? [], CLIP_SQUARE, isLandAt);
        if (water.length > 0) layers.water = { features: water };
        if (isles.length > 0) layers.isle = { features: isles };
        yield {
          z,
          x,
          y,
          data: vtpbf.fromGeojsonVt(layers, {
            version: 2,
            extent: TILE_EXTENT,
          }),
        };
      }
    }
  }
}

function toIndex(features: readonly Feature[], maxZoom: number, isSmooth: boolean): VtIndex {
  const data: FeatureCollection<Geometry> = {
    type: 'FeatureCollection',
    features: [...features],
  };
  return geojsonvt(data, {
    // geojson-vt keeps every point at its highest zoom; a smooth layer is simplified there too.
    maxZoom: isSmooth ? maxZoom + 1 : maxZoom,
    indexMaxZoom: maxZoom,
    indexMaxPoints: 0,
    // Eighths of a CSS pixel.
    tolerance: isSmooth ? 8 : 2,
    extent: TILE_EXTENT,
    buffer: TILE_BUFFER,
  });
}
