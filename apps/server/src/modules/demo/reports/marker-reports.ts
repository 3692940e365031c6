import { isAtSea } from '../geography/coast.ts';
import { areaKm2, listSegments, offset, type Place, Walk } from '../geography/plane.ts';
import { WATCHED_ZONE } from '../movements/tracks.ts';
import { PALETTE } from '../organization/palette.ts';
import type { Prng } from './prng.ts';
import type { Draft, ReportKind } from './reporting.ts';

/** Invented no-take zones in suitable places. */
const ZONES: readonly { readonly name: string; readonly corners: readonly Place[] }[] = [
  {
    name: 'Cabo Pulmo',
    corners: [
      [-109.38, 23.5],
      [-109.33, 23.48],
      [-109.34, 23.36],
      [-109.39, 23.35],
    ],
  },
  {
    name: 'Espíritu Santo',
    corners: [
      [-110.5, 24.53],
      [-110.45, 24.54],
      [-110.44, 24.46],
      [-110.49, 24.45],
    ],
  },
  {
    name: 'Loreto Bay',
    corners: [
      [-111.31, 25.99],
      [-111.25, 25.99],
      [-111.25, 25.92],
      [-111.3, 25.91],
    ],
  },
  {
    name: 'El Bajo',
    corners: [
      [-110.33, 24.72],
      [-110.27, 24.73],
      [-110.26, 24.68],
      [-110.32, 24.67],
    ],
  },
  {
    name: 'San José east',
    corners: [
      [-110.48, 25.03],
      [-110.41, 25.0],
      [-110.42, 24.9],
      [-110.47, 24.88],
    ],
  },
  {
    name: 'Cerralvo north',
    corners: [
      [-109.99, 24.43],
      [-109.93, 24.45],
      [-109.9, 24.4],
      [-109.95, 24.38],
    ],
  },
  {
    name: 'Gorda Banks',
    corners: [
      [-109.5, 23.04],
      [-109.43, 23.06],
      [-109.41, 22.99],
      [-109.48, 22.97],
    ],
  },
  {
    name: 'Magdalena',
    corners: [
      [-112.06, 24.69],
      [-111.98, 24.69],
      [-111.96, 24.6],
      [-112.03, 24.59],
    ],
  },
  {
    name: 'Boca de Soledad',
    corners: [
      [-112.27, 25.33],
      [-112.21, 25.32],
      [-112.23, 25.25],
      [-112.29, 25.25],
    ],
  },
  {
    name: 'San Marcial',
    corners: [
      [-110.91, 25.51],
      [-110.86, 25.5],
      [-110.84, 25.43],
      [-110.89, 25.42],
    ],
  },
];

const OUTLINES = ZONES.map(({ name, corners }) => ({ name, ring: [...corners, ...corners.slice(0, 1)] }));
const EDGES = OUTLINES.flatMap(({ name, ring }) =>
  listSegments(ring).map((edge, index) => ({ name, edge, number: index + 1 })),
).slice(0, 30);
/** Five per zone at equal distances along its outline, where there is water. */
const BUOYS = OUTLINES.flatMap(({ name, ring }) => {
  const walk = new Walk(ring);
  const places = Array.from({ length: 5 }, (_, index) => walk.at((index * walk.lengthKm) / 5));
  return places.filter((place) => isAtSea(place, 0.8)).map((place) => ({ name, place }));
});

const CHAINS = {
  Good: 'Chain good, shackle greased.',
  Worn: 'Chain worn, replace by March.',
  Replace: 'Chain to be replaced, two links nearly through.',
  Missing: 'Buoy gone, chain on the bottom.',
} as const;

function drawBuoyCheck(prng: Prng): Draft {
  const index = prng.int(0, BUOYS.length - 1);
  const { place, name } = prng.pick(BUOYS.slice(index, index + 1));
  const state = prng.pick(['Good', 'Good', 'Good', 'Worn', 'Replace', 'Missing'] as const);
  const isLit = state !== 'Missing' && prng.chance(0.8);
  return {
    name: state === 'Missing' ? `Mooring buoy ${index + 1} missing` : `Mooring buoy ${index + 1} checked`,
    description: `${CHAINS[state]} ${name}.`,
    geometry: { type: 'Point', coordinates: offset(place, prng.bell() * 0.01, prng.bell() * 0.01) },
    values: [
      `B-${index + 1}`,
      state,
      isLit,
      prng.int(6, 38),
      isLit || state === 'Missing' ? '' : 'New battery ordered.',
    ],
  };
}

/** The item with a number, counted from 1. */
function getNumbered<T>(items: readonly T[], number: number): T {
  const item = items[number - 1];
  if (item === undefined) throw new RangeError(`There is no number ${number}.`);
  return item;
}

function drawZone(_prng: Prng, number: number): Draft {
  const { name, ring } = getNumbered(OUTLINES, number);
  const geometry = { type: 'Polygon' as const, coordinates: [ring] };
  return {
    name: `${name} no-take zone`,
    description: `${areaKm2(ring).toFixed(1)} km². No nets, no lines, no anchors.`,
    geometry,
    isWatched: name === WATCHED_ZONE,
  };
}

function drawEdge(_prng: Prng, number: number): Draft {
  const { name, edge, number: side } = getNumbered(EDGES, number);
  return {
    name: `${name}, boundary ${side}`,
    description: 'As in the decree; the buoys stand a little inside of it.',
    geometry: { type: 'LineString', coordinates: [...edge] },
  };
}

/** Reports of the zones and the state of their buoys. */
export const MARKER_KINDS: readonly ReportKind[] = [
  {
    project: 'markers',
    template: 'buoy',
    color: PALETTE.periwinkle,
    count: 120,
    hours: 'day',
    editorShare: 0.7,
    pictures: ['buoy-yellow', 'buoy-chain'],
    draw: drawBuoyCheck,
  },
  {
    project: 'markers',
    template: null,
    color: PALETTE.slate,
    count: OUTLINES.length,
    hours: 'day',
    editorShare: 0,
    isStatic: true,
    draw: drawZone,
  },
  {
    project: 'markers',
    template: null,
    color: PALETTE.slate,
    count: EDGES.length,
    hours: 'day',
    editorShare: 0,
    isStatic: true,
    draw: drawEdge,
  },
];
