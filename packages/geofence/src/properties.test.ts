import { describe, expect, it } from 'vitest';
import { compareEvents, type ToldEvent } from './compare-events.ts';
import type { FenceEvent, FenceVersion, Position } from './fence.ts';
import { type FenceSet, prepareFences } from './fence-set.ts';
import { type JudgeOptions, judge, type SubjectState } from './judge.ts';
import { rejudge } from './rejudge.ts';
import { createRandom, METRE, MINUTE, makeStar, makeWalk, NOON } from './track.fixture.ts';

/** A thousand in a full run, which take some seconds. */
const SEEDS = process.env.TEST_FULL === 'on' ? 1_000 : 300;
const ALL_SEEDS = { timeout: 30_000 };

/** Fences with all rules, some of which change or end on the way. */
function makeFences(random: () => number): FenceVersion[] {
  return ['a', 'b', 'c'].flatMap((id) => {
    const star = makeStar(random, id, [300 * random() - 150, 300 * random() - 150]);
    const settings = {
      ...star.settings,
      marginM: random() < 0.5 ? 0 : 20 * random(),
      stayMs: random() < 0.5 ? 0 : 90_000 * random(),
      dwellMs: random() < 0.5 ? null : 4 * MINUTE * random(),
      stillness: random() < 0.5 ? null : { radiusM: 40, forMs: 90_000 },
      absenceMs: random() < 0.5 ? null : 70_000,
      nearM: random() < 0.5 ? null : 80 * random(),
    };
    const next = makeStar(random, id, [300 * random() - 150, 300 * random() - 150]);
    const validFrom = NOON + 40 * MINUTE * random();
    const later = { ...next, settings, version: 2, validFrom, ...(random() < 0.3 ? { geometry: null } : {}) };
    return random() < 0.5 ? [{ ...star, settings }] : [{ ...star, settings }, later];
  });
}

/** Until when no other position is known to have come; empty: nobody is missed after the last one. */
type Until = Pick<JudgeOptions, 'until'>;

/** Keeps events and checkpoints as a store does, and judges again whatever arrives. */
class Receiver {
  readonly #fences: FenceSet;
  #positions: Position[] = [];
  #checkpoints: SubjectState[] = [];
  #told: ToldEvent[] = [];
  #next = 0;
  /** How many positions were judged to receive all. */
  judged = 0;
  /** The kinds of what was told and withdrawn. */
  readonly withdrawn: FenceEvent['kind'][] = [];
  readonly #until: Until;

  constructor(fences: FenceSet, until: Until = {}) {
    this.#fences = fences;
    this.#until = until;
  }

  receive(batch: readonly Position[]): void {
    this.#positions.push(...batch);
    const times = batch.map(({ at }) => at);
    const change = { from: Math.min(...times), to: Math.max(...times), ...this.#until };
    const window = rejudge(this.#fences, this.#positions, this.#checkpoints, change);
    const isIn = (at: number) => window.after < at && at <= window.upTo;
    this.judged += this.#positions.filter(({ at }) => isIn(at)).length;
    const differences = compareEvents(
      this.#told.filter(({ knownAt }) => isIn(knownAt)),
      window.events,
    );
    for (const difference of differences) this.#apply(difference);
    const kept = this.#checkpoints.filter(({ last }) => last !== null && !isIn(last.at));
    this.#checkpoints = [...kept, ...window.checkpoints].sort(
      (a, b) => (a.last?.at ?? 0) - (b.last?.at ?? 0),
    );
    // What is told unchanged may be known by another position now.
    for (const [index, told] of this.#told.entries()) {
      const same = window.events.find((event) => sameEvent(event, told));
      if (same !== undefined) this.#told[index] = { ...told, knownAt: same.knownAt };
    }
  }

  #apply(difference: ReturnType<typeof compareEvents>[number]): void {
    if (difference.kind !== 'new') this.#told = this.#told.filter(({ id }) => id !== difference.told.id);
    if (difference.kind === 'withdrawn') {
      this.withdrawn.push(difference.told.kind);
      return;
    }
    this.#told.push({ ...difference.event, id: String(this.#next) });
    this.#next += 1;
  }

  toEvents(): ToldEvent[] {
    return this.#told;
  }
}

const sameEvent = (a: FenceEvent, b: FenceEvent) =>
  a.fence === b.fence && a.kind === b.kind && Math.abs(a.at - b.at) <= 1;

const toLines = (events: readonly FenceEvent[]) =>
  events.map(({ fence, kind, at }) => `${at} ${kind} ${fence}`).sort();

/** The track in another order, some of it repeated, in batches. */
function deal(random: () => number, track: readonly Position[]): Position[][] {
  const delayed = [...track, ...track.filter(() => random() < 0.2)].map((position, index) => {
    const delay = random() < 0.3 ? 40 * random() : 2 * random();
    return { position, arrival: (index % track.length) + delay };
  });
  delayed.sort((a, b) => a.arrival - b.arrival);
  const batches: Position[][] = [];
  for (const { position } of delayed) {
    if (batches.length === 0 || random() < 0.5) batches.push([]);
    batches.at(-1)?.push(position);
  }
  return batches;
}

describe('a track', ALL_SEEDS, () => {
  it('gives the same final events shuffled, repeated and delayed', () => {
    const told = { all: 0, lostNear: 0, withdrawn: 0 };
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const random = createRandom(seed);
      const fences = prepareFences(makeFences(random));
      const track = makeWalk(random, 60, seed % 3 === 0 ? 30 : 0);
      // In every other one, all is judged long after: whatever came last is the last that was heard, until more comes.
      const until = seed % 2 === 0 ? {} : { until: NOON + 120 * MINUTE };
      const expected = judge(fences, track, until).events;
      const receiver = new Receiver(fences, until);
      for (const batch of deal(random, track)) receiver.receive(batch);
      expect(toLines(receiver.toEvents()), `seed ${seed}`).toEqual(toLines(expected));
      const reversed = judge(fences, track.toReversed(), until).events;
      expect(toLines(reversed), `seed ${seed}`).toEqual(toLines(expected));
      told.all += expected.length;
      told.lostNear += expected.filter(({ kind }) => kind === 'lost_near').length;
      told.withdrawn += receiver.withdrawn.filter((kind) => kind === 'lost_near').length;
    }
    expect(told.all).toBeGreaterThan(5 * SEEDS);
    expect(told.lostNear).toBeGreaterThan(SEEDS / 2);
    expect(told.withdrawn).toBeGreaterThan(SEEDS / 2);
  });

  it('is judged again only where a late position touches it', () => {
    const random = createRandom(7);
    const fences = prepareFences([makeStar(random, 'a', [0, 0])]);
    const track = makeWalk(random, 2000);
    const receiver = new Receiver(fences);
    const late = track[1000];
    if (late === undefined) throw new Error('no position');
    for (let index = 0; index < track.length; index += 1) {
      const position = track[index];
      if (position !== undefined && position !== late) receiver.receive([position]);
    }
    const before = receiver.judged;
    expect(before).toBe(track.length - 1);
    receiver.receive([late]);
    expect(receiver.judged - before).toBeLessThan(200);
    expect(toLines(receiver.toEvents())).toEqual(toLines(judge(fences, track).events));
  });

  it('gives the same events with its segments split', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const random = createRandom(seed);
      const fences = makeFences(random).map((fence) => ({
        ...fence,
        // A position in between is news to who counts how long nothing was heard.
        settings: { ...fence.settings, absenceMs: null },
      }));
      const track = makeWalk(random, 60, seed % 3 === 0 ? 30 : 0);
      const split = track.flatMap((to, index) => {
        const from = track[index - 1];
        if (from === undefined) return [to];
        const at = Math.round(from.at + random() * (to.at - from.at));
        if (at === from.at || at === to.at) return [to];
        const share = (at - from.at) / (to.at - from.at);
        const between = (a: number, b: number) => a + share * (b - a);
        return [
          {
            at,
            lng: between(from.lng, to.lng),
            lat: between(from.lat, to.lat),
            accuracyM: between(from.accuracyM, to.accuracyM),
          },
          to,
        ];
      });
      const prepared = prepareFences(fences);
      const whole = judge(prepared, track).events;
      const parts = judge(prepared, split).events;
      expect(parts.map(({ kind, fence }) => `${kind} ${fence}`).sort(), `seed ${seed}`).toEqual(
        whole.map(({ kind, fence }) => `${kind} ${fence}`).sort(),
      );
      for (const event of whole)
        expect(
          parts.some((part) => sameEvent(part, event)),
          `seed ${seed}`,
        ).toBe(true);
    }
  });
});

/** Whether a subject is inside at a time, as events say. */
function isInsideAt(events: readonly FenceEvent[], at: number): boolean {
  return events.findLast((event) => event.at <= at)?.kind === 'enter';
}

function distanceTo({ geometry }: FenceVersion, east: number, north: number): number {
  if (geometry?.type !== 'Polygon') throw new Error('no polygon');
  const ring = geometry.coordinates[0] ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < ring.length; index += 1) {
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [ring[index - 1], ring[index]].map((point) =>
      (point ?? []).map((degrees) => degrees / METRE),
    );
    const [ex, ey] = [x2 - x1, y2 - y1];
    const share = ((east - x1) * ex + (north - y1) * ey) / (ex * ex + ey * ey);
    const kept = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(east - x1 - kept * ex, north - y1 - kept * ey));
  }
  return least;
}

it('a fence moved by a little changes who is inside only near its outline', ALL_SEEDS, () => {
  let compared = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const random = createRandom(seed);
    const marginM = seed % 2 === 0 ? 0 : 10;
    const star = makeStar(random, 'a', [0, 0]);
    const fence = { ...star, settings: { ...star.settings, marginM } };
    const [byEast, byNorth] = [6 * random() - 3, 6 * random() - 3];
    if (fence.geometry?.type !== 'Polygon') throw new Error('no polygon');
    const coordinates = fence.geometry.coordinates.map((ring) =>
      ring.map(([lng = 0, lat = 0]) => [lng + byEast * METRE, lat + byNorth * METRE]),
    );
    const moved = { ...fence, geometry: { ...fence.geometry, coordinates } };
    const track = makeWalk(random, 60);
    const [before, after] = [fence, moved].map((one) => judge(prepareFences([one]), track).events);
    for (let index = 1; index < track.length; index += 1) {
      const [from, to] = [track[index - 1], track[index]];
      if (from === undefined || to === undefined) continue;
      const share = random();
      const [lng, lat] = [from.lng + share * (to.lng - from.lng), from.lat + share * (to.lat - from.lat)];
      const distance = distanceTo(fence, lng / METRE, lat / METRE);
      if (distance < marginM + Math.hypot(byEast, byNorth) + 0.01) continue;
      const at = from.at + share * (to.at - from.at);
      expect(isInsideAt(after ?? [], at), `seed ${seed}`).toBe(isInsideAt(before ?? [], at));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20 * SEEDS);
});
