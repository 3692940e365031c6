import { z } from 'zod';

/** Collections of a project: all features, and each geometry type apart, since a desktop layer has one type. */
export const OGC_COLLECTIONS = ['features', 'points', 'lines', 'areas'] as const;
export type OgcCollectionId = (typeof OGC_COLLECTIONS)[number];

/** Longitude and latitude on WGS 84, in this order. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
export const GREGORIAN = 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian';
/** Conformance classes of OGC API Features, Part 1 (OGC 17-069r4). */
export const OGC_CONFORMANCE = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
] as const;

/** Items of a page: at least 1; a larger limit is reduced to the maximum. */
export const OGC_PAGE_SIZE = 100;
export const OGC_MAX_PAGE_SIZE = 1_000;

/** Properties that can be filtered by value. */
export const OGC_FILTERS = ['name', 'color', 'template', 'author', 'project'] as const;

/**
 * A bounding box in degrees: west less than east unless it crosses the antimeridian; with six numbers also altitudes in
 * metres.
 */
export interface OgcBbox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly heights: readonly [bottom: number, top: number] | null;
}

/** A time span in milliseconds, end exclusive; null where it is open. */
export interface OgcSpan {
  readonly from: number | null;
  readonly until: number | null;
}

/** Where a page continues: the feature before or after it, by time of observation (microseconds) and code. */
export interface OgcCursor {
  readonly microseconds: string;
  readonly code: string;
}

const DEGREES_AROUND = 360;

/** A longitude on a map whose seam is the antimeridian. */
function wrap(lng: number): number {
  return Math.abs(lng) <= 180
    ? lng
    : ((((lng + 180) % DEGREES_AROUND) + DEGREES_AROUND) % DEGREES_AROUND) - 180;
}

const clampLatitude = (lat: number) => Math.min(Math.max(lat, -90), 90);

/** Parses four or six comma-separated numbers; programs send boxes beyond the edge of the world. */
export function parseOgcBbox(text: string): OgcBbox | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if ((parts.length !== 4 && parts.length !== 6) || !parts.every(Number.isFinite)) return null;
  const has3 = parts.length === 6;
  const [west = 0, south = 0] = parts;
  const [east = 0, north = 0] = parts.slice(has3 ? 3 : 2);
  const [bottom = 0, top = 0] = has3 ? [parts[2], parts[5]] : [];
  if (south > north || bottom > top) return null;
  const isWhole = east - west >= DEGREES_AROUND;
  return {
    west: isWhole ? -180 : wrap(west),
    east: isWhole ? 180 : wrap(east),
    south: clampLatitude(south),
    north: clampLatitude(north),
    heights: has3 ? [bottom, top] : null,
  };
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

function toMs(text: string): number | null {
  const ms = DATE_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** Parses an RFC 3339 instant or interval, ends included; `..` or nothing is an open end. */
export function parseOgcSpan(text: string): OgcSpan | null {
  const ends = text.split('/');
  const [start = '', end = start] = ends;
  if (ends.length > 2 || (ends.length === 1 && toMs(start) === null)) return null;
  const isOpen = (value: string) => value === '' || value === '..';
  const from = isOpen(start) ? null : toMs(start);
  const to = isOpen(end) ? null : toMs(end);
  if ((from === null && !isOpen(start)) || (to === null && !isOpen(end))) return null;
  if (from !== null && to !== null && from > to) return null;
  return { from, until: to === null ? null : to + 1 };
}

const CURSOR = /^(-?\d{1,17})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function parseCursor(text: string): OgcCursor | null {
  const [, microseconds, code] = CURSOR.exec(text) ?? [];
  return microseconds === undefined || code === undefined ? null : { microseconds, code };
}

/** Encodes a position between two pages. */
export function toOgcCursor({ microseconds, code }: OgcCursor): string {
  return `${microseconds}-${code}`;
}

/** A text parameter that a parser accepts or rejects. */
function parsed<T>(parse: (text: string) => T | null, message: string) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const filterValue = z.string().min(1).max(255).optional();

/** The format parameter of OGC clients; there is only one. */
export const ogcQuery = z.strictObject({ f: z.enum(['json']).optional() });

export const ogcItemsQuery = ogcQuery
  .extend({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, OGC_MAX_PAGE_SIZE))
      .default(OGC_PAGE_SIZE),
    bbox: parsed(
      parseOgcBbox,
      'Give 4 numbers (west, south, east, north) or 6 with heights, with commas between them.',
    ).optional(),
    datetime: parsed(
      parseOgcSpan,
      'Give an instant or an interval as in RFC 3339: 2026-05-01T00:00:00Z/2026-06-01T00:00:00Z, an open end as `..`.',
    ).optional(),
    /** The page after a position, from a `next` link. */
    after: parsed(parseCursor, 'Follow the links of a page.').optional(),
    /** The page before a position, from a `prev` link. */
    before: parsed(parseCursor, 'Follow the links of a page.').optional(),
    name: filterValue,
    color: filterValue,
    template: filterValue,
    author: filterValue,
    project: filterValue,
  })
  .strict()
  .refine(({ after, before }) => after === undefined || before === undefined, {
    message: 'A page is after a place or before one.',
    path: ['before'],
  });
export type OgcItemsQuery = z.output<typeof ogcItemsQuery>;

const link = z.object({
  href: z.string(),
  rel: z.string(),
  type: z.string().optional(),
  title: z.string().optional(),
});
export type OgcLink = z.infer<typeof link>;

export const ogcLanding = z.object({
  title: z.string(),
  description: z.string(),
  attribution: z.string(),
  links: z.array(link),
});
export const ogcConformance = z.object({ conformsTo: z.array(z.string()) });

export const ogcCollection = z.object({
  id: z.enum(OGC_COLLECTIONS),
  title: z.string(),
  description: z.string(),
  /** Absent without features. */
  extent: z
    .object({
      spatial: z.object({
        bbox: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
        crs: z.string(),
      }),
      temporal: z.object({ interval: z.array(z.tuple([z.string(), z.string()])), trs: z.string() }),
    })
    .optional(),
  itemType: z.literal('feature'),
  crs: z.array(z.string()),
  links: z.array(link),
});
export type OgcCollection = z.infer<typeof ogcCollection>;

export const ogcCollections = z.object({ links: z.array(link), collections: z.array(ogcCollection) });

/** A JSON object of another standard, passed on unchanged: a schema, an OpenAPI document. */
export const ogcDocument = z.record(z.string(), z.unknown());

export const ogcItem = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  /** GeoJSON as the database writes it, with altitudes. */
  geometry: z.unknown(),
  /** The properties of all features, then those of the project's forms; null without a value. */
  properties: z.record(z.string(), z.unknown()),
  links: z.array(link).optional(),
});
export type OgcItem = z.infer<typeof ogcItem>;

export const ogcItems = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: z.string(),
  numberMatched: z.number().int(),
  numberReturned: z.number().int(),
  links: z.array(link),
  features: z.array(ogcItem),
});
export type OgcItems = z.infer<typeof ogcItems>;
