import { distanceToSegmentKm, isInside, listSegments, type Place } from './plane.ts';

/*
 * An approximation of the coast of Baja California Sur, accurate to a kilometre or two: enough to tell sea from land,
 * not for drawing. Traced by hand from Natural Earth (public domain).
 */

/** The Pacific shore of the peninsula from north to south, inside the barrier islands of Magdalena Bay. */
const PACIFIC_SHORE: readonly Place[] = [
  [-112.99, 26.54],
  [-112.73, 26.37],
  [-112.56, 26.28],
  [-112.44, 26.26],
  [-112.34, 26.18],
  [-112.28, 26.05],
  [-112.2, 25.99],
  [-112.11, 25.76],
  [-112.08, 25.5],
  [-112.08, 25.26],
  [-112.13, 25.15],
  [-112.13, 24.97],
  [-112.1, 24.86],
  [-112.05, 24.76],
  [-111.97, 24.74],
  [-111.92, 24.73],
  [-111.85, 24.65],
  [-111.81, 24.53],
  [-111.65, 24.55],
  [-111.6, 24.44],
  [-111.52, 24.4],
  [-111.38, 24.3],
  [-111.2, 24.19],
  [-111.04, 24.1],
  [-110.81, 23.91],
  [-110.65, 23.73],
  [-110.57, 23.68],
  [-110.33, 23.57],
  [-110.21, 23.38],
  [-110.17, 23.32],
  [-110.1, 23.04],
  [-110.08, 22.98],
  [-110.0, 22.89],
  [-109.95, 22.87],
];

/** The Gulf shore from Cabo San Lucas northwards. */
const GULF_SHORE: readonly Place[] = [
  [-109.9, 22.88],
  [-109.84, 22.91],
  [-109.73, 22.99],
  [-109.71, 23.03],
  [-109.53, 23.11],
  [-109.44, 23.24],
  [-109.42, 23.44],
  [-109.47, 23.55],
  [-109.69, 23.67],
  [-109.7, 23.8],
  [-109.84, 23.94],
  [-109.8, 24.02],
  [-109.84, 24.06],
  [-109.95, 24.03],
  [-110.01, 24.16],
  [-110.17, 24.25],
  [-110.23, 24.34],
  [-110.33, 24.34],
  [-110.33, 24.25],
  [-110.3, 24.18],
  [-110.36, 24.11],
  [-110.42, 24.11],
  [-110.43, 24.17],
  [-110.5, 24.19],
  [-110.61, 24.25],
  [-110.68, 24.36],
  [-110.68, 24.45],
  [-110.74, 24.55],
  [-110.69, 24.71],
  [-110.66, 24.81],
  [-110.75, 24.96],
  [-110.9, 25.14],
  [-110.94, 25.29],
  [-111.02, 25.5],
  [-111.12, 25.53],
  [-111.2, 25.62],
  [-111.3, 25.77],
  [-111.34, 25.87],
  [-111.35, 25.96],
  [-111.33, 26.1],
  [-111.39, 26.26],
  [-111.39, 26.33],
  [-111.46, 26.42],
  [-111.46, 26.53],
  [-111.56, 26.56],
  [-111.56, 26.7],
  [-111.68, 26.78],
];

const ISLANDS: readonly (readonly Place[])[] = [
  // Magdalena: narrow in the north, the hills of Cabo San Lázaro in the south.
  [
    [-112.06, 24.54],
    [-112.18, 24.64],
    [-112.15, 24.7],
    [-112.19, 24.76],
    [-112.3, 24.79],
    [-112.21, 25.06],
    [-112.14, 25.27],
    [-112.12, 25.22],
    [-112.17, 25.05],
    [-112.16, 24.97],
    [-112.18, 24.87],
    [-112.15, 24.76],
    [-112.1, 24.66],
  ],
  // Santa Margarita
  [
    [-111.69, 24.36],
    [-111.71, 24.3],
    [-111.87, 24.43],
    [-112.01, 24.51],
    [-111.86, 24.52],
    [-111.76, 24.46],
  ],
  // The barrier of Bahía Almejas
  [
    [-111.46, 24.33],
    [-111.56, 24.36],
    [-111.67, 24.35],
    [-111.66, 24.38],
    [-111.55, 24.38],
  ],
  // The barriers north of Boca de Soledad
  [
    [-112.12, 25.28],
    [-112.14, 25.3],
    [-112.11, 25.49],
    [-112.1, 25.46],
  ],
  // Espíritu Santo and La Partida
  [
    [-110.29, 24.47],
    [-110.32, 24.4],
    [-110.37, 24.43],
    [-110.42, 24.52],
    [-110.41, 24.6],
    [-110.32, 24.53],
  ],
  // Cerralvo
  [
    [-109.84, 24.22],
    [-109.79, 24.14],
    [-109.88, 24.15],
    [-109.94, 24.28],
    [-109.93, 24.38],
  ],
  // San José
  [
    [-110.71, 25.1],
    [-110.57, 25.03],
    [-110.52, 24.89],
    [-110.57, 24.86],
    [-110.66, 24.94],
    [-110.72, 25.03],
  ],
  // San Francisco
  [
    [-110.59, 24.84],
    [-110.56, 24.84],
    [-110.56, 24.81],
    [-110.59, 24.82],
  ],
  // Santa Cruz
  [
    [-110.71, 25.32],
    [-110.68, 25.31],
    [-110.73, 25.25],
  ],
  // Santa Catalina
  [
    [-110.76, 25.58],
    [-110.82, 25.65],
    [-110.77, 25.72],
  ],
  // Monserrat
  [
    [-111.07, 25.7],
    [-111.02, 25.71],
    [-111.02, 25.65],
  ],
  // Carmen
  [
    [-111.2, 25.79],
    [-111.24, 25.85],
    [-111.17, 26.04],
    [-111.06, 26.07],
    [-111.07, 25.97],
    [-111.12, 25.98],
  ],
  // Danzante
  [
    [-111.27, 25.82],
    [-111.24, 25.8],
    [-111.25, 25.75],
  ],
  // Coronados
  [
    [-111.29, 26.14],
    [-111.26, 26.13],
    [-111.26, 26.1],
    [-111.29, 26.1],
  ],
];

const PENINSULA: readonly Place[] = [...PACIFIC_SHORE, ...GULF_SHORE];

/** The peninsula is open in the north, beyond the demo’s area. */
const SHORES = [
  ...listSegments(PENINSULA),
  ...ISLANDS.flatMap((island) => listSegments([...island, ...island.slice(0, 1)])),
];

/** A lower bound for degrees of latitude and, at this latitude, of longitude. */
const KM_PER_DEGREE_AT_LEAST = 90;

/** Whether a position is on land. */
export function isOnLand(place: Place): boolean {
  return isInside(place, PENINSULA) || ISLANDS.some((island) => isInside(place, island));
}

/** Whether a position is at sea, at least `clearanceKm` from any shore. */
export function isAtSea(place: Place, clearanceKm: number): boolean {
  return !isOnLand(place) && !isNearShore(place, clearanceKm);
}

/** Whether a shore of the peninsula or an island is nearer than `km`. */
export function isNearShore(place: Place, km: number): boolean {
  const margin = km / KM_PER_DEGREE_AT_LEAST;
  return SHORES.some((shore) => isAbreast(place, shore, margin) && distanceToSegmentKm(place, shore) < km);
}

/** Whether a position is within `margin` degrees of a segment’s bbox: a cheap test that excludes most segments. */
function isAbreast([lng, lat]: Place, [from, to]: readonly [Place, Place], margin: number): boolean {
  return (
    lng > Math.min(from[0], to[0]) - margin &&
    lng < Math.max(from[0], to[0]) + margin &&
    lat > Math.min(from[1], to[1]) - margin &&
    lat < Math.max(from[1], to[1]) + margin
  );
}
