/** Metres of a pixel at the equator at zoom 0, with tiles of 512 pixels. */
const METRES_AT_ZOOM_0 = 40_075_016.686 / 512;

/** How many pixels of the map a length has at a latitude. */
export function toPixels(metres: number, latitude: number, zoom: number): number {
  return (metres * 2 ** zoom) / (METRES_AT_ZOOM_0 * Math.cos((latitude * Math.PI) / 180));
}
