import { z } from 'zod';
import { MAX_FOLDER_CHANGE } from '../limits.ts';

/** Codes of features, each once. */
export const featureIds = z
  .array(z.uuid().transform((code) => code.toLowerCase()))
  .max(MAX_FOLDER_CHANGE)
  .transform((codes) => [...new Set(codes)]);

/** A static folder by name, to choose where to save a feature. */
export const staticFolder = z.object({ code: z.uuid(), name: z.string() });
export type StaticFolder = z.infer<typeof staticFolder>;

/** The result of an addition; `total` is the number of features of the folder that the caller may read. */
export const folderAddition = z.object({ added: z.number().int(), total: z.number().int() });
export type FolderAddition = z.infer<typeof folderAddition>;
/** As `folderAddition`. */
export const folderRemoval = z.object({ removed: z.number().int(), total: z.number().int() });
export type FolderRemoval = z.infer<typeof folderRemoval>;

/** A static folder: features that people put there by hand. They stay in their projects. */
export const staticKind = {
  name: 'static',
  type: 5,
  layer: z.strictObject({ data: z.strictObject({ feature_ids: featureIds.default([]) }) }),
} as const;
