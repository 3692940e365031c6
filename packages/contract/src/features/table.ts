import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { GEOMETRY_TYPES } from './geometry.ts';
import { MAX_FEATURE_TAGS } from './limits.ts';
import { dataEntry, featureFilter, featureUpdate } from './schema.ts';
import { featureTag, featureTagsInput } from './tags/schema.ts';

/** The columns of the table by which it can be sorted, beside the keys of collected data. */
export const TABLE_COLUMNS = [
  'name',
  'description',
  'type',
  'template_name',
  'member_display_name',
  'project_name',
  'created_origin',
  'created_at',
  'updated_at',
  'shared',
  'is_static',
  'area_m2',
  'length_m',
  'resources_count',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

export const TABLE_PAGE_SIZE = 50;
/** The most rows of a page. */
export const MAX_TABLE_PAGE = 200;
/** The most keys of collected data that are shown at once. */
export const MAX_TABLE_KEYS = 20;
/** The most keys of collected data that are offered. */
export const MAX_TABLE_FIELDS = 200;
/** The most features of one bulk edit request. */
export const MAX_TABLE_EDITS = 200;

const dataKey = z.string().min(1).max(255);

/** Keys may contain commas, so they are repeated and never separated. */
const keysParam = z
  .union([dataKey.transform((key) => [key]), z.array(z.string().max(255))])
  .transform((keys) => keys.filter((key) => key !== ''))
  .pipe(z.array(dataKey).max(MAX_TABLE_KEYS));

const tableQuery = featureFilter.extend({
  limit: z.coerce.number().int().min(1).max(MAX_TABLE_PAGE).default(TABLE_PAGE_SIZE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  sort: z.enum(TABLE_COLUMNS).default('created_origin'),
  /** A key of collected data to sort by instead: numbers by value, before texts. */
  sort_key: dataKey.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** The keys of collected data whose values each row has. */
  keys: keysParam.optional(),
});
export type FeatureTableQuery = z.output<typeof tableQuery>;

/** A row of the table: no geometry but its bounding box. */
export const featureTableRow = z.object({
  code: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  color: z.string(),
  shared: z.boolean(),
  is_static: z.boolean(),
  project_id: id,
  project_name: z.string(),
  template_name: z.string().nullable(),
  member_display_name: z.string().nullable(),
  resources_count: z.number().int(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  created_origin: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
  tags: z.array(featureTag),
  /** The first value of each requested key, in their order; null if it has none. */
  values: z.array(dataEntry.pick({ value: true, type: true }).nullable()),
});
export type FeatureTableRow = z.infer<typeof featureTableRow>;

/** A key of collected data that a column can show. Types as in templates. */
export const featureTableField = z.object({ key: z.string(), type: z.number().int() });
export type FeatureTableField = z.infer<typeof featureTableField>;

/**
 * An edit of one row, from the version that the table shows; absent fields stay, as do keys of `data` and tags that are
 * not named.
 */
export const featureTableEdit = z.strictObject({
  code: z.uuid(),
  version: z.number().int().min(1),
  ...featureUpdate.pick({
    name: true,
    description: true,
    shared: true,
    is_static: true,
    color: true,
    data: true,
  }).shape,
  /** Tags to put on it, or to give another value. */
  add_tags: featureTagsInput.optional(),
  /** Tags to take off it. */
  remove_tags: z.array(id).max(MAX_FEATURE_TAGS).optional(),
});
export type FeatureTableEdit = z.infer<typeof featureTableEdit>;

const tableEdits = z.strictObject({
  features: z
    .array(featureTableEdit)
    .min(1)
    .max(MAX_TABLE_EDITS)
    .refine((all) => new Set(all.map(({ code }) => code.toLowerCase())).size === all.length, {
      message: 'Each feature may be there once.',
    }),
});

/** The outcome of a bulk edit: how many rows changed, and why others did not. */
export const featureTableOutcome = z.object({
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(
    z.object({
      code: z.string(),
      /** A code of `ERRORS`. */
      error: z.string(),
      detail: z.string(),
    }),
  ),
});
export type FeatureTableOutcome = z.infer<typeof featureTableOutcome>;

const params = z.object({ project_id: idParam });
const read = { kind: 'project', needs: 'feature:read', project_id: 'params.project_id' } as const;

export const featureTableEndpoints = {
  listTable: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/table',
    summary: 'A page of the features of a project and of the projects below it, sorted by a column',
    params,
    query: tableQuery,
    response: z.object({ rows: z.array(featureTableRow), total: z.number().int() }),
    errors: ['project_not_found'],
    access: read,
  }),
  listTableFields: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/table/fields',
    summary: 'The keys of collected data that the table of a project can show',
    params,
    response: z.array(featureTableField),
    errors: ['project_not_found'],
    access: read,
  }),
  updateTable: endpoint({
    method: 'PATCH',
    path: '/geo/features/{project_id}/table',
    summary: 'Change several features of a project, each from a version of it; the others stay',
    params,
    body: tableEdits,
    response: featureTableOutcome,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'feature:update', project_id: 'params.project_id' },
  }),
};
