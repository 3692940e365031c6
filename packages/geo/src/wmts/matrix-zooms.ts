import type { XmlNode } from '../formats/xml/xml-reader.ts';
import { listNamed, textOf } from './wmts-node.ts';

/** Half the width of the world in Web Mercator, in metres. */
const HALF_WORLD_M = 20_037_508.342_789_244;
/** The size of a pixel that scale denominators are of, in metres (OGC 07-057r7, 6.1). */
const PIXEL_M = 0.000_28;
/** The systems that are Web Mercator, under its present code and those of before. */
const WEB_MERCATOR = /(?:^|[:/])(?:3857|900913|3785|102100|102113)$/;
/** How far a matrix may be from where it should be, as a share of a tile. */
const TOLERANCE = 0.01;
const MAX_ZOOM = 24;

/** The matrices of a set that are those of Web Mercator: their names by zoom. */
export type MatrixZooms = ReadonlyMap<number, string>;

/** The zoom of a matrix whose tiles are those of the usual scheme; null for any other. */
function toZoom(matrix: XmlNode): number | null {
  const pixels = Number(textOf(matrix, 'TileWidth'));
  const span = Number(textOf(matrix, 'ScaleDenominator')) * PIXEL_M * pixels;
  if (!(span > 0) || pixels !== Number(textOf(matrix, 'TileHeight'))) return null;
  const exact = Math.log2((2 * HALF_WORLD_M) / span);
  const zoom = Math.round(exact);
  if (zoom < 0 || zoom > MAX_ZOOM || Math.abs(exact - zoom) > TOLERANCE) return null;
  const [left = Number.NaN, top = Number.NaN] = textOf(matrix, 'TopLeftCorner').split(/\s+/).map(Number);
  const isAtCorner =
    Math.abs(left + HALF_WORLD_M) <= span * TOLERANCE && Math.abs(top - HALF_WORLD_M) <= span * TOLERANCE;
  return isAtCorner ? zoom : null;
}

/** The matrices of a set of Web Mercator, by zoom; null for a set of another system, or with a grid of its own. */
export function readMatrixZooms(set: XmlNode): MatrixZooms | null {
  if (!WEB_MERCATOR.test(textOf(set, 'SupportedCRS'))) return null;
  const zooms = new Map<number, string>();
  for (const matrix of listNamed(set, 'TileMatrix')) {
    const zoom = toZoom(matrix);
    const name = textOf(matrix, 'Identifier');
    if (zoom !== null && name !== '' && !zooms.has(zoom)) zooms.set(zoom, name);
  }
  return zooms.size === 0 ? null : zooms;
}
