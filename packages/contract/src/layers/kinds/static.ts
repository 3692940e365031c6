import { z } from 'zod';
import { MAX_FOLDER_CHANGE } from '../limits.ts';

/** Codes of features, each once. */
export const featureIds = z
  .array(z.uuid().transform((code) => code.toLowerCase()))
  .max(MAX_FOLDER_CHANGE)
  .transform((codes) => [...new Set(codes)]);

/** A static folder: features that people put there by hand. They stay in their projects. */
export const staticKind = {
  name: 'static',
  type: 5,
  layer: z.strictObject({ data: z.strictObject({ feature_ids: featureIds.default([]) }) }),
} as const;
