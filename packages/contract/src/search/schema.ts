import { z } from 'zod';
import { id } from '../common.ts';
import { geometry } from '../features/geometry.ts';

export const SUGGESTION_TYPES = ['project', 'feature', 'organization', 'tag', 'member'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];
/** The fewest letters that are searched for. */
export const SEARCH_MIN_LENGTH = 2;
/** Suggestions of one type at most. */
export const SEARCH_LIMIT = 6;

/** One thing that was found, with what it takes to open it. */
export const suggestion = z.object({
  type: z.enum(SUGGESTION_TYPES),
  /** The code of a feature; the number of everything else, as text. */
  id: z.string(),
  name: z.string(),
  /** Of a feature: its shape, or the box around a shape of many vertices. */
  geometry: geometry.nullable(),
  avatar_url: z.string().nullable(),
  /** Of features and tags. */
  color: z.string().nullable(),
  /** Where it is. Of a member: an organization or a project that both are in. */
  organization_id: id.nullable(),
  organization_name: z.string().nullable(),
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  /** Of features alone: their author; null where the author is unknown. */
  member_display_name: z.string().nullable().optional(),
  /** Of features alone: when it was observed, in milliseconds since 1970. */
  created_origin: z.number().int().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;
