import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { MAX_VIEW_NAME, MIN_VIEW_NAME } from './limits.ts';

const name = z
  .string()
  .trim()
  .min(MIN_VIEW_NAME, `Name must be at least ${MIN_VIEW_NAME} characters`)
  .max(MAX_VIEW_NAME);
/** The query of the address of the project's map, without `?`: camera, base style and filters, as the page reads them. */
const query = z
  .string()
  .max(4000)
  .regex(/^[^\s?#]*$/, 'Give the query of an address, without ? and #.');

/** A map view of a project that a member has named. */
export const savedView = z.object({
  view_id: id,
  project_id: id,
  name: z.string(),
  query: z.string(),
  /** Everybody who reads the project sees it. */
  is_shared: z.boolean(),
  /** Null: whoever saved it is no longer a member. */
  member_id: id.nullable(),
  display_name: z.string().nullable(),
  created_at: timestamp,
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewCreate = z.strictObject({ name, query, is_shared: z.boolean().default(false) });
export type SavedViewCreate = z.output<typeof savedViewCreate>;

/** What is absent stays as it is. */
export const savedViewUpdate = z.strictObject({
  name: name.optional(),
  query: query.optional(),
  is_shared: z.boolean().optional(),
});
export type SavedViewUpdate = z.output<typeof savedViewUpdate>;
