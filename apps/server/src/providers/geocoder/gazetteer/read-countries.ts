import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import type { AreaGeometry } from '@waypost/contract';

/** The borders of the world's countries (Natural Earth, 1:10,000,000), stored as lines that neighbours share. */
export interface Countries {
  readonly list: readonly Country[];
  /** The outline of a country, assembled on each call. */
  toOutline(country: Country): AreaGeometry;
}

export interface Country {
  /** Two-letter ISO 3166-1 code; null for territories without one, such as disputed areas. */
  readonly code: string | null;
  /** The name in the source. */
  readonly name: string;
  /** `[west, south, east, north]`; across the antimeridian, east is greater than 180. */
  readonly bbox: [number, number, number, number];
  /** The lines of its rings, by polygon; a negative number is a line in reverse. */
  readonly arcs: readonly (readonly (readonly number[])[])[];
}

interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: string;
        readonly id?: string;
        readonly properties: { readonly name: string };
        readonly arcs?: readonly unknown[];
      }[];
    };
  };
}

type Point = [lng: number, lat: number];

/** Lines as one array of numbers each, far smaller than the nested arrays they are parsed from. */
function decodeArcs({ arcs, transform }: Topology): Float32Array[] {
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    const line = new Float32Array(arc.length * 2);
    let [x, y] = [0, 0];
    arc.forEach(([dx, dy], index) => {
      x += dx;
      y += dy;
      line[index * 2] = x * scale[0] + translate[0];
      line[index * 2 + 1] = y * scale[1] + translate[1];
    });
    return line;
  });
}

/** Five decimals are a metre; further digits of a four-byte float are noise. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function toRing(lines: readonly Float32Array[], arcs: readonly number[]): Point[] {
  const ring: Point[] = [];
  for (const arc of arcs) {
    const line = lines[arc < 0 ? ~arc : arc] ?? new Float32Array();
    const points: Point[] = [];
    for (let at = 0; at < line.length; at += 2) points.push([round(line[at] ?? 0), round(line[at + 1] ?? 0)]);
    if (arc < 0) points.reverse();
    // Each line starts where the previous one ended.
    ring.push(...(ring.length === 0 ? points : points.slice(1)));
  }
  return ring;
}

/** The narrower of two boxes: of the coordinates as they are, and with the western half shifted east. */
function toBbox(lines: readonly Float32Array[], arcs: readonly number[]): Country['bbox'] {
  let [west, south, east, north] = [180, 90, -180, -90];
  let [turnedWest, turnedEast] = [360, 0];
  for (const arc of arcs) {
    const line = lines[arc < 0 ? ~arc : arc] ?? new Float32Array();
    for (let at = 0; at < line.length; at += 2) {
      const [lng, lat] = [round(line[at] ?? 0), round(line[at + 1] ?? 0)];
      const turned = lng < 0 ? lng + 360 : lng;
      [west, east] = [Math.min(west, lng), Math.max(east, lng)];
      [turnedWest, turnedEast] = [Math.min(turnedWest, turned), Math.max(turnedEast, turned)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    }
  }
  const isAcross = turnedEast - turnedWest < east - west - 1;
  return isAcross ? [turnedWest, south, turnedEast, north] : [west, south, east, north];
}

/** ISO 3166-1: from three digits to two letters; null if there is no such country. */
function toCode(digits: string | undefined): string | null {
  if (digits === undefined) return null;
  const code = Intl.getCanonicalLocales(`und-${digits}`)[0]?.slice(4) ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Reads the bundled borders; about 4 MB stay in memory. */
export async function readCountries(): Promise<Countries> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  // The file is of a pinned version, so its structure is known.
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology;
  await breathe();
  const lines = decodeArcs(topology);
  await breathe();
  const seen = new Set<string>();
  const list: Country[] = [];
  for (const { type, id, properties, arcs = [] } of topology.objects.countries.geometries) {
    const polygons = (type === 'Polygon' ? [arcs] : arcs) as Country['arcs'];
    const code = toCode(id);
    // A territory with its country's number comes after the country itself, and is a reef.
    if (polygons.length === 0 || (code !== null && seen.has(code))) continue;
    if (code !== null) seen.add(code);
    const bbox = toBbox(
      lines,
      polygons.flatMap(([shell = []]) => shell),
    );
    list.push({ code, name: properties.name, bbox, arcs: polygons });
    if (list.length % 20 === 0) await breathe();
  }
  return {
    list,
    toOutline({ arcs }) {
      const polygons = arcs.map((rings) => rings.map((ring) => toRing(lines, ring)));
      const [only] = polygons;
      return polygons.length === 1 && only !== undefined
        ? { type: 'Polygon', coordinates: only }
        : { type: 'MultiPolygon', coordinates: polygons };
    },
  };
}
