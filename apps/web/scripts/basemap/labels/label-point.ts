import type { Position } from 'geojson';

type Point = { x: number; y: number };

/** Names are wider than tall, so space to the left and right counts more than space above. */
const X_SQUEEZE = 0.55;
const STEPS = 20;
const ROUNDS = 5;
const MOST_POINTS = 500;

/**
 * A point well inside a polygon (rings as `[lng, lat]`) for a horizontal name: the point farthest from every edge on a
 * Mercator map squeezed in x. A grid search that narrows around its best cell; approximates the pole of inaccessibility
 * to about 1/5000 of the polygon's width.
 */
export function toLabelPoint(rings: readonly (readonly Position[])[]): Position {
  const flat = rings.map((ring) => toThinned(ring).map(toPlane));
  const outer = flat[0] ?? [];
  let box = toBox(outer);
  let best: Point = {
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2,
  };
  let bestDistance = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const stepX = (box.maxX - box.minX) / STEPS;
    const stepY = (box.maxY - box.minY) / STEPS;
    for (let i = 0; i <= STEPS; i += 1) {
      for (let j = 0; j <= STEPS; j += 1) {
        const point = { x: box.minX + i * stepX, y: box.minY + j * stepY };
        const distance = signedDistance(point, flat);
        if (distance > bestDistance) {
          bestDistance = distance;
          best = point;
        }
      }
    }
    box = {
      minX: best.x - stepX,
      maxX: best.x + stepX,
      minY: best.y - stepY,
      maxY: best.y + stepY,
    };
  }
  return toLngLat(best);
}

/** Every n-th point, so that a jagged coast costs no more than a smooth one. */
function toThinned(ring: readonly Position[]): Position[] {
  const step = Math.ceil(ring.length / MOST_POINTS);
  return ring.filter((_, index) => index % step === 0 || index === ring.length - 1);
}

/** The area on the sphere, in square kilometres, of a ring of `[lng, lat]` of any winding. */
export function toRingAreaKm2(ring: readonly Position[]): number {
  const rad = Math.PI / 180;
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [lngA = 0, latA = 0] = ring[i] ?? [];
    const [lngB = 0, latB = 0] = ring[i + 1] ?? [];
    sum += (lngB - lngA) * rad * (2 + Math.sin(latA * rad) + Math.sin(latB * rad));
  }
  return Math.abs((sum * 6371.0088 ** 2) / 2);
}

function toPlane([lng = 0, lat = 0]: Position): Point {
  const phi = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return {
    x: lng * X_SQUEEZE,
    y: (Math.log(Math.tan(Math.PI / 4 + phi / 2)) * 180) / Math.PI,
  };
}

function toLngLat({ x, y }: Point): Position {
  const lat = ((2 * Math.atan(Math.exp((y * Math.PI) / 180)) - Math.PI / 2) * 180) / Math.PI;
  const lng = x / X_SQUEEZE;
  return [Math.round((lng - 360 * Math.round(lng / 360)) * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4];
}

function toBox(points: readonly Point[]) {
  const box = {
    minX: Infinity,
    maxX: -Infinity,
    minY: Infinity,
    maxY: -Infinity,
  };
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x);
    box.maxX = Math.max(box.maxX, x);
    box.minY = Math.min(box.minY, y);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

/** Distance to the nearest edge, negative outside. */
function signedDistance({ x, y }: Point, rings: readonly (readonly Point[])[]): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i += 1) {
      const a = ring[i - 1];
      const b = ring[i];
      if (!a || !b) continue;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const length = dx * dx + dy * dy;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
      const ex = x - (a.x + t * dx);
      const ey = y - (a.y + t * dy);
      nearest = Math.min(nearest, ex * ex + ey * ey);
    }
  }
  return (inside ? 1 : -1) * Math.sqrt(nearest);
}
