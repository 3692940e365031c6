import { BASE_MAP_LOOKS, type FrontConfig, type StreetSchema } from '@waypost/contract';
import { z } from 'zod';

type Look = (typeof BASE_MAP_LOOKS)[number];

/** What `BASEMAP` says. */
export type BaseMapSetting =
  | { readonly kind: 'offline' }
  | { readonly kind: 'openfreemap' }
  /** Streets from a host: its PMTiles archive, its TileJSON, or a template of tiles. */
  | { readonly kind: 'host'; readonly schema: StreetSchema; readonly url: string }
  /** Streets from a file: its name in the folder of base maps, or a path. */
  | { readonly kind: 'file'; readonly schema: StreetSchema; readonly path: string }
  | { readonly kind: 'styles'; readonly urls: Partial<Record<Look, string>> };

const HOW =
  'must be offline, openfreemap, protomaps:URL-or-file, openmaptiles:URL-or-file, style:URL, or style: with LOOK=URL for each of outdoors, satellite, light, dark';
const TILE_PARTS = ['{z}', '{x}', '{y}'];
const isHttp = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isTemplate = (url: string) => TILE_PARTS.every((part) => url.includes(part));

/** A setting, or the words for what is wrong with it. */
type Parsed<T> = { readonly value: T } | { readonly fault: string };

function parseStreets(schema: StreetSchema, given: string): Parsed<BaseMapSetting> {
  const name = `${schema}:`;
  if (given === '') return { fault: `${name} needs an address or a file, such as ${name}city.pmtiles` };
  if (/^https?:/.test(given)) {
    if (!isHttp(given)) return { fault: `${given} is no address` };
    const isPartial = TILE_PARTS.some((part) => given.includes(part)) && !isTemplate(given);
    if (isPartial) return { fault: `${given} must hold {z}, {x} and {y}` };
    return { value: { kind: 'host', schema, url: given } };
  }
  if (/^[a-z]+:\/\//i.test(given)) return { fault: `${given} must be an http or https address, or a file` };
  if (!/\.(pmtiles|mbtiles)$/i.test(given)) {
    return { fault: `${given} must be a file that ends in .pmtiles or .mbtiles, or an address` };
  }
  return { value: { kind: 'file', schema, path: given } };
}

function parseStyles(given: string): Parsed<BaseMapSetting> {
  if (isHttp(given) && !/\s/.test(given)) {
    const urls = Object.fromEntries(BASE_MAP_LOOKS.map((look) => [look, given]));
    return { value: { kind: 'styles', urls } };
  }
  const urls: Partial<Record<Look, string>> = {};
  for (const part of given.split(/\s+/).filter((text) => text !== '')) {
    const [, name = '', url = ''] = /^([a-z]+)=(.*)$/.exec(part) ?? [];
    const look = BASE_MAP_LOOKS.find((one) => one === name);
    if (look === undefined || !isHttp(url)) {
      return { fault: `style: needs an http or https address, or LOOK=ADDRESS, but has ${part}` };
    }
    if (urls[look] !== undefined) return { fault: `style: names ${look} twice` };
    urls[look] = url;
  }
  return Object.keys(urls).length === 0
    ? { fault: 'style: needs the address of a style' }
    : { value: { kind: 'styles', urls } };
}

function parseBaseMap(text: string): Parsed<BaseMapSetting> {
  if (text === 'offline' || text === 'openfreemap') return { value: { kind: text } };
  const [, name, rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  if (name === 'protomaps' || name === 'openmaptiles') return parseStreets(name, rest.trim());
  if (name === 'style') return parseStyles(rest.trim());
  return { fault: HOW };
}

/** Schema of a text that a function parses, with its words for what is wrong. */
const parsedBy = <T>(parse: (text: string) => Parsed<T>) =>
  z.string().transform((text, context): T => {
    const parsed = parse(text.trim());
    if ('value' in parsed) return parsed.value;
    context.addIssue({ code: 'custom', message: parsed.fault });
    return z.NEVER;
  });

/** `BASEMAP`. */
export const baseMapSetting = parsedBy(parseBaseMap);

/** Photographs of the whole Earth without clouds. The years have different licences. */
const SENTINEL: Readonly<Record<string, { readonly layer: string; readonly credit: string }>> = {
  'sentinel-2-cloudless': {
    layer: 's2cloudless_3857',
    credit:
      'Sentinel-2 cloudless (s2maps.eu) by EOX IT Services GmbH, contains modified Copernicus Sentinel data 2016 and 2017, CC BY 4.0',
  },
  'sentinel-2-cloudless:2024': {
    layer: 's2cloudless-2024_3857',
    credit:
      'Sentinel-2 cloudless (s2maps.eu) by EOX IT Services GmbH, contains modified Copernicus Sentinel data 2024, CC BY-NC-SA 4.0',
  },
};
/** The resolution of the photographs, 10 m, is that of this zoom. */
const SENTINEL_MAX_ZOOM = 14;
const PHOTOS_MAX_ZOOM = 19;

/** `SATELLITE_URL`: a template, or the name of a preset. */
export const photoSetting = parsedBy((text): Parsed<NonNullable<FrontConfig['photos']>> => {
  const preset = SENTINEL[text];
  if (preset !== undefined) {
    const url = `https://tiles.maps.eox.at/wmts/1.0.0/${preset.layer}/default/g/{z}/{y}/{x}.jpg`;
    const { credit: attribution } = preset;
    return { value: { url, tile_size: 256, max_zoom: SENTINEL_MAX_ZOOM, attribution } };
  }
  const isPath = /^\/(?!\/)/.test(text);
  if ((isPath || isHttp(text)) && isTemplate(text))
    return { value: { url: text, tile_size: 256, max_zoom: PHOTOS_MAX_ZOOM, attribution: '' } };
  const presets = Object.keys(SENTINEL).join(' or ');
  return { fault: `must be an address of image tiles with {z}, {x} and {y}, or ${presets}` };
});

/** `TERRAIN_URL`. */
export const terrainAddress = z
  .string()
  .regex(
    /^(https?:\/\/|\/(?!\/)).*(\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}|\.pmtiles$)/,
    'must be an address of tiles with {z}, {x} and {y}, or of a .pmtiles file',
  );

/** What the environment says about heights and photographs. */
export interface GroundSettings {
  readonly TERRAIN_URL?: string | undefined;
  readonly TERRAIN_ENCODING: 'terrarium' | 'mapbox';
  readonly TERRAIN_TILE_SIZE: number;
  readonly TERRAIN_MAX_ZOOM: number;
  readonly TERRAIN_ATTRIBUTION: string;
  readonly SATELLITE_URL?: NonNullable<FrontConfig['photos']> | undefined;
  readonly SATELLITE_TILE_SIZE?: number | undefined;
  readonly SATELLITE_MAX_ZOOM?: number | undefined;
  readonly SATELLITE_ATTRIBUTION?: string | undefined;
}

/** Heights and photographs as the web client is configured. */
export function toGroundConfig(value: GroundSettings): Pick<FrontConfig, 'terrain' | 'photos'> {
  const terrain =
    value.TERRAIN_URL === undefined
      ? null
      : {
          url: value.TERRAIN_URL,
          encoding: value.TERRAIN_ENCODING,
          tile_size: value.TERRAIN_TILE_SIZE,
          min_zoom: 0,
          max_zoom: value.TERRAIN_MAX_ZOOM,
          bounds: null,
          attribution: value.TERRAIN_ATTRIBUTION,
        };
  const given = value.SATELLITE_URL;
  const photos = given && {
    url: given.url,
    tile_size: value.SATELLITE_TILE_SIZE ?? given.tile_size,
    max_zoom: value.SATELLITE_MAX_ZOOM ?? given.max_zoom,
    attribution: value.SATELLITE_ATTRIBUTION ?? given.attribution,
  };
  return { terrain, photos: photos ?? null };
}

/** The origins that the page loads a map from, besides this server's own. */
export function listMapOrigins(setting: BaseMapSetting): string[] {
  switch (setting.kind) {
    case 'openfreemap':
      return [new URL(OPENFREEMAP_URL).origin];
    case 'host':
      return [new URL(toPlainUrl(setting.url)).origin];
    case 'styles':
      return [...new Set(Object.values(setting.urls).map((url) => new URL(url).origin))];
    default:
      return [];
  }
}

/** The TileJSON of OpenFreeMap's tiles of the planet. */
export const OPENFREEMAP_URL = 'https://tiles.openfreemap.org/planet';

/** The origin of an address with placeholders in its path. */
const toPlainUrl = (template: string) => template.replaceAll(/[{}]/g, '');

/** The origin of an address on another host; null for a path of this server. */
export const toForeignOrigin = (address: string): string | null =>
  address.startsWith('/') ? null : new URL(toPlainUrl(address)).origin;
