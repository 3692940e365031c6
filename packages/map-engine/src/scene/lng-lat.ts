/** `[lng, lat]` in EPSG:4326. */
export type LngLat = [number, number];
