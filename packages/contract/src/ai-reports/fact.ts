import { z } from 'zod';
import { timestamp } from '../common.ts';

/** What a fact says. */
export const FACT_KINDS = [
  /** How many features there are, and how many there were in as much time before. */
  'total',
  'previous',
  /** Features of one template, author, project and type of geometry. `label` names it. */
  'template',
  'member',
  'project',
  'geometry_type',
  /** What a template and an author that are told had in as much time before, unless others that are told have the same name. */
  'template_before',
  'member_before',
  /** The first and the last observation, the day and the hour of the day with the most, and the longest time without. */
  'first',
  'last',
  'busiest_day',
  'busiest_hour',
  'longest_gap',
  /** Features of one day, week, month or year, which `detail` says: the newest ones, for a chart. `at` is its beginning. */
  'period',
  /** Features of one hour of the day, from 0, which `detail` says: those that have any, for a chart. */
  'hour',
  /** The cell of a grid with the most features, and the next ones. */
  'densest_cell',
  'cell',
  /** The sum and the largest of areas and lengths. */
  'area_sum',
  'area_largest',
  'length_sum',
  'length_longest',
  /** Of a field with numbers: how many, the least, the greatest, the mean, the middle one and the quartiles. `label` is the field. */
  'number_count',
  'number_least',
  'number_greatest',
  'number_mean',
  'number_median',
  'number_lower_quartile',
  'number_upper_quartile',
  /** The mean of the field in as much time before, and how many of its values now are far from the others. */
  'number_mean_before',
  'number_outliers',
  /** Features with an answer: `label` is the field, `detail` the answer. */
  'answer',
  /** Features with a long text in the field `label`, and those that left it empty although their form asks for it. */
  'text',
  'unanswered',
  /** Features with photographs, those without, and the one with the most, which `label` names. */
  'photographs',
  'unpictured',
  'most_pictured',
  /** Features with notes, how many notes these have, and the feature with the most, which `label` names. */
  'noted',
  'notes',
  'most_notes',
  /** How often somebody entered a geofence, and how long the stays there lasted together. `label` names it. */
  'fence_entries',
  'fence_time',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Units of values. `number`: that of the field, which is not known. `hour`: of the day, from 0. */
export const FACT_UNITS = [
  'features',
  'days',
  'hour',
  'm2',
  'm',
  'number',
  'entries',
  'notes',
  'photographs',
] as const;
export type FactUnit = (typeof FACT_UNITS)[number];

/** A number that was computed from features. The same features give the same facts. */
export const fact = z.object({
  /** `f1`, `f2` and so on, within its report. */
  id: z.string(),
  kind: z.enum(FACT_KINDS),
  value: z.number(),
  unit: z.enum(FACT_UNITS),
  label: z.string().nullable(),
  detail: z.string().nullable(),
  /** When it happened, or began and ended. A day is the time of its beginning. */
  at: timestamp.nullable(),
  until: timestamp.nullable(),
  /** Where: the middle of a place, in degrees. */
  place: z.object({ lon: z.number(), lat: z.number() }).nullable(),
  /** How many features it rests on. */
  features: z.number().int(),
  /** The newest of them, `MAX_FACT_CODES` at most. */
  codes: z.array(z.string()),
});
export type Fact = z.infer<typeof fact>;

/** What the query of a fact gives now; a `value` of null: there is nothing to tell any more. */
export const computedFact = fact.pick({ label: true, at: true, until: true }).extend({
  value: z.number().nullable(),
  /** Whether that is what the report says. */
  is_same: z.boolean(),
});
export type ComputedFact = z.infer<typeof computedFact>;
