import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import { toDegrees } from './to-degrees.ts';

/**
 * The borders of the world's countries (Natural Earth, 1:10,000,000), stored as lines that neighbours share: plain data,
 * which can be kept in a file.
 */
export interface Countries {
  readonly list: readonly Country[];
  /** Longitudes and latitudes in turn. */
  readonly lines: readonly Float32Array[];
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

/** The narrower of two boxes: of the coordinates as they are, and with the western half shifted east. */
function toBbox(lines: readonly Float32Array[], arcs: readonly number[]): Country['bbox'] {
  let [west, south, east, north] = [180, 90, -180, -90];
  let [turnedWest, turnedEast] = [360, 0];
  for (const arc of arcs) {
    const line = lines[arc < 0 ? ~arc : arc] ?? new Float32Array();
    for (let at = 0; at < line.length; at += 2) {
      const [lng, lat] = [toDegrees(line[at]), toDegrees(line[at + 1])];
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
  return { list, lines };
}
