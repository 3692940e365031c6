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
import { featureTag, featureTagsInput } from './tags/schema.ts';

/** The events a geofence records; `both` in a form stands for both of them. */
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

/** The fields a person may set on a feature, with the constraints on submission. */
const editable = {
  geometry,
  name: featureName,
  description: z.string().max(255),
  shared: z.boolean(),
  is_static: z.boolean(),
  color,
  data: z.array(dataEntry).max(500),
  /** Polygons only: whether entering and leaving is recorded. */
  geofence: z.boolean(),
  geofence_events: z
    .array(z.enum(GEOFENCE_EVENTS))
    .max(2)
    .refine((events) => new Set(events).size === events.length, 'Each event can be chosen once.'),
  geofence_prompt: z.boolean(),
  /** All of its tags: tags for features, of its project or of those above it. */
  tags: featureTagsInput,
};

/** The request that creates a feature. Author and time of arrival are set by the server. */
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
  /** Without a default, so that a request from before there were tags keeps its digest. */
  tags: editable.tags.optional(),
  template_id: id.nullish(),
  /** The feature this one belongs to, in the same project. */
  parent_code: z.uuid().nullish(),
  created_origin: instant.optional(),
  /** Chosen by the client; sending the feature again with the same value creates no second one. */
  local_uuid: z.uuid().optional(),
  file_name: z.string().max(255).optional(),
});
export type FeatureCreate = z.output<typeof featureCreate>;
export type FeatureCreateInput = z.input<typeof featureCreate>;

/**
 * The version the edit started from; a stale one is rejected with the current feature. May be sent as `If-Match` too.
 * Without a version the edit wins, and the history keeps what it replaced.
 */
const startedFrom = z.number().int().min(1);

/** The request that changes a feature; absent fields stay unchanged, so nothing here has a default. */
export const featureUpdate = z.strictObject({
  ...z.object(editable).partial().shape,
  /** Another project of the organization to move it to; requires `feature:create` there too. */
  project_id: id.optional(),
  /** A form of its project or of an ancestor; null: none. */
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
  /** The project whose boundary it is; null for all other features. */
  paired_project_id: id.nullable(),
  /** Its own code if it is the boundary of a project; null for all other features. */
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
  /** By name. */
  tags: z.array(featureTag),
  resources: z.array(resource),
  has_resources: z.boolean(),
  /** Of its first photograph, 192 px square; null without one. */
  thumbUrl: z.string().nullable(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
  /** Time of observation, in milliseconds since 1970. */
  created_origin: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const feature = z.object({ type: z.literal('Feature'), geometry, properties: featureProperties });
export type Feature = z.infer<typeof feature>;

/** The response to a rejected edit: the current feature, and who changed it. */
export const featureConflict = z.object({
  feature,
  changed_by: z.object({ member_id: id, display_name: z.string() }).nullable(),
  changed_at: timestamp,
});
export type FeatureConflict = z.infer<typeof featureConflict>;

/** The most points of a geometry in a list; larger ones are fetched by code. */
export const MAX_LISTED_POINTS = 1_000;

/** A feature as lists carry it: no data, and by default only the bounding box of its geometry. */
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
  /** Its first photograph, for `PICTURE_SIZES`; null without one. */
  thumb_uuid: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Only with `is_meta=false`; null with more than `MAX_LISTED_POINTS`. */
  geometry: geometry.nullable().optional(),
  created_origin: z.number().int(),
  created_at: timestamp,
});
export type FeatureListItem = z.infer<typeof featureListItem>;

/** A view of a map goes on beyond ±180; a box across the 180th meridian may have its west greater than its east, too. */
const longitude = z.coerce.number().min(-540).max(540);
const latitude = z.coerce.number().min(-180).max(180);

/** Several values in a query string: repeated, or separated by commas. */
function listParam<T>(item: z.ZodType<T, unknown>) {
  return z
    .union([z.string().transform((text) => text.split(',')), z.array(z.union([z.string(), z.number()]))])
    .transform((values): unknown[] =>
      values.map((value) => String(value).trim()).filter((value) => value !== ''),
    )
    .pipe(z.array(item).min(1).max(MAX_FILTER_VALUES));
}

/** Filters of features apart from place: for lists, totals, timelines and tiles. */
export const featureSelection = z.object({
  shared: booleanParam.optional(),
  is_static: booleanParam.optional(),
  has_resources: booleanParam.optional(),
  member_id: idParam.optional(),
  /** Authors. */
  member_ids: listParam(idParam).optional(),
  /** Templates. */
  template_ids: listParam(idParam).optional(),
  /** Of projects that have one of these tags, or an ancestor with one. */
  tags: listParam(z.coerce.string().max(MAX_FILTER_TAG)).optional(),
  /** Features with one of these tags of their own, by id. */
  feature_tags: listParam(idParam).optional(),
  /** Words that are all prefixes of words in the name, or all in the description. */
  text: z.string().trim().min(1).max(MAX_FILTER_TEXT).optional(),
  start_date: instant.optional(),
  end_date: instant.optional(),
});
export type FeatureSelection = z.output<typeof featureSelection>;

/** A selection within a view. A bbox applies only when all four sides are given. */
export const featureFilter = featureSelection.extend({
  west: longitude.optional(),
  south: latitude.optional(),
  east: longitude.optional(),
  north: latitude.optional(),
});
export type FeatureFilter = z.output<typeof featureFilter>;

export const featureListQuery = featureFilter.extend({
  limit: z.coerce.number().int().min(1).max(200).default(FEATURE_PAGE_SIZE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** False: with the geometry of each. Absent or true: the fields of a feed. */
  is_meta: booleanParam.optional(),
});
export type FeatureListQuery = z.output<typeof featureListQuery>;

/** A reference to an adjacent feature. */
const neighbour = z.object({ code: z.string(), name: z.string() }).nullable();

/** The previous and next feature in a filtered list; null at its ends. */
export const featureNeighbours = z.object({ prev: neighbour, next: neighbour });
export type FeatureNeighbours = z.infer<typeof featureNeighbours>;
