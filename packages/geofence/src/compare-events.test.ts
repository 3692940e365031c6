import { expect, it } from 'vitest';
import { compareEvents, type ToldEvent } from './compare-events.ts';
import type { FenceEvent } from './fence.ts';

const event = (kind: FenceEvent['kind'], at: number): FenceEvent => ({
  fence: 'a',
  version: 1,
  kind,
  at,
  cause: 'crossed',
  knownAt: at,
});
const told = (id: string, kind: FenceEvent['kind'], at: number): ToldEvent => ({ ...event(kind, at), id });
const MINUTE = 60_000;

it('tells what is new, withdrawn and moved, and by how much', () => {
  const before = [told('1', 'enter', 0), told('2', 'leave', 20 * MINUTE), told('3', 'enter', 90 * MINUTE)];
  const now = [event('enter', 0), event('leave', 6 * MINUTE), event('dwell', 5 * MINUTE)];
  expect(compareEvents(before, now)).toEqual([
    { kind: 'withdrawn', told: before[2] },
    { kind: 'moved', told: before[1], event: now[1], byMs: -14 * MINUTE },
    { kind: 'new', event: now[2] },
  ]);
});

it('tells nothing of what is the same', () => {
  const before = [told('1', 'enter', 1000), told('2', 'leave', 2000)];
  expect(compareEvents(before, [event('leave', 2000), event('enter', 1000)])).toEqual([]);
});

it('pairs as many as it can, and the closest', () => {
  const before = [told('1', 'enter', 0), told('2', 'enter', 30 * MINUTE)];
  const now = [event('enter', 28 * MINUTE), event('enter', 60 * MINUTE)];
  expect(compareEvents(before, now).map((difference) => difference.kind)).toEqual(['moved', 'moved']);
  expect(compareEvents(before, now.slice(0, 1))).toEqual([
    { kind: 'moved', told: before[1], event: now[0], byMs: -2 * MINUTE },
    { kind: 'withdrawn', told: before[0] },
  ]);
});

it('takes events of different days for different events', () => {
  const kinds = compareEvents([told('1', 'enter', 0)], [event('enter', 24 * 60 * MINUTE)]).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['new', 'withdrawn']);
});
