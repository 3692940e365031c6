import { toArea, toBlob } from '../geography/outlines.ts';
import { sampleTrainingGround } from '../geography/places.ts';
import { toward } from '../geography/plane.ts';
import { PALETTE } from '../organization/palette.ts';
import type { Prng } from './prng.ts';
import type { Draft, ReportKind } from './reporting.ts';

const COLORS = Object.values(PALETTE);

function drawPoint(prng: Prng, number: number): Draft {
  return {
    name: `${prng.pick(['First point', 'Practice point', 'Where we met', 'Test'])} ${number}`,
    description: prng.pick(['', '', 'Trying out the form.', 'Added from the phone, offline.', 'Delete me.']),
    geometry: { type: 'Point', coordinates: sampleTrainingGround(prng) },
    color: prng.pick(COLORS),
  };
}

function drawWalk(prng: Prng, number: number): Draft {
  let place = sampleTrainingGround(prng);
  let bearing = prng.between(0, 2 * Math.PI);
  const coordinates = Array.from({ length: prng.int(6, 20) }, () => {
    bearing += prng.between(-0.5, 0.5);
    place = toward(place, bearing, prng.between(0.05, 0.12));
    return place;
  });
  return {
    name: `Practice walk ${number}`,
    description: 'Round the block with the tracker on.',
    geometry: { type: 'LineString', coordinates },
    color: prng.pick(COLORS),
  };
}

function drawArea(prng: Prng, number: number): Draft {
  const reach = prng.between(0.08, 0.3);
  const ring = toBlob(prng, sampleTrainingGround(prng), {
    reach_km: [reach, reach * 0.7],
    bearing: prng.between(0, Math.PI),
    vertices: prng.int(6, 12),
  });
  return {
    name: `Practice area ${number}`,
    description: 'Drawn by hand, corner by corner.',
    geometry: toArea([ring]),
    color: prng.pick(COLORS),
  };
}

const training = {
  project: 'training',
  template: null,
  color: PALETTE.blue,
  hours: 'day',
  editorShare: 0.6,
} as const;

/** Reports as beginners draw them. */
export const TRAINING_KINDS: readonly ReportKind[] = [
  { ...training, count: 24, draw: drawPoint },
  { ...training, count: 8, draw: drawWalk },
  { ...training, count: 10, draw: drawArea },
];
