import { z } from 'zod';
import { id } from '../../common.ts';
import { TAG_TYPES } from '../../tags/schema.ts';
import { MAX_FEATURE_TAGS } from '../limits.ts';

/** A tag on a feature. */
export const featureTag = z.object({
  tag_id: id,
  name: z.string(),
  color: z.string(),
  tag_type: z.enum(TAG_TYPES),
  units: z.string().nullable(),
  /** What was measured, in these units; null for a label, and for a measure without a number. */
  value: z.number().nullable(),
});
export type FeatureTag = z.infer<typeof featureTag>;

/** A tag to put on a feature; only a measure takes a value. */
export const featureTagInput = z.strictObject({ tag_id: id, value: z.number().nullable().default(null) });
export type FeatureTagInput = z.output<typeof featureTagInput>;

/** Each tag once, which the server checks. */
export const featureTagsInput = z.array(featureTagInput).max(MAX_FEATURE_TAGS);
