import { z } from 'zod';
import { booleanParam, color, id, idParam, instant, timestamp } from '../common.ts';
import { resource } from '../resources/schema.ts';
import { GEOMETRY_TYPES, geometry } from './geometry.ts';
import {
  DEFAULT_FEATURE_COLOR,
  FEATURE_PAGE_SIZE,
  MAX_FILTER_TAG,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUES,
} from './limits.ts';

/** What a geofence tells of; `both` of a form is both of them here. */
export const GEOFENCE_EVENTS = ['in', 'out'] as const;
export type GeofenceEvent = (typeof GEOFENCE_EVENTS)[number];

/** One collected value. Types: 0 text, 1 number, 2 boolean; the value is always text on the wire. */
export const dataEntry = z.strictObject({
  key: z.string().min(1).max(255),
  value: z.string().max(10_000),
  type: z.number().int().min(0).max(4).default(0),
});
export type DataEntry = z.infer<typeof dataEntry>;

export const featureName = z.string().trim().min(2, 'Name must be at least 2 characters').max(255);

/** The fields a person may set on a feature, as they must be when they are sent. */
const editable = {
  geometry,
  name: featureName,
  description: z.string().max(255),
  shared: z.boolean(),
  is_static: z.boolean(),
  color,
  data: z.array(dataEntry).max(500),
  /** Polygons only: whether coming in and going out is told. */
  geofence: z.boolean(),
  geofence_events: z
    .array(z.enum(GEOFENCE_EVENTS))
    .max(2)
    .refine((events) => new Set(events).size === events.length, 'Each event can be chosen once.'),
  geofence_prompt: z.boolean(),
};

/** What a client sends to create a feature. Who made it and when it arrived are the server's to say. */
export const featureCreate = z.strictObject({
  ...editable,
  description: editable.description.default(''),
  shared: editable.shared.default(false),
  is_static: editable.is_static.default(false),
  color: editable.color.default(DEFAULT_FEATURE_COLOR),
  data: editable.data.default([]),
  geofence: editable.geofence.default(false),
  geofence_events: editable.geofence_events.default([]),
  geofence_prompt: editable.geofence_prompt.default(false),
  template_id: id.nullish(),
  /** The feature this one belongs to, in the same project. */
  parent_code: z.uuid().nullish(),
  created_origin: instant.optional(),
  /** Chosen by the client; sending the same feature again with the same value makes no second one. */
  local_uuid: z.uuid().optional(),
  file_name: z.string().max(255).optional(),
});
export type FeatureCreate = z.output<typeof featureCreate>;
export type FeatureCreateInput = z.input<typeof featureCreate>;

/**
 * The version the edit started from; a stale one is refused with the feature as it is now. It may come as
 * `If-Match` too. Without one the edit wins over whatever was there, and the history tells.
 */
const startedFrom = z.number().int().min(1);

/**
 * What a client sends to change a feature; what is absent stays as it is, so nothing here has a default.
 */
export const featureUpdate = z.strictObject({
  ...z.object(editable).partial().shape,
  /** Another project of the organization, to move it there; who moves it needs `feature:create` in that one too. */
  project_id: id.optional(),
  /** A form of its project or of one above; null: it follows none any more. */
  template_id: id.nullable().optional(),
  version: startedFrom.optional(),
});
export type FeatureUpdate = z.output<typeof featureUpdate>;

export const geometryUpdate = z.strictObject({ geometry, version: startedFrom.optional() });

export const featureProperties = z.object({
  code: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  subtype: z.enum(['report', 'project']),
  /** The project whose boundary it is; null of all other features. */
  paired_project_id: id.nullable(),
  /** Its own code where it is the boundary of a project; null of all other features. */
  paired_feature_code: z.string().nullable(),
  shared: z.boolean(),
  is_static: z.boolean(),
  color: z.string(),
  project_id: id,
  project_name: z.string(),
  organization_id: id,
  template_id: id.nullable(),
  template_name: z.string().nullable(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  member_avatar_url: z.string().nullable(),
  /** The icon of its form. */
  s3_icon: z.string().nullable(),
  geofence: z.boolean(),
  geofence_events: z.array(z.enum(GEOFENCE_EVENTS)),
  geofence_prompt: z.boolean(),
  parent_code: z.string().nullable(),
  childs_count: z.number().int(),
  local_uuid: z.string().nullable(),
  file_name: z.string().nullable(),
  data: z.array(dataEntry),
  resources: z.array(resource),
  has_resources: z.boolean(),
  /** Of its first photograph, 192 px square; null where it has none. */
  thumbUrl: z.string().nullable(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
  /** When it was observed, in milliseconds since 1970. */
  created_origin: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const feature = z.object({ type: z.literal('Feature'), geometry, properties: featureProperties });
export type Feature = z.infer<typeof feature>;

/** What a refused edit is told: the feature as it is now, and whose change of it came first. */
export const featureConflict = z.object({
  feature,
  changed_by: z.object({ member_id: id, display_name: z.string() }).nullable(),
  changed_at: timestamp,
});
export type FeatureConflict = z.infer<typeof featureConflict>;

/** Points of an outline that a list carries; larger ones are read by code. */
export const MAX_LISTED_POINTS = 1_000;

/** A feature as lists carry it: no data, and unless it is asked for no more of its geometry than the box around it. */
export const featureListItem = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  color: z.string(),
  shared: z.boolean(),
  is_static: z.boolean(),
  project_id: id,
  template_name: z.string().nullable(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  resources_count: z.number().int(),
  /** Its first photograph, for `PICTURE_SIZES`; null where it has none. */
  thumb_uuid: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Only with `is_meta=false`; null where it has more than `MAX_LISTED_POINTS`. */
  geometry: geometry.nullable().optional(),
  created_origin: z.number().int(),
  created_at: timestamp,
});
export type FeatureListItem = z.infer<typeof featureListItem>;

const degrees = z.coerce.number().min(-180).max(180);

/** Several values in a query string: repeated, or with commas between them. */
function listParam<T>(item: z.ZodType<T, unknown>) {
  return z
    .union([z.string().transform((text) => text.split(',')), z.array(z.union([z.string(), z.number()]))])
    .transform((values): unknown[] =>
      values.map((value) => String(value).trim()).filter((value) => value !== ''),
    )
    .pipe(z.array(item).min(1).max(MAX_FILTER_VALUES));
}

/** Which features, wherever they are: what lists, totals, timelines and tiles can be narrowed by. */
export const featureSelection = z.object({
  shared: booleanParam.optional(),
  is_static: booleanParam.optional(),
  has_resources: booleanParam.optional(),
  member_id: idParam.optional(),
  /** By any of these people. */
  member_ids: listParam(idParam).optional(),
  /** Collected by any of these forms. */
  template_ids: listParam(idParam).optional(),
  /** Of projects that carry one of these words, or lie below one that does. */
  tags: listParam(z.coerce.string().max(MAX_FILTER_TAG)).optional(),
  /** Words that all begin a word of the name, or all one of the description. */
  text: z.string().trim().min(1).max(MAX_FILTER_TEXT).optional(),
  start_date: instant.optional(),
  end_date: instant.optional(),
});
export type FeatureSelection = z.output<typeof featureSelection>;

/** A selection within a view. A bbox counts only when all four sides are given. */
export const featureFilter = featureSelection.extend({
  west: degrees.optional(),
  south: degrees.optional(),
  east: degrees.optional(),
  north: degrees.optional(),
});
export type FeatureFilter = z.output<typeof featureFilter>;

export const featureListQuery = featureFilter.extend({
  limit: z.coerce.number().int().min(1).max(200).default(FEATURE_PAGE_SIZE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** False: with the geometry of each. Left out, or true: what a feed shows of them. */
  is_meta: booleanParam.optional(),
});
export type FeatureListQuery = z.output<typeof featureListQuery>;

/** Names a feature beside another. */
const neighbour = z.object({ code: z.string(), name: z.string() }).nullable();

/** What stands before and after a feature in the list of a filter; null at its ends. */
export const featureNeighbours = z.object({ prev: neighbour, next: neighbour });
export type FeatureNeighbours = z.infer<typeof featureNeighbours>;
