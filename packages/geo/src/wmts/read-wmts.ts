import { DecodeFault, toContext } from '../formats/outcome/decode-fault.ts';
import { createFeatureCollector } from '../formats/outcome/feature-collector.ts';
import { readXml, type XmlHandler, type XmlNode } from '../formats/xml/xml-reader.ts';
import type { Bbox } from '../geometry/bbox.ts';
import { type MatrixZooms, readMatrixZooms } from './matrix-zooms.ts';
import { attributeOfLocal, findNamed, listNamed, textOf, toLocal } from './wmts-node.ts';

/** A layer of a WMTS that has tiles in Web Mercator. */
export interface WmtsLayer {
  /** Its identifier. */
  readonly name: string;
  readonly title: string;
  /** In EPSG:4326; null: the document does not say, or it crosses the antimeridian. */
  readonly bounds: Bbox | null;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The addresses of its tiles, with `{TileMatrix}`, `{TileRow}` and `{TileCol}`. They may be relative. */
  readonly template: string;
  /** What to put for `{TileMatrix}`, by zoom. */
  readonly matrices: MatrixZooms;
}

/** What a capabilities document offers, or why it offers nothing. */
export type WmtsRead =
  | { readonly ok: true; readonly provider: string; readonly layers: readonly WmtsLayer[] }
  | { readonly ok: false; readonly reason: 'unreadable' | 'without_web_mercator' };

/** A document names thousands of elements, and nests a dozen. */
const LIMITS = { maxVertices: 100_000, maxDepth: 40 };
/** Formats that browsers show, the best first. */
const FORMATS = ['image/webp', 'image/png', 'image/png8', 'image/jpeg', 'image/jpg'];
const MAX_LATITUDE = 85.051_129;

/** The parts of a document that say what it offers. */
interface Parts {
  isWmts: boolean;
  provider: string;
  readonly layers: XmlNode[];
  readonly sets: Map<string, MatrixZooms>;
  /** The base of requests by key and value; null: there is none. */
  getTile: string | null;
}

const CAPTURED: Readonly<Record<string, string>> = {
  Layer: 'Contents',
  TileMatrixSet: 'Contents',
  Operation: 'OperationsMetadata',
  ServiceProvider: 'Capabilities',
};

/** Where tiles are asked for by key and value, if the operation is that one. */
function findGetTile(operation: XmlNode): string | null {
  if (attributeOfLocal(operation, 'name') !== 'GetTile') return null;
  const gets = listNamed(findNamed(operation, 'DCP', 'HTTP'), 'Get');
  const encodings = (get: XmlNode) =>
    listNamed(get, 'Constraint').flatMap((one) =>
      listNamed(findNamed(one, 'AllowedValues'), 'Value').map(({ text }) => text.trim().toUpperCase()),
    );
  const found = gets.find((get) => encodings(get).length === 0 || encodings(get).includes('KVP'));
  const href = attributeOfLocal(found ?? null, 'href');
  return href === '' ? null : href;
}

function toHandler(parts: Parts): XmlHandler {
  return {
    captures: (name, parent) => CAPTURED[toLocal(name)] === toLocal(parent) && parent !== '',
    keeps: () => true,
    open(name) {
      if (toLocal(name) === 'Capabilities') parts.isWmts = true;
    },
    close: () => undefined,
    element(node) {
      const name = toLocal(node.name);
      if (name === 'Layer') parts.layers.push(node);
      else if (name === 'ServiceProvider') parts.provider = textOf(node, 'ProviderName');
      else if (name === 'Operation') parts.getTile ??= findGetTile(node);
      else {
        const zooms = readMatrixZooms(node);
        if (zooms !== null) parts.sets.set(textOf(node, 'Identifier'), zooms);
      }
    },
  };
}

/** The matrices of a layer that its limits leave. */
function withinLimits(link: XmlNode, zooms: MatrixZooms): MatrixZooms {
  const limits = listNamed(findNamed(link, 'TileMatrixSetLimits'), 'TileMatrixLimits');
  if (limits.length === 0) return zooms;
  const names = new Set(limits.map((one) => textOf(one, 'TileMatrix')));
  return new Map([...zooms].filter(([, name]) => names.has(name)));
}

function readBounds(layer: XmlNode): Bbox | null {
  const box = findNamed(layer, 'WGS84BoundingBox');
  const [west, south] = textOf(box, 'LowerCorner').split(/\s+/).map(Number);
  const [east, north] = textOf(box, 'UpperCorner').split(/\s+/).map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const clamp = (value: number, end: number) => Math.min(Math.max(value, -end), end);
  const bounds: Bbox = [
    clamp(west, 180),
    clamp(south, MAX_LATITUDE),
    clamp(east, 180),
    clamp(north, MAX_LATITUDE),
  ];
  return bounds[0] < bounds[2] && bounds[1] < bounds[3] ? bounds : null;
}

/** The format that suits browsers best; null for a layer without one, such as of vectors. */
const chooseFormat = (offered: readonly string[]): string | null =>
  FORMATS.find((one) => offered.includes(one)) ?? null;

function chooseStyle(layer: XmlNode): string {
  const styles = listNamed(layer, 'Style');
  const usual = styles.find((one) => attributeOfLocal(one, 'isDefault') === 'true') ?? styles[0] ?? null;
  return textOf(usual, 'Identifier');
}

/** By the pattern of the layer, with all but the place filled in; null if it has none of a format to show. */
function fillPattern(layer: XmlNode, set: string): string | null {
  const patterns = listNamed(layer, 'ResourceURL').filter(
    (one) => attributeOfLocal(one, 'resourceType') === 'tile',
  );
  const format = chooseFormat(patterns.map((one) => attributeOfLocal(one, 'format')));
  const pattern = patterns.find((one) => attributeOfLocal(one, 'format') === format);
  if (format === null || pattern === undefined) return null;
  const values = new Map([
    ['tilematrixset', set],
    ['style', chooseStyle(layer)],
    ['layer', textOf(layer, 'Identifier')],
  ]);
  for (const one of listNamed(layer, 'Dimension'))
    values.set(textOf(one, 'Identifier').toLowerCase(), textOf(one, 'Default'));
  return attributeOfLocal(pattern, 'template').replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = values.get(name.toLowerCase());
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** By key and value. */
function fillQuery(layer: XmlNode, set: string, base: string | null): string | null {
  const format = chooseFormat(listNamed(layer, 'Format').map(({ text }) => text.trim()));
  if (format === null || base === null) return null;
  const query = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: textOf(layer, 'Identifier'),
    STYLE: chooseStyle(layer),
    FORMAT: format,
    TILEMATRIXSET: set,
  });
  for (const one of listNamed(layer, 'Dimension'))
    query.set(textOf(one, 'Identifier').toUpperCase(), textOf(one, 'Default'));
  const place = 'TILEMATRIX={TileMatrix}&TILEROW={TileRow}&TILECOL={TileCol}';
  const joint = base.includes('?') ? (/[?&]$/.test(base) ? '' : '&') : '?';
  return `${base}${joint}${query}&${place}`;
}

function toLayer(node: XmlNode, { sets, getTile }: Parts): WmtsLayer | null {
  const name = textOf(node, 'Identifier');
  const [best] = listNamed(node, 'TileMatrixSetLink')
    .flatMap((link) => {
      const set = textOf(link, 'TileMatrixSet');
      const zooms = sets.get(set);
      return zooms === undefined ? [] : [{ set, matrices: withinLimits(link, zooms) }];
    })
    .filter(({ matrices }) => matrices.size > 0)
    .toSorted((a, b) => b.matrices.size - a.matrices.size);
  if (name === '' || best === undefined) return null;
  const template = fillPattern(node, best.set) ?? fillQuery(node, best.set, getTile);
  if (template === null) return null;
  const zooms = [...best.matrices.keys()];
  return {
    name,
    title: textOf(node, 'Title') || name,
    bounds: readBounds(node),
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    template,
    matrices: best.matrices,
  };
}

/**
 * Reads the capabilities document of a WMTS 1.0.0 (OGC 07-057r7): its layers with tiles in Web Mercator whose grid is
 * that of the usual `{z}/{x}/{y}`, and in a format that browsers show. Nothing that it names is fetched.
 */
export async function readWmts(bytes: Uint8Array): Promise<WmtsRead> {
  const parts: Parts = { isWmts: false, provider: '', layers: [], sets: new Map(), getTile: null };
  const context = toContext('The document', { ...LIMITS, maxInflatedBytes: bytes.length });
  try {
    await readXml(bytes, toHandler(parts), context, createFeatureCollector(context));
  } catch (error) {
    if (!(error instanceof DecodeFault)) throw error;
    return { ok: false, reason: 'unreadable' };
  }
  if (!parts.isWmts) return { ok: false, reason: 'unreadable' };
  const layers = parts.layers.map((node) => toLayer(node, parts)).filter((one) => one !== null);
  if (layers.length === 0) return { ok: false, reason: 'without_web_mercator' };
  return { ok: true, provider: parts.provider, layers };
}
