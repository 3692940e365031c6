import type { FenceState, Rest } from './fence-state.ts';
import { type Following, tellEvent } from './following.ts';

interface Moving {
  readonly x: number;
  readonly y: number;
  /** Metres a millisecond. */
  readonly vx: number;
  readonly vy: number;
}

/** When a subject that moves evenly, from a place seen from the middle of a circle, leaves the circle; else infinite. */
function findExitMs({ x, y, vx, vy }: Moving, radiusM: number): number {
  const c = x * x + y * y - radiusM * radiusM;
  if (c > 0) return 0;
  const a = vx * vx + vy * vy;
  if (a === 0) return Number.POSITIVE_INFINITY;
  const b = x * vx + y * vy;
  return (-b + Math.sqrt(b * b - a * c)) / a;
}

/**
 * Follows where a subject inside rests between two times of a way. It rests where it last left the circle around its
 * previous resting place.
 */
export function followRest(following: Following, state: FenceState, from: number, to: number): Rest | null {
  const { version, outline, way } = following;
  const { stillness } = version.settings;
  if (stillness === null) return null;
  const { radiusM, forMs } = stillness;
  const durationMs = way.to.at - way.from.at;
  const placeAt = (at: number) => {
    const share = durationMs === 0 ? 0 : (at - way.from.at) / durationMs;
    return {
      lng: way.from.lng + share * (way.to.lng - way.from.lng),
      lat: way.from.lat + share * (way.to.lat - way.from.lat),
    };
  };
  const [ends, starts] = [way.to, way.from].map(({ lng, lat }) => ({
    x: outline.toX(lng),
    y: outline.toY(lat),
  }));
  const per = durationMs === 0 ? 0 : 1 / durationMs;
  const vx = ((ends?.x ?? 0) - (starts?.x ?? 0)) * per;
  const vy = ((ends?.y ?? 0) - (starts?.y ?? 0)) * per;
  let rest = state.rest ?? { at: from, ...placeAt(from), isTold: false };
  let now = Math.max(from, rest.at);
  for (;;) {
    const here = placeAt(now);
    const x = outline.toX(here.lng) - outline.toX(rest.lng);
    const y = outline.toY(here.lat) - outline.toY(rest.lat);
    const exit = now + findExitMs({ x, y, vx, vy }, radiusM);
    const due = rest.at + forMs;
    if (!rest.isTold && due <= Math.min(exit, to)) {
      tellEvent(following, 'still', due, state.cause);
      rest = { ...rest, isTold: true };
    }
    if (exit > to || now >= to) return rest;
    // Straight on, each resting place is one radius after the previous one; too fast to rest, only the last one counts.
    const stepMs = radiusM / Math.hypot(vx, vy);
    const skipped = stepMs < forMs ? Math.floor((to - exit) / stepMs) : 0;
    now = Math.min(to, exit + skipped * stepMs);
    rest = { at: now, ...placeAt(now), isTold: false };
  }
}
