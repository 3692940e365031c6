/** Tiles of each zoom, where there are that many. */
const EACH_ZOOM = 12;

/** Tiles that hold points of `fillGroups`, at some zooms, as `z/x/y`: equally many of each where there are enough. */
export function listPlaces(zooms: readonly number[]): string[] {
  return zooms.flatMap((z) => {
    const found = new Set<string>();
    for (let n = 0; n < EACH_ZOOM * 40 && found.size < EACH_ZOOM; n += 1) {
      const lng = -110 + 3 * ((n * 7) % 20) + ((n % 5) - 2) * 0.03;
      const lat = 10 + 3 * ((n * 3) % 10) + ((n % 3) - 1) * 0.03;
      const sin = Math.sin((lat * Math.PI) / 180);
      const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
      found.add(`${z}/${Math.floor((lng / 360 + 0.5) * 2 ** z)}/${Math.floor(y * 2 ** z)}`);
    }
    return [...found];
  });
}
