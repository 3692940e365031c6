import { toArea, toBlob, toRound, toTrack } from '../geography/outlines.ts';
import { sampleAtSea, sampleOffTown } from '../geography/places.ts';
import { lengthKm } from '../geography/plane.ts';
import { PALETTE } from '../organization/palette.ts';
import type { Prng } from './prng.ts';
import type { Draft, ReportKind } from './reporting.ts';

/** The typical speed of a panga on patrol. */
const PATROL_KM_PER_H = [7, 13] as const;

const CATCHES = [
  { values: 'Two dead croaker', words: 'two dead croaker' },
  { values: 'One green turtle, released alive', words: 'one green turtle released alive' },
  { values: 'Three guitarfish', words: 'three guitarfish' },
  { values: 'Sea lion pup, released', words: 'a sea lion pup let go' },
  { values: 'Four hammerheads, small', words: 'four small hammerheads' },
  { values: 'Cormorant', words: 'one cormorant' },
  { values: '', words: 'nothing in it' },
  { values: '', words: 'only weed in it' },
] as const;

function drawGillnet(prng: Prng): Draft {
  const { place, water } = sampleAtSea(prng, 2);
  const length_m = prng.int(2, 30) * 10;
  const state = prng.pick(['Abandoned', 'Abandoned', 'Set', 'Drifting', 'Snagged on the reef'] as const);
  const isOut = state !== 'Set' && prng.chance(0.75);
  const weight_kg = Math.round(length_m * prng.between(0.2, 0.4));
  const caught = prng.pick(CATCHES);
  const title = {
    Abandoned: 'Abandoned gillnet',
    Set: 'Gillnet set in the no-take zone',
    Drifting: 'Drifting gillnet',
    'Snagged on the reef': 'Gillnet on the reef',
  }[state];
  const description = isOut
    ? `Cut free, about ${weight_kg} kg, ${caught.words}. ${prng.pick(['Left at the ramp.', 'On board.', 'Handed in at the office.'])}`
    : `${prng.pick(['Too heavy for one boat', 'Left in place', 'Swell too high to work'])}, ${caught.words}. Off ${water}.`;
  return {
    name: `${title}, ${length_m} m`,
    description,
    geometry: { type: 'Point', coordinates: place },
    values: [
      length_m,
      prng.pick([8, 10, 12, 15, 20]),
      state,
      isOut,
      caught.values,
      prng.chance(0.4)
        ? `${prng.pick(['Monofilament, new.', 'Old multifilament, overgrown.', 'No buoys, no marks.', 'One bleach bottle as a buoy.'])} ${prng.pick(['Photographs taken before cutting.', 'Position sent by radio.', 'Came back the next morning.'])}`
        : '',
    ],
  };
}

const PANGA_ACTS = [
  'Left at speed when we lit it',
  'Hauling a net, stopped when called',
  'Drifting, engine off',
  'Working with a second boat',
  'Running in toward the beach',
] as const;

function toHeading(prng: Prng): number {
  return prng.int(0, 35) * 10;
}

function drawPanga(prng: Prng): Draft {
  const { place, water } = sampleAtSea(prng, 2);
  const isPair = prng.chance(0.25);
  const [heading, people] = [toHeading(prng), prng.int(isPair ? 3 : 1, 5)];
  const act = prng.pick(PANGA_ACTS);
  const isLit = !isPair && prng.chance(0.12);
  const crew = people === 1 ? 'one person' : `${['two', 'three', 'four', 'five'][people - 2]} people`;
  return {
    name: isPair ? 'Two pangas, no lights' : isLit ? 'Panga with one lamp' : 'Panga without lights',
    description: `Heading ${heading}, ${crew} on board, off ${water}.`,
    geometry: { type: 'Point', coordinates: place },
    values: [
      'Panga',
      people,
      heading,
      isLit,
      prng.chance(0.2) ? `BCS ${prng.int(1000, 9999)}` : '',
      `${act}.`,
    ],
  };
}

function drawVessel(prng: Prng): Draft {
  const { place, water } = sampleAtSea(prng, 3);
  const type = prng.pick(['Shrimp trawler', 'Longliner', 'Purse seiner', 'Sport boat', 'Panga'] as const);
  const [heading, act] = [toHeading(prng), prng.pick(['fishing', 'under way', 'at anchor', 'hauling gear'])];
  return {
    name: `${type} ${act}`,
    description: `Heading ${heading}, ${prng.int(1, 9)} km off ${water}${prng.chance(0.5) ? ', told of the limits by radio' : ''}.`,
    geometry: { type: 'Point', coordinates: place },
    values: [type, prng.int(1, type === 'Panga' ? 5 : 14), heading, true, `BCS ${prng.int(1000, 9999)}`, ''],
  };
}

function drawTrack(prng: Prng, title: string, reachKm: readonly [number, number]): Draft {
  const { path, way } = prng.chance(0.2) ? toRound(prng) : toTrack(prng, reachKm);
  const geometry = { type: 'LineString' as const, coordinates: path };
  const km = lengthKm(path);
  const minutes = Math.round(((km / prng.between(...PATROL_KM_PER_H)) * 60) / 5) * 5;
  const hasIncident = prng.chance(0.2);
  return {
    name: title,
    description: `${km.toFixed(1)} km, ${Math.floor(minutes / 60)} h ${minutes % 60} min, ${way}.`,
    geometry,
    values: [
      prng.pick(['Caguama', 'Tiburón ballena', 'Fragata']),
      prng.int(2, 5),
      Math.round(km * prng.between(0.9, 1.6)),
      prng.pick(['Calm', 'Slight', 'Slight', 'Moderate', 'Rough']),
      hasIncident,
      hasIncident
        ? prng.pick([
            'Turned back one boat.',
            'Net found and marked.',
            'Called the navy post, they came out.',
          ])
        : prng.pick(['Nothing to report.', 'Quiet.', '']),
    ],
  };
}

const SIGHTINGS = [
  ['Blue whale with calf', 'Moving north, slow.'],
  ['Grey whales, three', 'Spy-hopping, let us pass at 100 m.'],
  ['Humpback breaching', 'Again and again for half an hour.'],
  ['Fin whale', 'One blow every ten minutes.'],
  ['Bottlenose dolphins, about 40', 'With calves, riding the bow.'],
  ['Common dolphins, several hundred', 'Feeding with pelicans.'],
  ['Whale shark, 6 m', 'Scar on the left fin, known as Luna.'],
  ['Mobula rays jumping', 'A school of some thousand.'],
  ['Sea lions on the rocks', 'Sixteen adults, four pups.'],
  ['Loggerhead asleep at the surface', 'No tag.'],
  ['Blue-footed boobies', 'Diving on sardines.'],
  ['Red tide', 'A band of some 300 m.'],
] as const;

function drawSighting(prng: Prng): Draft {
  const { place, water } = sampleAtSea(prng, 2);
  const [name, words] = prng.pick(SIGHTINGS);
  return {
    name,
    description: `${words} Off ${water}.`,
    geometry: { type: 'Point', coordinates: place },
    pictures: /whale|Humpback/.test(name) ? ['whale-fluke'] : /dolphins/.test(name) ? ['dolphins'] : [],
  };
}

function drawDischarge(prng: Prng, number: number): Draft {
  const { place, town } = sampleOffTown(prng);
  const look = prng.pick(['Clear', 'Green', 'Green', 'Brown', 'Milky'] as const);
  const hasSmell = look !== 'Clear' && prng.chance(0.5);
  return {
    name: prng.pick(['Discharge outlet', 'Water sample', 'Storm drain', 'Marina basin']),
    description: `${look} water, sample ${number} taken. ${town}.`,
    geometry: { type: 'Point', coordinates: place },
    values: [
      `CV-${String(number).padStart(3, '0')}`,
      look,
      hasSmell,
      prng.between(7.4, 8.3).toFixed(1),
      hasSmell ? 'Smells of diesel. Told the harbour master.' : '',
    ],
  };
}

function drawSheen(prng: Prng): Draft {
  const { place, water } = sampleAtSea(prng, 4);
  const breadth = prng.between(0.15, 0.5);
  const ring = toBlob(prng, place, {
    reach_km: [breadth * prng.between(2, 4), breadth],
    bearing: prng.between(0, Math.PI),
    vertices: 24,
  });
  return {
    name: 'Oil sheen',
    description: `Rainbow film, drifting with the wind off ${water}. Outline drawn from the drone.`,
    geometry: toArea([ring]),
  };
}

/** Reports of what is seen and found at sea. */
export const PATROL_KINDS: readonly ReportKind[] = [
  {
    project: 'gear',
    template: 'gillnet',
    color: PALETTE.red,
    count: 240,
    hours: 'day',
    editorShare: 0.65,
    pictures: ['net-afloat', 'net-on-deck', 'over-the-bow'],
    draw: drawGillnet,
  },
  {
    project: 'gear',
    template: 'vessel',
    color: PALETTE.amber,
    count: 60,
    hours: 'day',
    editorShare: 0.6,
    pictures: ['trawler', 'panga-at-dusk', 'over-the-bow'],
    draw: drawVessel,
  },
  {
    project: 'gear',
    template: 'track',
    color: PALETTE.blue,
    count: 110,
    hours: 'day',
    editorShare: 0.8,
    pictures: ['over-the-bow'],
    draw: (prng, number) => drawTrack(prng, `Patrol track ${number}`, [8, 26]),
  },
  {
    project: 'night',
    template: 'vessel',
    color: PALETTE.amber,
    count: 130,
    hours: 'dark',
    editorShare: 0.75,
    pictures: ['panga-at-night', 'panga-at-dusk'],
    draw: drawPanga,
  },
  {
    project: 'night',
    template: 'track',
    color: PALETTE.blue,
    count: 60,
    hours: 'dark',
    editorShare: 0.85,
    draw: (prng, number) => drawTrack(prng, `Night round ${number}`, [6, 16]),
  },
  {
    project: 'watch',
    template: null,
    color: PALETTE.mauve,
    count: 130,
    hours: 'day',
    editorShare: 0.45,
    draw: drawSighting,
  },
  {
    project: 'watch',
    template: 'discharge',
    color: PALETTE.mint,
    count: 60,
    hours: 'day',
    editorShare: 0.2,
    pictures: ['outlet'],
    draw: drawDischarge,
  },
  {
    project: 'watch',
    template: null,
    color: PALETTE.slate,
    count: 10,
    hours: 'day',
    editorShare: 0.3,
    draw: drawSheen,
  },
];
