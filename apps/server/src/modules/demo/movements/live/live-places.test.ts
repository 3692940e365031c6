import { expect, test } from 'vitest';
import { placeCollar, placeMember, STEP_MS, toStep } from './live-places.ts';

const START = toStep(Date.UTC(2026, 5, 1));
const STEPS = Array.from({ length: (40 * 60_000) / STEP_MS }, (_, n) => START + n * STEP_MS);
const MOVERS = [
  ['the administrator', (at: number) => placeMember('admin', at)],
  ['the editor', (at: number) => placeMember('editor', at)],
  ['the collar', placeCollar],
] as const;

const METRES_PER_DEGREE = 111_320;
function toMetres([lng1, lat1]: readonly [number, number], [lng2, lat2]: readonly [number, number]) {
  const east = (lng2 - lng1) * Math.cos((lat1 * Math.PI) / 180);
  return Math.hypot(east, lat2 - lat1) * METRES_PER_DEGREE;
}

test.each(MOVERS)('%s is at one place at one time, in whichever process', (_, place) => {
  for (const at of STEPS.slice(0, 20)) expect(place(at)).toEqual(place(at));
});

test.each(MOVERS)('%s moves in every minute and never jumps, also from one round to the next', (_, place) => {
  const minute = 60_000 / STEP_MS;
  const walked = STEPS.slice(1).map((at) => toMetres(place(at - STEP_MS).place, place(at).place));
  expect(Math.max(...walked)).toBeLessThan(900);
  for (let n = 0; n + minute <= walked.length; n += minute) {
    const sum = walked.slice(n, n + minute).reduce((total, step) => total + step, 0);
    expect(sum).toBeGreaterThan(500);
  }
});

test('a step is a moment that all processes share', () => {
  expect(toStep(START + STEP_MS - 1)).toBe(START);
  expect(toStep(START + STEP_MS)).toBe(START + STEP_MS);
});
