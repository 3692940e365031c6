import type { HeightUnit } from '../scene/scene.ts';
import type { ContourHeights } from './contour-heights.ts';

/** Numbers of a tile. */
export interface TileNumbers {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile of lines: of which heights, and in which unit. */
export interface ContourTile {
  readonly heights: ContourHeights;
  readonly unit: HeightUnit;
  readonly tile: TileNumbers;
}

const SCHEME = 'contours';

/** The address of lines as the map library asks for them: it says all that is needed to compute them. */
export const toContourUrl = (heights: ContourHeights, unit: HeightUnit): string =>
  `${SCHEME}://${encodeURIComponent(JSON.stringify(heights))}/${unit}/{z}/{x}/{y}`;

/** What an address of `toContourUrl` asks for, its numbers filled in. @throws for any other. */
export function parseContourUrl(url: string): ContourTile {
  const [, heights, unit, z, x, y] = /^contours:\/\/([^/]+)\/(m|ft)\/(\d+)\/(\d+)\/(\d+)$/.exec(url) ?? [];
  if (heights === undefined) throw new Error(`${url} names no lines`);
  return {
    // Written by `toContourUrl`, in this page.
    heights: JSON.parse(decodeURIComponent(heights)) as ContourHeights,
    unit: unit === 'ft' ? 'ft' : 'm',
    tile: { z: Number(z), x: Number(x), y: Number(y) },
  };
}
