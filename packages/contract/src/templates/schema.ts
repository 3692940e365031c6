import { z } from 'zod';
import { color, id, timestamp } from '../common.ts';

export const TEMPLATE_GEOMETRY_TYPES = ['Point', 'LineString', 'Polygon'] as const;

/** A field of a template. Types: 0 text, 1 number, 2 yes/no, 3 multi-line text, 4 choices. */
export const templateField = z.strictObject({
  id: z.string().min(1).max(64),
  key: z.string().trim().min(1).max(255),
  type: z.number().int().min(0).max(4),
  options: z.array(z.string().max(255)).max(100).default([]),
  index: z.number().int().min(0),
});
export type TemplateField = z.infer<typeof templateField>;

export const templateCreate = z.strictObject({
  name: z.string().trim().min(3).max(255),
  geometry_type: z.enum(TEMPLATE_GEOMETRY_TYPES),
  color: color.default('#888888'),
  shared: z.boolean().default(false),
  is_static: z.boolean().default(false),
  image_required: z.boolean().default(false),
  data_fields: z.array(templateField).max(30).default([]),
});
export type TemplateCreate = z.output<typeof templateCreate>;

export const template = z.object({
  id,
  name: z.string(),
  geometry_type: z.enum(TEMPLATE_GEOMETRY_TYPES),
  color: z.string(),
  project_id: id,
  project_name: z.string(),
  shared: z.boolean(),
  is_static: z.boolean(),
  image_required: z.boolean(),
  data_fields: z.array(templateField),
  created_at: timestamp,
});
export type Template = z.infer<typeof template>;
