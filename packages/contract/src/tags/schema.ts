import { z } from 'zod';
import { color, id } from '../common.ts';

/** A label names something; a measure also has units. */
export const TAG_TYPES = ['label', 'measure'] as const;
/** What a tag applies to. */
export const TAG_OBJECT_TYPES = ['feature', 'project'] as const;
export const DEFAULT_TAG_COLOR = '#888888';

export const tagName = z.string().trim().min(1, 'Give the tag a name.').max(50);

const editable = {
  name: tagName,
  tag_type: z.enum(TAG_TYPES),
  color,
  /** For a measure: `kg`, `m`. */
  units: z.string().trim().max(32).nullable(),
  object_type: z.enum(TAG_OBJECT_TYPES),
  /** A subtype, in the team's own words. */
  object_subtype: z.string().trim().max(64).nullable(),
};

export const tag = z.object({
  tag_id: id,
  project_id: id,
  ...editable,
  name: z.string(),
  color: z.string(),
});
export type Tag = z.infer<typeof tag>;

export const tagCreate = z.strictObject({
  ...editable,
  tag_type: editable.tag_type.default('label'),
  color: editable.color.default(DEFAULT_TAG_COLOR),
  units: editable.units.default(null),
  object_type: editable.object_type.default('feature'),
  object_subtype: editable.object_subtype.default(null),
});
export type TagCreate = z.output<typeof tagCreate>;

/** Absent fields stay unchanged. */
export const tagUpdate = z.strictObject(z.object(editable).partial().shape);
export type TagUpdate = z.output<typeof tagUpdate>;
