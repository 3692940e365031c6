import { isAtSea } from '../geography/coast.ts';
import { type Ring, toArea, toBlob, toHole, toPlot } from '../geography/outlines.ts';
import { OUTER_COASTS, sampleAshore, sampleUntil } from '../geography/places.ts';
import { areaKm2, lengthKm, type Place, toward, Walk } from '../geography/plane.ts';
import { BEACHES, LA_PAZ_INLET, MAGDALENA_LAGOONS } from '../geography/shores.ts';
import { PALETTE } from '../organization/palette.ts';
import type { Prng } from './prng.ts';
import type { Draft, ReportKind } from './reporting.ts';

/** Kelp grows only in the cold water of the Pacific. */
const KELP_COASTS = OUTER_COASTS.filter(({ seaSide }) => seaSide === 1);
const SIDES = ['north', 'south', 'inner', 'outer', 'middle'] as const;

function sampleKelpGround(prng: Prng): { place: Place; bearing: number; coast: string } {
  return sampleUntil(
    () => {
      const { name, walk, seaSide } = prng.pick(KELP_COASTS);
      const km = prng.between(2, walk.lengthKm - 2);
      const place = walk.beside(km, seaSide * prng.between(2, 4.2), 2);
      return { place, bearing: walk.bearing(km, 2), coast: name };
    },
    ({ place }) => isAtSea(place, 1.7),
  );
}

function toKelpWords(prng: Prng): { words: string; cover: number } {
  const cover = prng.int(2, 19) * 5;
  const density = cover > 65 ? 'Dense' : cover > 35 ? 'Patchy' : 'Thin';
  return { words: `${density}, surface cover ${cover} %`, cover };
}

function toKelpValues(prng: Prng, cover: number): (string | number | boolean)[] {
  const hasUrchins = prng.chance(0.3);
  return [
    prng.pick(['Giant kelp', 'Giant kelp', 'Southern sea palm', 'Sargassum', 'Mixed']),
    cover,
    prng.int(5, 22),
    hasUrchins,
    hasUrchins
      ? 'Urchin front on the inner side.'
      : prng.pick(['', '', 'Water 17 °C at the bottom.', 'Many juvenile kelp bass.']),
  ];
}

function drawKelpBed(prng: Prng, number: number): Draft {
  const { place, bearing, coast } = sampleKelpGround(prng);
  const breadth = prng.between(0.06, 0.22);
  const ring = toBlob(prng, place, {
    reach_km: [breadth * prng.between(1.8, 4), breadth],
    bearing,
    vertices: prng.int(14, 28),
  });
  const { words, cover } = toKelpWords(prng);
  const hole = prng.chance(0.1) ? [toHole(ring, place, prng.between(0.2, 0.4))] : [];
  return {
    name: `Kelp bed ${number}, ${prng.pick(SIDES)} edge`,
    description: `${words}${hole.length > 0 ? ', open in the middle' : ''}. Off ${coast}.`,
    geometry: { type: 'Polygon', coordinates: [ring, ...hole] },
    values: toKelpValues(prng, cover),
  };
}

/** Disjoint patches in a row. */
function toPatches(prng: Prng, centre: Place, bearing: number, reachKm: number): Ring[] {
  return Array.from({ length: prng.int(2, 4) }, (_, index) =>
    toBlob(prng, toward(centre, bearing, index * reachKm * 2.6), {
      reach_km: [reachKm, reachKm * prng.between(0.4, 0.8)],
      bearing,
      vertices: prng.int(10, 18),
    }),
  );
}

function drawKelpPatches(prng: Prng, number: number): Draft {
  const { place, bearing, coast } = sampleKelpGround(prng);
  const rings = toPatches(prng, place, bearing, prng.between(0.08, 0.2));
  const { words, cover } = toKelpWords(prng);
  return {
    name: `Kelp patches ${number}`,
    description: `${rings.length} patches. ${words}. Off ${coast}.`,
    geometry: toArea(rings),
    values: toKelpValues(prng, cover),
  };
}

function drawTransect(prng: Prng): Draft {
  const { place, bearing } = sampleKelpGround(prng);
  const across = bearing + Math.PI / 2 + prng.between(-0.3, 0.3);
  const reachKm = prng.between(0.2, 0.6);
  const coordinates = [0, 0.5, 1].map((share) => toward(place, across, share * reachKm));
  const length_m = Math.round(lengthKm(coordinates) * 1000);
  return {
    name: `Kelp canopy, ${prng.pick(SIDES)} transect`,
    description: `${toKelpWords(prng).words} along ${length_m} m.`,
    geometry: { type: 'LineString', coordinates },
  };
}

const PLANTERS = [
  'Ejido volunteers',
  'Secundaria 14',
  'Preparatoria Morelos',
  'Cooperativa El Estero',
  '',
] as const;
const SPECIES = ['Red mangrove', 'Black mangrove', 'White mangrove', 'Mixed'] as const;

function drawPlot(prng: Prng, number: number, shores: typeof BEACHES): Draft {
  const { place, bearing, shore } = sampleAshore(prng, shores, [0.15, 0.5]);
  const ring = toPlot(
    place,
    [prng.int(3, 16) / 100, prng.int(2, 9) / 100],
    bearing + prng.between(-0.15, 0.15),
  );
  const [planted, survival] = [prng.int(4, 60) * 25, prng.int(35, 96)];
  const species = prng.pick(SPECIES);
  return {
    name: `Plot ${number}, ${shore}`,
    description: `${species}, ${planted} seedlings, ${survival} % alive.`,
    geometry: toArea([ring]),
    values: [
      species,
      planted,
      survival,
      prng.chance(0.3),
      prng.pick(PLANTERS),
      prng.pick([
        '',
        '',
        '',
        'Crabs ate the youngest row.',
        'Channel dug to let the tide in.',
        'Goats got through the fence.',
      ]),
    ],
  };
}

function drawStand(prng: Prng, shores: typeof BEACHES): Draft {
  const { place, bearing, shore } = sampleAshore(prng, shores, [0.25, 0.6]);
  const patches = toPatches(prng, place, bearing, prng.between(0.05, 0.12));
  const hectares = (patches.reduce((sum, ring) => sum + areaKm2(ring), 0) * 100).toFixed(1);
  return {
    name: `Mangrove stand, ${shore}`,
    description: `${hectares} ha, ${prng.pick(['healthy', 'yellowing on the landward side', 'new shoots after the storm', 'cut for poles in one corner'])}.`,
    geometry: toArea(patches),
    values: [prng.pick(SPECIES), '', '', false, '', ''],
  };
}

const NEST_WORDS = [
  'moved',
  'moved',
  'left in place',
  'left in place, fenced',
  'dug up by dogs, 30 eggs saved',
  'hatched',
] as const;

function drawNest(prng: Prng, number: number): Draft {
  const { place, shore } = sampleAshore(prng, BEACHES, [0.12, 0.4]);
  const species = prng.pick([
    'Olive ridley',
    'Olive ridley',
    'Olive ridley',
    'Leatherback',
    'Black turtle',
  ] as const);
  const eggs = species === 'Leatherback' ? prng.int(58, 86) : prng.int(72, 124);
  const fate = prng.pick(NEST_WORDS);
  return {
    name: `Turtle nest ${number}`,
    description: `${species}, ${eggs} eggs, ${fate}.`,
    geometry: { type: 'Point', coordinates: place },
    values: [
      species,
      eggs,
      fate === 'moved',
      species === 'Leatherback' ? prng.int(65, 85) : prng.int(32, 50),
      shore,
      prng.chance(0.25)
        ? prng.pick(['Female seen, no tag.', 'Tracks of one car beside it.', 'Tide reached the stake.'])
        : '',
    ],
  };
}

function drawBeachWalk(prng: Prng, number: number): Draft {
  const { name, path } = prng.pick(BEACHES);
  const walk = new Walk(path);
  const length = Math.min(prng.between(2, 6), walk.lengthKm - 1);
  const start = prng.between(0.3, walk.lengthKm - length - 0.3);
  const coordinates = Array.from({ length: Math.ceil(length / 0.25) }, (_, index) =>
    walk.beside(start + index * 0.25, 0.2 + 0.03 * Math.sin(index), 0.3),
  );
  const km = lengthKm(coordinates);
  return {
    name: `Beach walk ${number}, ${name}`,
    description: `${km.toFixed(1)} km before sunrise. Tracks: ${prng.int(0, 6)}, nests: ${prng.int(0, 3)}.`,
    geometry: { type: 'LineString', coordinates },
  };
}

/** Reports of what grows and nests along the shore. */
export const HABITAT_KINDS: readonly ReportKind[] = [
  {
    project: 'kelp',
    template: 'kelp',
    color: PALETTE.green,
    count: 190,
    hours: 'day',
    editorShare: 0.35,
    pictures: ['kelp-below', 'kelp-canopy'],
    draw: drawKelpBed,
  },
  {
    project: 'kelp',
    template: 'kelp',
    color: PALETTE.green,
    count: 18,
    hours: 'day',
    editorShare: 0.3,
    pictures: ['kelp-canopy', 'kelp-below'],
    draw: drawKelpPatches,
  },
  {
    project: 'kelp',
    template: null,
    color: PALETTE.green,
    count: 32,
    hours: 'day',
    editorShare: 0.3,
    pictures: ['kelp-below', 'kelp-canopy'],
    draw: drawTransect,
  },
  {
    project: 'magdalena',
    template: 'plot',
    color: PALETTE.brown,
    count: 160,
    hours: 'day',
    editorShare: 0.5,
    pictures: ['mangrove-seedlings', 'mangrove-roots'],
    draw: (prng, number) => drawPlot(prng, number, MAGDALENA_LAGOONS),
  },
  {
    project: 'magdalena',
    template: 'plot',
    color: PALETTE.brown,
    count: 40,
    hours: 'day',
    editorShare: 0.4,
    pictures: ['mangrove-roots'],
    draw: (prng) => drawStand(prng, MAGDALENA_LAGOONS),
  },
  {
    project: 'laPaz',
    template: 'plot',
    color: PALETTE.brown,
    count: 108,
    hours: 'day',
    editorShare: 0.5,
    pictures: ['mangrove-seedlings', 'mangrove-roots'],
    draw: (prng, number) => drawPlot(prng, number, LA_PAZ_INLET),
  },
  {
    project: 'mangrove',
    template: 'plot',
    color: PALETTE.brown,
    count: 30,
    hours: 'day',
    editorShare: 0.2,
    pictures: ['mangrove-roots'],
    draw: (prng) => drawStand(prng, [...MAGDALENA_LAGOONS, ...LA_PAZ_INLET]),
  },
  {
    project: 'nests',
    template: 'nest',
    color: PALETTE.violet,
    count: 380,
    hours: 'dawn',
    editorShare: 0.55,
    pictures: ['nest-track', 'nest-eggs', 'hatchling'],
    draw: drawNest,
  },
  {
    project: 'nests',
    template: null,
    color: PALETTE.violet,
    count: 40,
    hours: 'dawn',
    editorShare: 0.6,
    pictures: ['nest-track'],
    draw: drawBeachWalk,
  },
];
