import { z } from 'zod';
import { bbox, timestamp } from '../common.ts';
import { MAX_PICTURE_ZOOM } from './images.ts';

export const MAX_TILE_ADDRESS = 2_000;
/** Characters of who is named for the tiles. */
export const MAX_TILE_CREDIT = 300;
/** Of the layers of a WMTS, so many are offered. */
export const MAX_WMTS_LAYERS = 2_000;
/** The deepest zoom of an address that does not say. */
export const USUAL_TILE_ZOOM = 19;
/** Addresses that are looked at per minute: per client address, and for the making of layers per member. */
export const PROBES_PER_MINUTE = 30;

/** A template with `{z}`, `{x}` and `{y}`, or the capabilities document of a WMTS. */
export const TILE_SOURCE_FORMS = ['xyz', 'wmts'] as const;
export type TileSourceForm = (typeof TILE_SOURCE_FORMS)[number];

/** What is wrong with the tiles of a layer. */
export const TILE_SOURCE_FAULTS = [
  /** The host is in a local network, or not reached over TLS. */
  'not_public',
  /** No connection, no answer in time, or a failure of the server. */
  'unreachable',
  /** The server wants to know who asks. */
  'refused',
  /** The answer is not an image of a tile's size. */
  'no_picture',
  /** The address does not open here: it has to be entered again. */
  'sealed',
  /** There was no tile in the middle of the place when the address was tried; there may be others. */
  'absent',
] as const;
export type TileSourceFault = (typeof TILE_SOURCE_FAULTS)[number];

/** The codes of what an address of tiles may be refused for. */
export const TILE_ADDRESS_ERRORS = [
  'tile_address_invalid',
  'tile_address_not_public',
  'tile_server_unreachable',
  'tile_server_refuses',
  'tile_answer_no_picture',
  'wmts_too_large',
  'wmts_unreadable',
  'wmts_without_mercator',
  'wmts_layer_not_found',
] as const;

const address = z.string().trim().min(1, 'Enter an address.').max(MAX_TILE_ADDRESS);
const wmtsLayer = z.string().min(1).max(500);
const zoom = z.number().int().min(0).max(MAX_PICTURE_ZOOM);

/** Who is named, and the zooms that have tiles; absent zooms: those of the document, else those of before, else the usual ones. */
const shown = {
  attribution: z.string().trim().max(MAX_TILE_CREDIT).default(''),
  min_zoom: zoom.optional(),
  max_zoom: zoom.optional(),
};
interface Zooms {
  readonly min_zoom?: number | undefined;
  readonly max_zoom?: number | undefined;
}
export const ZOOM_ORDER = 'The deepest zoom must not be below the first.';
const isOrdered = ({ min_zoom = 0, max_zoom = MAX_PICTURE_ZOOM }: Zooms) => min_zoom <= max_zoom;
const ORDER = { path: ['max_zoom'], message: ZOOM_ORDER };

/** A new source of tiles. */
export const tileSourceInput = z
  .strictObject({
    address,
    /** The layer of a WMTS; null: the address is a template. */
    wmts_layer: wmtsLayer.nullable().default(null),
    ...shown,
  })
  .refine(isOrdered, ORDER);
export type TileSourceInput = z.output<typeof tileSourceInput>;

/** What of a source is changed. `address` absent: it stays, with the layer of its WMTS. */
export const tileSourceChange = z
  .strictObject({ address: address.optional(), wmts_layer: wmtsLayer.nullable().default(null), ...shown })
  .refine(isOrdered, ORDER);
export type TileSourceChange = z.output<typeof tileSourceChange>;

/** An address that is looked at before a layer is made of it. */
export const tileSourceProbe = z.strictObject({ address });

/** A layer of a WMTS with tiles in Web Mercator. */
export const wmtsOffer = z.object({
  name: z.string(),
  title: z.string(),
  min_zoom: z.number().int(),
  max_zoom: z.number().int(),
  /** Null: it is not known. */
  bounds: bbox.nullable(),
});
export type WmtsOffer = z.infer<typeof wmtsOffer>;

/** What is at an address. */
export const tileSourceOffer = z.object({
  form: z.enum(TILE_SOURCE_FORMS),
  host: z.string(),
  /** Who provides the WMTS; empty: it does not say. */
  provider: z.string(),
  /** Those of a WMTS; none of a template. */
  layers: z.array(wmtsOffer),
});
export type TileSourceOffer = z.infer<typeof tileSourceOffer>;

/** Where the tiles of a layer come from. The address itself, which may have a key, is never told. */
export const tileSource = z.object({
  form: z.enum(TILE_SOURCE_FORMS),
  host: z.string(),
  wmts_layer: z.string().nullable(),
  attribution: z.string(),
  min_zoom: z.number().int(),
  max_zoom: z.number().int(),
  /** Why the last tile could not be loaded; null: it was. */
  fault: z.enum(TILE_SOURCE_FAULTS).nullable(),
  fault_at: timestamp.nullable(),
});
export type TileSource = z.infer<typeof tileSource>;
