import { type Raster, TILE_PIXELS, type TileAddress } from '@waypost/raster';

const MIDDLE_ZOOM = 14;

/** A tile in the middle of a picture: what cannot be read is found before anybody looks. */
export function toMiddle({
  bounds: [west, south, east, north],
  minZoom = 0,
  maxZoom,
}: Pick<Raster, 'bounds' | 'maxZoom'> & { readonly minZoom?: number }): TileAddress {
  const z = Math.max(minZoom, Math.min(maxZoom, MIDDLE_ZOOM));
  const height = Math.asinh(Math.tan(((south + north) / 360) * Math.PI));
  const across = 2 ** z;
  return {
    z,
    x: Math.floor((((west + east) / 2 + 180) / 360) * across),
    y: Math.floor(((1 - height / Math.PI) / 2) * across),
  };
}

/** Tiles in the middle of a picture: one that is about the whole of it, a usual one, and one as near as can be. */
export function listMiddles({
  bounds,
  width,
  height,
  maxZoom,
}: Pick<Raster, 'bounds' | 'width' | 'height' | 'maxZoom'>): TileAddress[] {
  const deep = Math.max(Math.ceil(Math.log2(Math.max(width, height) / TILE_PIXELS)), 0);
  const zooms = new Set([Math.max(maxZoom - deep, 0), Math.min(maxZoom, MIDDLE_ZOOM), maxZoom]);
  return [...zooms].map((zoom) => toMiddle({ bounds, minZoom: zoom, maxZoom: zoom }));
}
