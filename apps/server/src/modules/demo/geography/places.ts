import type { Prng } from '../reports/prng.ts';
import { isAtSea, isOnLand } from './coast.ts';
import { type Place, toward, Walk } from './plane.ts';
import type { BEACHES } from './shores.ts';

interface Ground {
  readonly name: string;
  readonly centre: Place;
  readonly radius_km: number;
}

/** Waters where boats work and reports come from. */
export const WATERS = [
  { name: 'La Paz Bay', centre: [-110.48, 24.35], radius_km: 16 },
  { name: 'Espíritu Santo', centre: [-110.28, 24.55], radius_km: 16 },
  { name: 'the San José channel', centre: [-110.66, 24.88], radius_km: 10 },
  { name: 'the Cerralvo channel', centre: [-109.96, 24.2], radius_km: 9 },
  { name: 'La Ventana', centre: [-109.9, 24.12], radius_km: 7 },
  { name: 'Loreto Bay', centre: [-111.26, 25.95], radius_km: 14 },
  { name: 'Carmen Island', centre: [-111.05, 25.87], radius_km: 14 },
  { name: 'Agua Verde', centre: [-110.96, 25.58], radius_km: 12 },
  { name: 'Cabo Pulmo', centre: [-109.36, 23.42], radius_km: 10 },
  { name: 'San José del Cabo', centre: [-109.6, 22.97], radius_km: 10 },
  { name: 'Cabo San Lucas', centre: [-109.93, 22.78], radius_km: 11 },
  { name: 'Todos Santos', centre: [-110.36, 23.4], radius_km: 16 },
  { name: 'Magdalena Bay', centre: [-112.05, 24.62], radius_km: 8 },
  { name: 'Cabo San Lázaro', centre: [-112.36, 24.72], radius_km: 15 },
  { name: 'Boca de Soledad', centre: [-112.27, 25.28], radius_km: 13 },
  { name: 'San Juanico', centre: [-112.5, 26.1], radius_km: 16 },
  { name: 'La Poza Grande', centre: [-112.3, 25.75], radius_km: 18 },
  { name: 'Isla San José', centre: [-110.4, 24.95], radius_km: 20 },
  { name: 'Santa Catalina', centre: [-110.72, 25.55], radius_km: 20 },
  { name: 'Punta Pescadero', centre: [-109.62, 23.85], radius_km: 14 },
  { name: 'Isla Cerralvo', centre: [-109.75, 24.3], radius_km: 16 },
  { name: 'Punta Conejo', centre: [-111.2, 24.0], radius_km: 22 },
  { name: 'Santa Margarita', centre: [-111.95, 24.3], radius_km: 18 },
  { name: 'Punta Mangles', centre: [-111.22, 26.35], radius_km: 16 },
] as const satisfies readonly Ground[];

/** Outer coasts that boats follow, seen from the open sea: north to south, then into the Gulf. */
export const OUTER_COASTS: readonly {
  readonly name: string;
  readonly walk: Walk;
  readonly seaSide: 1 | -1;
}[] = [
  {
    name: 'the Pacific bars',
    seaSide: 1,
    walk: new Walk([
      [-112.73, 26.37],
      [-112.44, 26.26],
      [-112.3, 26.06],
      [-112.2, 25.99],
      [-112.12, 25.76],
      [-112.11, 25.49],
      [-112.15, 25.28],
      [-112.21, 25.06],
      [-112.31, 24.8],
    ]),
  },
  {
    name: 'the Todos Santos coast',
    seaSide: 1,
    walk: new Walk([
      [-111.7, 24.3],
      [-111.44, 24.32],
      [-111.2, 24.19],
      [-111.04, 24.1],
      [-110.81, 23.91],
      [-110.57, 23.68],
      [-110.32, 23.56],
      [-110.17, 23.32],
      [-110.1, 23.04],
      [-110.0, 22.89],
    ]),
  },
  {
    name: 'the East Cape',
    seaSide: -1,
    walk: new Walk([
      [-109.84, 24.0],
      [-109.7, 23.8],
      [-109.68, 23.67],
      [-109.47, 23.56],
      [-109.42, 23.44],
      [-109.44, 23.24],
      [-109.53, 23.11],
      [-109.71, 23.02],
      [-109.86, 22.9],
    ]),
  },
  {
    name: 'the Sierra de la Giganta',
    seaSide: -1,
    walk: new Walk([
      [-111.46, 26.5],
      [-111.39, 26.28],
      [-111.33, 26.1],
      [-111.35, 25.96],
      [-111.33, 25.86],
      [-111.2, 25.62],
      [-111.02, 25.5],
      [-110.94, 25.29],
      [-110.75, 24.96],
      [-110.68, 24.72],
      [-110.74, 24.55],
      [-110.68, 24.36],
    ]),
  },
];

const MAX_TRIES = 200;

/** The first sample that passes. @throws RangeError when none does, which means that the areas are defined wrongly. */
export function sampleUntil<T>(sample: () => T, passes: (sampled: T) => boolean): T {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const sampled = sample();
    if (passes(sampled)) return sampled;
  }
  throw new RangeError('No place of this kind was found.');
}

/** A position at sea in one of the waters, clear of the shore. */
export function sampleAtSea(prng: Prng, clearanceKm: number): { place: Place; water: string } {
  const { name, centre, radius_km } = prng.pick<Ground>(WATERS);
  const place = sampleUntil(
    () => toward(centre, prng.between(0, 2 * Math.PI), radius_km * prng.between(0, 1.3) ** 0.7),
    (candidate) => isAtSea(candidate, clearanceKm),
  );
  return { place, water: name };
}

/** A position slightly inland of one of the shores. */
export function sampleAshore(
  prng: Prng,
  shores: typeof BEACHES,
  inlandKm: readonly [min: number, max: number],
): { place: Place; bearing: number; shore: string } {
  const { name, path } = prng.pick(shores);
  const walk = new Walk(path);
  // Denser in the middle of the stretch, the best habitat.
  const km = walk.lengthKm * (0.5 + 0.24 * prng.bell());
  const place = walk.beside(km, prng.between(...inlandKm), 0.3);
  return { place, bearing: walk.bearing(km, 0.3), shore: name };
}

const TOWNS = [
  { name: 'La Paz', centre: [-110.36, 24.15], radius_km: 4 },
  { name: 'Loreto', centre: [-111.33, 26.01], radius_km: 4 },
  { name: 'Puerto Escondido', centre: [-111.29, 25.8], radius_km: 3 },
  { name: 'Puerto San Carlos', centre: [-112.11, 24.78], radius_km: 4 },
  { name: 'Cabo San Lucas', centre: [-109.89, 22.87], radius_km: 4 },
  { name: 'San José del Cabo', centre: [-109.66, 23.03], radius_km: 4 },
  { name: 'Todos Santos', centre: [-110.27, 23.44], radius_km: 5 },
  { name: 'La Ventana', centre: [-109.97, 24.06], radius_km: 4 },
] as const satisfies readonly Ground[];

/** A position at sea off a town. */
export function sampleOffTown(prng: Prng): { place: Place; town: string } {
  const { name, centre, radius_km } = prng.pick<Ground>(TOWNS);
  const place = sampleUntil(
    () => toward(centre, prng.between(0, 2 * Math.PI), prng.between(0, radius_km)),
    (candidate) => isAtSea(candidate, 0.6),
  );
  return { place, town: name };
}

/** Fields south of La Paz, where training damages nothing. */
export function sampleTrainingGround(prng: Prng): Place {
  return sampleUntil(
    () => toward([-110.32, 24.07], prng.between(0, 2 * Math.PI), Math.abs(prng.bell()) * 1.8),
    isOnLand,
  );
}
