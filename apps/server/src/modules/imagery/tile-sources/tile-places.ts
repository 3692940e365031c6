import type { TileSourceForm } from '@waypost/contract';
import type { WmtsLayer } from '@waypost/geo';
import type { TileAddress } from '@waypost/raster';
import { z } from 'zod';

/** Where the tiles of a source are: what is sealed of it. */
export const tilePlaces = z.object({
  /** As somebody entered it. */
  address: z.string(),
  /** With names in braces for the place of a tile. */
  template: z.string(),
  /** What a WMTS calls its zooms; null: the address is a template. */
  matrices: z.record(z.string(), z.string()).nullable(),
});
export type TilePlaces = z.output<typeof tilePlaces>;

/** Of servers that have one address under several names, the first. */
const SUBDOMAIN = 'a';
/** What a WMTS is asked with, whatever is kept of its address beside it. */
const WMTS_WORDS: ReadonlySet<string> = new Set(['service', 'request', 'version', 'acceptversions']);

const fill = (template: string, values: ReadonlyMap<string, string | number>): URL | null =>
  URL.parse(
    template.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
      encodeURIComponent(values.get(name.toLowerCase()) ?? whole),
    ),
  );

const fillXyz = (template: string, { z, x, y }: TileAddress): URL | null =>
  fill(
    template,
    new Map<string, string | number>([
      ['z', z],
      ['x', x],
      ['y', y],
      // Rows from the south, as TMS counts them.
      ['-y', 2 ** z - 1 - y],
      ['s', SUBDOMAIN],
      // Tiles for dense screens.
      ['r', ''],
    ]),
  );

/** The address of a tile; null where there is none. */
export function toTileUrl({ template, matrices }: TilePlaces, tile: TileAddress): URL | null {
  if (matrices === null) return fillXyz(template, tile);
  const matrix = matrices[tile.z];
  if (matrix === undefined) return null;
  const names: [string, string | number][] = [
    ['tilematrix', matrix],
    ['tilerow', tile.y],
    ['tilecol', tile.x],
  ];
  return fill(template, new Map(names));
}

/** Whether an address is a template; any other may be that of a WMTS. */
export function toForm(address: string): TileSourceForm {
  return /\{z\}/i.test(address) && /\{x\}/i.test(address) && /\{-?y\}/i.test(address) ? 'xyz' : 'wmts';
}

/** An address without its places, for its host; null if it is none. */
export function parseAddress(address: string): URL | null {
  const url = fillXyz(address, { z: 0, x: 0, y: 0 });
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
}

/** Where the capabilities document is, if somebody gave no more than the address of the service. */
export function toCapabilitiesUrl(address: URL): URL {
  const url = new URL(address);
  const names = [...url.searchParams.keys()].map((name) => name.toLowerCase());
  if (/\.xml$/i.test(url.pathname) || names.includes('request')) return url;
  if (!names.includes('service')) url.searchParams.set('SERVICE', 'WMTS');
  url.searchParams.set('REQUEST', 'GetCapabilities');
  return url;
}

/** The tiles of a layer of a WMTS. What its address has beside the words of the protocol, such as a key, they need too. */
export function toWmtsPlaces(
  address: string,
  document: URL,
  { template, matrices }: WmtsLayer,
): TilePlaces | null {
  // Braces are escaped in a URL.
  const open = (text: string) => text.replaceAll('%7B', '{').replaceAll('%7D', '}');
  const url = URL.parse(template, document.href);
  if (url === null) return null;
  // Behind a proxy that ends TLS a service may tell of its own addresses without it.
  if (document.protocol === 'https:' && url.protocol === 'http:' && url.hostname === document.hostname) {
    url.protocol = document.protocol;
    url.port = document.port;
  }
  if (url.host === document.host) {
    for (const [name, value] of document.searchParams) {
      const isKnown = WMTS_WORDS.has(name.toLowerCase()) || url.searchParams.has(name);
      // Not by `searchParams`, which would write the rest of the query anew.
      if (!isKnown) url.search += `${url.search === '' ? '?' : '&'}${new URLSearchParams({ [name]: value })}`;
    }
    if (url.username === '') [url.username, url.password] = [document.username, document.password];
  }
  return { address, template: open(url.href), matrices: Object.fromEntries(matrices) };
}
