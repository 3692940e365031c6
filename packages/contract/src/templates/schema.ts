import { z } from 'zod';
import { color, id, timestamp } from '../common.ts';

export const TEMPLATE_GEOMETRY_TYPES = ['Point', 'LineString', 'Polygon'] as const;
export const DEFAULT_TEMPLATE_COLOR = '#888888';
export const MAX_TEMPLATE_FIELDS = 30;
export const MAX_FIELD_OPTIONS = 100;
/** The events a template's geofence records by default. */
export const TEMPLATE_GEOFENCE_EVENTS = ['in', 'out', 'both'] as const;
/** The values of each field type. */
export const FIELD_TYPES = { text: 0, number: 1, boolean: 2, longText: 3, choice: 4 } as const;

/**
 * What the text of a field stands for: `date` is a day as `2026-11-24`, `photo` the file name of a picture of the same
 * report, which is uploaded like its other pictures. A format narrows the type text, so that a client that knows only
 * the types still shows and edits the field.
 */
export const FIELD_FORMATS = ['date', 'photo'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** A field of a template. Types: 0 text, 1 number, 2 yes/no, 3 multi-line text, 4 choices. */
export const templateField = z.strictObject({
  id: z.string().min(1).max(64),
  key: z.string().trim().min(1, 'Give the field a name.').max(255),
  type: z.number().int().min(0).max(4),
  options: z
    .array(z.string().trim().min(1, 'A choice cannot be empty.').max(255))
    .max(MAX_FIELD_OPTIONS)
    .default([]),
  index: z.number().int().min(0),
  /** Whether a report has to answer it; absent: no. */
  required: z.boolean().optional(),
  /** Only of type text. */
  format: z.enum(FIELD_FORMATS).optional(),
});
export type TemplateField = z.infer<typeof templateField>;

/** Fields in the order of their index, renumbered from 0. */
const templateFields = z
  .array(templateField)
  .max(MAX_TEMPLATE_FIELDS, `A form has at most ${MAX_TEMPLATE_FIELDS} fields.`)
  .superRefine((fields, context) => {
    for (const { path, message } of listFieldFaults(fields)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform((fields) =>
    fields.toSorted((a, b) => a.index - b.index).map((field, index) => ({ ...field, index })),
  );

function listFieldFaults(fields: readonly TemplateField[]): { path: (string | number)[]; message: string }[] {
  const keys = fields.map((field) => field.key.toLowerCase());
  const ids = fields.map((field) => field.id);
  return fields.flatMap((field, at) => [
    ...(keys.indexOf(field.key.toLowerCase()) < at
      ? [{ path: [at, 'key'], message: 'Another field has this name already.' }]
      : []),
    ...(ids.indexOf(field.id) < at
      ? [{ path: [at, 'id'], message: 'Another field has this id already.' }]
      : []),
    ...listOptionFaults(field).map((message) => ({ path: [at, 'options'], message })),
    ...(field.format !== undefined && field.type !== FIELD_TYPES.text
      ? [{ path: [at, 'format'], message: 'Only a field of text has a format.' }]
      : []),
  ]);
}

function listOptionFaults({ type, options }: TemplateField): string[] {
  if (type !== FIELD_TYPES.choice) {
    return options.length > 0 ? ['Only a field of choices has choices.'] : [];
  }
  if (options.length === 0) return ['Give at least one choice.'];
  return new Set(options).size < options.length ? ['Each choice may be there once.'] : [];
}

/** Whether a geofence is requested for reports without an area. */
const isFenceAstray = (of: {
  readonly geofence?: boolean | undefined;
  readonly geometry_type?: string | undefined;
}) => of.geofence === true && of.geometry_type !== undefined && of.geometry_type !== 'Polygon';
/**
 * The issue of a template with a geofence whose reports are not areas. Returned as a copy, since its consumer modifies
 * it.
 */
export const FENCE_ASTRAY = { path: ['geofence'], message: 'Only a polygon can be a geofence.' };

const editable = {
  name: z.string().trim().min(3, 'Name must be at least 3 characters').max(255),
  geometry_type: z.enum(TEMPLATE_GEOMETRY_TYPES),
  color,
  shared: z.boolean(),
  is_static: z.boolean(),
  geofence: z.boolean(),
  geofence_events: z.enum(TEMPLATE_GEOFENCE_EVENTS),
  image_required: z.boolean(),
  data_fields: templateFields,
};

const createShape = z.strictObject({
  ...editable,
  color: editable.color.default(DEFAULT_TEMPLATE_COLOR),
  shared: editable.shared.default(false),
  is_static: editable.is_static.default(false),
  geofence: editable.geofence.default(false),
  geofence_events: editable.geofence_events.default('both'),
  image_required: editable.image_required.default(false),
  data_fields: editable.data_fields.default([]),
});
export const templateCreate = createShape.refine((input) => !isFenceAstray(input), { ...FENCE_ASTRAY });
export type TemplateCreate = z.output<typeof templateCreate>;

/**
 * Absent fields stay unchanged, so nothing here has a default. `version` (or `If-Match`) is the one the edit started
 * from: a template that has changed since is not overwritten.
 */
export const templateUpdate = z
  .strictObject({ ...editable, version: id })
  .partial()
  .refine((change) => !isFenceAstray(change), { ...FENCE_ASTRAY });
export type TemplateUpdate = z.output<typeof templateUpdate>;

export const template = z.object({
  id,
  /** Counts changes to the form; a new icon is not one. */
  version: z.number().int(),
  name: z.string(),
  geometry_type: z.enum(TEMPLATE_GEOMETRY_TYPES),
  color: z.string(),
  project_id: id,
  project_name: z.string(),
  shared: z.boolean(),
  is_static: z.boolean(),
  geofence: z.boolean(),
  geofence_events: z.enum(TEMPLATE_GEOFENCE_EVENTS),
  image_required: z.boolean(),
  /** URL of the icon, which needs no token; null without one. */
  s3_icon: z.string().nullable(),
  data_fields: z.array(templateField),
  created_at: timestamp,
});
export type Template = z.infer<typeof template>;
