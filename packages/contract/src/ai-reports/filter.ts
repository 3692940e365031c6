import { z } from 'zod';
import { GEOMETRY_TYPES } from '../features/geometry.ts';

/** What a filter asks for by name. With neither names nor others: anything. */
const namedCondition = z.object({
  /** Those that the caller may know, `MAX_TOLD_NAMES` at most. */
  names: z.array(z.string()),
  /** How many more there are: the caller may not know them, they are gone, or they are too many to be told. */
  others: z.number().int(),
});
export type NamedCondition = z.infer<typeof namedCondition>;

/** The filter that the layer of a report had when the report was computed. */
export const reportFilter = z.object({
  projects: namedCondition,
  templates: namedCondition,
  members: namedCondition,
  /** None: any. */
  geometry_types: z.array(z.enum(GEOMETRY_TYPES)),
  search: z.string().nullable(),
  /** Whether it asks for Public features alone, and for those of an area. */
  is_public: z.boolean(),
  has_area: z.boolean(),
});
export type ReportFilter = z.infer<typeof reportFilter>;
