import type { Position } from 'geojson';
import { isInRing } from '../drawing/vertex-rings.ts';

/** A run of vertices on one side, between two crossings of the meridian, which it includes. */
interface Chain {
  readonly start: Crossing;
  readonly positions: Position[];
  readonly end: Crossing;
}

interface Crossing {
  readonly at: Position;
  readonly lat: number;
  /** Of two crossings at one vertex, the edge with the lesser slope is the southern one. */
  readonly slope: number;
}

/** Where an edge meets a meridian, with its altitude where both ends have one. */
export function meet(from: Position, to: Position, lng: number): Position {
  if (from[0] === lng) return from;
  if (to[0] === lng) return to;
  const share = (lng - (from[0] ?? 0)) / ((to[0] ?? 0) - (from[0] ?? 0));
  const between = (a = 0, b = 0) => a + share * (b - a);
  const flat: Position = [lng, between(from[1], to[1])];
  return from[2] === undefined || to[2] === undefined ? flat : [...flat, between(from[2], to[2])];
}

export const isBeyond = ([lng = 0]: Position, meridian: number) => lng > meridian;

/** Whether the polygon lies to the left of a ring of it as its vertices go, which wind either way. */
function isLeftInside(ring: readonly Position[], isShell: boolean): boolean {
  const area = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [px = 0, py = 0] = ring.at(index - 1) ?? [];
    return sum + px * y - x * py;
  }, 0);
  return area > 0 === isShell;
}

/**
 * On which side of a meridian each vertex of an open ring is; null if the ring has vertices on one side only. Those on the
 * meridian, where the ring comes back to the side it came from, count as on the other: the ring is cut there, so that no
 * part of it touches itself. Where it changes sides along the meridian, they are on that of the polygon, which is cut
 * where the ring leaves it.
 */
function toSides(ring: readonly Position[], meridian: number, isShell: boolean): boolean[] | null {
  const beyond = ring.map(([lng = 0]) => (lng === meridian ? null : lng > meridian));
  if (!beyond.includes(true) || !beyond.includes(false)) return null;
  const isLeft = isLeftInside(ring, isShell);
  const toIndex = (index: number) => (index + ring.length) % ring.length;
  /** The next vertex that is not on the meridian. */
  const findOff = (from: number, step: 1 | -1) => {
    let index = from;
    while (beyond[toIndex(index)] === null) index += step;
    return index;
  };
  return beyond.map((side, index) => {
    if (side !== null) return side;
    const [first, last] = [findOff(index - 1, -1), findOff(index + 1 - ring.length, 1)];
    const [before, after] = [beyond[toIndex(first)] === true, beyond[toIndex(last)] === true];
    if (before === after) return !before;
    const rise = (ring[toIndex(last - 1)]?.[1] ?? 0) - (ring[toIndex(first + 1)]?.[1] ?? 0);
    return rise === 0 ? before : rise > 0 !== isLeft;
  });
}

/** Where an edge crosses a meridian. */
function toCrossing(from: Position, to: Position, meridian: number): Crossing {
  const at = meet(from, to, meridian);
  const other = at === from ? to : from;
  const isVertex = at === from || at === to;
  const rise = (other[1] ?? 0) - (at[1] ?? 0);
  return { at, lat: at[1] ?? 0, slope: isVertex ? rise / Math.abs((other[0] ?? 0) - meridian) : 0 };
}

/** Cuts an open ring into its runs on either side; null if it does not cross. */
function cutRing(
  ring: readonly Position[],
  meridian: number,
  isShell: boolean,
): { west: Chain[]; east: Chain[] } | null {
  const flags = toSides(ring, meridian, isShell);
  if (flags === null) return null;
  const side = (index: number) => flags[(index + ring.length) % ring.length];
  const first = ring.findIndex((_, index) => side(index) !== side(index - 1));
  const cuts: { west: Chain[]; east: Chain[] } = { west: [], east: [] };
  const crossingBefore = (index: number): Crossing =>
    toCrossing(ring.at((index - 1) % ring.length) ?? [], ring[index % ring.length] ?? [], meridian);
  const firstCrossing = crossingBefore(first);
  let start = firstCrossing;
  let positions: Position[] = [];
  for (let index = first; index < first + ring.length; index += 1) {
    positions.push(ring[index % ring.length] ?? []);
    if (side(index) === side(index + 1)) continue;
    const end = index + 1 === first + ring.length ? firstCrossing : crossingBefore(index + 1);
    cuts[side(index) ? 'east' : 'west'].push({ start, positions, end });
    [start, positions] = [end, []];
  }
  return cuts;
}

/** The crossings in order from south to north: between the first and the second is inside, and so on. */
function pairUp(crossings: readonly Crossing[]): Map<Crossing, Crossing> {
  const sorted = crossings.toSorted((a, b) => a.lat - b.lat || a.slope - b.slope);
  const partners = new Map<Crossing, Crossing>();
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    const [a, b] = [sorted[index], sorted[index + 1]];
    if (a === undefined || b === undefined) continue;
    partners.set(a, b);
    partners.set(b, a);
  }
  return partners;
}

/** Joins the runs of one side along the meridian to closed rings. */
function closeChains(chains: readonly Chain[], partners: ReadonlyMap<Crossing, Crossing>): Position[][] {
  const atCrossing = new Map(
    chains.flatMap((chain) => [
      [chain.start, chain],
      [chain.end, chain],
    ]),
  );
  const rings: Position[][] = [];
  const left = new Set(chains);
  for (const first of chains) {
    const ring: Position[] = [];
    let chain: Chain | undefined = first;
    let from = first.start;
    while (chain !== undefined && left.delete(chain)) {
      const isForward = chain.start === from;
      const to: Crossing = isForward ? chain.end : chain.start;
      ring.push(from.at, ...(isForward ? chain.positions : chain.positions.toReversed()), to.at);
      from = partners.get(to) ?? to;
      chain = atCrossing.get(from);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

const isSame = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Drops repeated vertices; null for a ring without an area, such as one of vertices on the meridian alone. */
function tidyRing(ring: readonly Position[]): Position[] | null {
  const open = ring.filter((position, index) => !isSame(position, ring.at(index - 1)));
  const [lng, lat] = open[0] ?? [];
  if (open.length < 3 || open.every((one) => one[0] === lng) || open.every((one) => one[1] === lat))
    return null;
  return open;
}

/** The polygon that a hole lies in: by one of its vertices that is on no shell. */
function findAround(hole: readonly Position[], shells: readonly Position[][]): number {
  for (const position of hole) {
    const around = shells.findIndex((shell) => isInRing(position, shell));
    if (around !== -1) return around;
  }
  return 0;
}

/** The rings of a polygon, open, the shell first. */
export type OpenRings = Position[][];

/** The polygons on one side: of the runs that are closed along the meridian, and of rings that do not cross it. */
function gatherSide(
  chains: readonly Chain[],
  partners: ReadonlyMap<Crossing, Crossing>,
  shell: Position[] | null,
  holes: readonly Position[][],
): OpenRings[] {
  const closed = closeChains(chains, partners).flatMap((ring) => {
    const tidy = tidyRing(ring);
    return tidy === null ? [] : [tidy];
  });
  const shells = shell === null ? closed : [shell, ...closed];
  const parts = shells.map((one): OpenRings => [one]);
  for (const hole of holes) parts[findAround(hole, shells)]?.push(hole);
  return parts;
}

/**
 * Cuts a polygon along a meridian. What only touches the meridian is not cut.
 * @returns the polygons on either side of it.
 */
export function cutRings(rings: OpenRings, meridian: number): { west: OpenRings[]; east: OpenRings[] } {
  const cuts = rings.map((ring, index) => {
    const isShell = index === 0;
    return { ring, isShell, cut: cutRing(ring, meridian, isShell) };
  });
  const crossings = cuts.flatMap(({ cut }) => [...(cut?.west ?? []), ...(cut?.east ?? [])]);
  // Each crossing ends one run and starts the next one, on the other side.
  const partners = pairUp([...new Set(crossings.map(({ start }) => start))]);
  const toSide = (side: 'west' | 'east') => {
    const chains = cuts.flatMap(({ cut }) => cut?.[side] ?? []);
    const isHere = (ring: readonly Position[]) =>
      ring.some((position) => isBeyond(position, meridian)) === (side === 'east');
    const whole = cuts.filter(({ ring, cut }) => cut === null && isHere(ring));
    const shell = whole.find(({ isShell }) => isShell)?.ring ?? null;
    return gatherSide(
      chains,
      partners,
      shell,
      whole.filter(({ isShell }) => !isShell).map(({ ring }) => ring),
    );
  };
  return { west: toSide('west'), east: toSide('east') };
}
