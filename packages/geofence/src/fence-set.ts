import Flatbush from 'flatbush';
import { isWithin } from './clear-of-outline.ts';
import type { FenceVersion, Position } from './fence.ts';
import { METRES_PER_DEGREE, type PreparedFence, prepareFence, toFenceBox } from './prepared-fence.ts';

/** A version of a fence with the time at which the next one replaces it, ready to be followed. */
export interface FenceInForce {
  readonly version: FenceVersion;
  /** Null while the fence is off. It is prepared when it is asked for first. */
  readonly outline: PreparedFence | null;
  readonly validTo: number;
}

type Place = Pick<Position, 'lng' | 'lat'>;

/** Versions of fences, with an index of where they are. */
export interface FenceSet {
  /** The versions whose boxes touch the box around two places. */
  near(from: Place, to: Place): readonly FenceInForce[];
  /** The versions in force that tell of who is lost near to them, and to which a position is that near. */
  listNearTo(place: Position): readonly FenceInForce[];
  find(id: string, at: number): FenceInForce | undefined;
  /** The versions that begin after a time and until another one, in order of time. */
  listBeginnings(after: number, until: number): readonly FenceInForce[];
  /**
   * Longer than this between two positions, nobody knows where the subject was: no crossing is told of the time between,
   * and it is taken to appear where it is seen again. Null: it is taken to have gone straight, however long that took.
   */
  readonly maxGapMs: number | null;
}

function toInForce(version: FenceVersion, validTo: number): FenceInForce {
  const { geometry } = version;
  let prepared: PreparedFence | null = null;
  return {
    version,
    validTo,
    get outline() {
      if (geometry !== null) prepared ??= prepareFence(geometry);
      return prepared;
    },
  };
}

function listInForce(versions: readonly FenceVersion[]): FenceInForce[] {
  const inOrder = [...versions].sort((a, b) => a.validFrom - b.validFrom || a.version - b.version);
  const all: FenceInForce[] = [];
  for (const [, ofFence] of Map.groupBy(inOrder, ({ id }) => id)) {
    ofFence.forEach((version, index) => {
      const validTo = ofFence[index + 1]?.validFrom ?? Number.POSITIVE_INFINITY;
      all.push(toInForce(version, validTo));
    });
  }
  return all;
}

/** The corners of a box that holds what is within a distance of a place. */
function toBoxAround({ lng, lat }: Place, metres: number): [Place, Place] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return [
    { lng: lng - east, lat: lat - north },
    { lng: lng + east, lat: lat + north },
  ];
}

function isNearTo({ version, validTo, outline }: FenceInForce, place: Position): boolean {
  const { nearM } = version.settings;
  if (nearM === null || place.at < version.validFrom || place.at >= validTo) return false;
  return outline !== null && isWithin(outline, place, nearM);
}

/** Prepares versions of fences, in any order, for judging many positions. */
export function prepareFences(
  versions: readonly FenceVersion[],
  { maxGapMs = null }: { readonly maxGapMs?: number | null } = {},
): FenceSet {
  const all = listInForce(versions);
  const byId = Map.groupBy(all, ({ version }) => version.id);
  const beginnings = all.toSorted((a, b) => a.version.validFrom - b.version.validFrom);
  const drawn = all.filter(({ version }) => version.geometry !== null);
  const index = drawn.length === 0 ? null : new Flatbush(drawn.length);
  for (const { version } of drawn) {
    if (version.geometry === null) continue;
    const { west, south, east, north } = toFenceBox(version.geometry);
    index?.add(west, south, east, north);
  }
  index?.finish();
  const [first, last] = [beginnings[0]?.version.validFrom ?? 0, beginnings.at(-1)?.version.validFrom ?? 0];
  const widestM = drawn.reduce((most, { version }) => Math.max(most, version.settings.nearM ?? 0), 0);
  const near = (from: Place, to: Place) => {
    const found = index?.search(
      Math.min(from.lng, to.lng),
      Math.min(from.lat, to.lat),
      Math.max(from.lng, to.lng),
      Math.max(from.lat, to.lat),
    );
    return (found ?? []).flatMap((number) => drawn[number] ?? []);
  };
  return {
    maxGapMs,
    near,
    listNearTo: (place) =>
      widestM === 0 ? [] : near(...toBoxAround(place, widestM)).filter((fence) => isNearTo(fence, place)),
    find: (id, at) => byId.get(id)?.find(({ version, validTo }) => version.validFrom <= at && at < validTo),
    listBeginnings(after, until) {
      if (until < first || after >= last) return [];
      return beginnings.filter(({ version }) => after < version.validFrom && version.validFrom <= until);
    },
  };
}
