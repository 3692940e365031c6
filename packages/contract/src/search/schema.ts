import { z } from 'zod';
import { id } from '../common.ts';
import { geometry } from '../features/geometry.ts';

export const SUGGESTION_TYPES = ['project', 'feature', 'organization', 'tag', 'member'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];
/** The fewest letters of a search. */
export const SEARCH_MIN_LENGTH = 2;
/** The most suggestions of one type. */
export const SEARCH_LIMIT = 6;

/** A search result, with what is needed to open it. */
export const suggestion = z.object({
  type: z.enum(SUGGESTION_TYPES),
  /** The code of a feature; the number of everything else, as text. */
  id: z.string(),
  name: z.string(),
  /** For a feature: its geometry, or the bounding box of one with many vertices. */
  geometry: geometry.nullable(),
  avatar_url: z.string().nullable(),
  /** For features and tags. */
  color: z.string().nullable(),
  /** Where it is. For a member: an organization or project shared with the caller. */
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
