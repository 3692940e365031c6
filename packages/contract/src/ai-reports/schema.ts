import { z } from 'zod';
import { id, instant, timestamp } from '../common.ts';
import { GEOMETRY_TYPES } from '../features/geometry.ts';
import { fact } from './fact.ts';
import { reportFilter } from './filter.ts';
import { MAX_PROMPT } from './limits.ts';

export const AI_REPORT_STATUSES = ['pending', 'completed', 'failed'] as const;
export type AiReportStatus = (typeof AI_REPORT_STATUSES)[number];

/** Languages that reports are written in. */
export const REPORT_LANGUAGES = ['en', 'es'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Who may write a report: the built-in writer, which needs no model, or the language model of the organization or the installation. */
export const REPORT_WRITERS = ['built_in', 'model'] as const;
export type ReportWriterName = (typeof REPORT_WRITERS)[number];

/** Why a report was not written, where more can be said than that it was not. */
export const REPORT_FAILURES = [
  /** The language model cannot be reached, or has failed. */
  'model_down',
  /** It answered, but not in the shape that it was asked for. */
  'model_answer',
  /** All of what it wrote was left out. */
  'nothing_held',
  /** The organization has used what it may use in a month. */
  'limit',
  /** No features are left, or none that the author may read. */
  'no_features',
  /** Its author or an administrator ended its making. */
  'cancelled',
] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

/** How often a schedule has a report made: on Mondays of the week before, on the first of the month of the month before. */
export const REPORT_INTERVALS = ['week', 'month'] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

/** Why a schedule has stopped. */
export const SCHEDULE_STOPS = [
  /** Who set it has left the organization. */
  'author',
  /** They may not have reports made of the layer any more. */
  'rights',
  /** The layer was deleted. */
  'layer',
] as const;
/** Why the last time of a schedule has no report. */
export const SCHEDULE_SKIPS = [
  /** There were no features in the time. */
  'no_features',
  /** The language model was not there, or the organization has used what it may use in a month. */
  'model',
  /** It could not be made, although it was tried several times. */
  'failed',
] as const;

export const reportScheduleSet = z.strictObject({ every: z.enum(REPORT_INTERVALS) });

export const reportSchedule = z.object({
  every: z.enum(REPORT_INTERVALS),
  /** The name of who set it, with whose rights its reports are made; null once they have left. */
  member_display_name: z.string().nullable(),
  /** When the next report is made; null once it has stopped. */
  next_at: timestamp.nullable(),
  stopped: z.enum(SCHEDULE_STOPS).nullable(),
  skipped: z.enum(SCHEDULE_SKIPS).nullable(),
  /** Whether the caller gets mail of new reports. */
  is_subscribed: z.boolean(),
  /** Whether the caller may end it. */
  can_end: z.boolean(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** What a new report is asked for. */
export const aiReportCreate = z.strictObject({
  writer: z.enum(REPORT_WRITERS).default('built_in'),
  /** For a model. The built-in writer follows no instructions. */
  system_prompt: z.string().max(MAX_PROMPT).default(''),
  user_prompt: z.string().trim().max(MAX_PROMPT).default(''),
  language: z.enum(REPORT_LANGUAGES).default('en'),
  /** In which days and hours are told. */
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Give a time zone by its name, as in America/Los_Angeles.')
    .default('UTC'),
});
export type AiReportCreate = z.infer<typeof aiReportCreate>;

/** Both ends included; without them, all features of the layer. */
export const aiReportRange = z
  .object({ startDate: instant.optional(), endDate: instant.optional() })
  .refine(
    ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
    { path: ['endDate'], message: 'The end is before the start.' },
  );

/** Who can write. `model`, `is_built_in` and the prompts are of the language model, if there is one. */
export const aiReportConfig = z.object({
  writers: z.array(z.enum(REPORT_WRITERS)),
  model: z.string(),
  is_built_in: z.boolean(),
  default_system_prompt: z.string(),
  default_user_prompt: z.string(),
});
export type AiReportConfig = z.infer<typeof aiReportConfig>;

/** What an organization has used of the language model in a month, and what it may use. */
export const aiReportUsage = z.object({
  /** Its first day, as in 2026-11-01. */
  month: z.string(),
  calls: z.number().int(),
  calls_limit: z.number().int(),
  /** Given and answered. */
  tokens: z.number().int(),
  tokens_limit: z.number().int(),
});
export type AiReportUsage = z.infer<typeof aiReportUsage>;

/** A sentence, and the facts that hold every number, date and name in it. */
export const reportSentence = z.object({ text: z.string(), facts: z.array(z.string()) });
export type ReportSentence = z.infer<typeof reportSentence>;

export const REPORT_SECTIONS = ['overview', 'people', 'time', 'places', 'measures', 'answers'] as const;
export const reportSection = z.object({
  kind: z.enum(REPORT_SECTIONS),
  title: z.string(),
  sentences: z.array(reportSentence),
});
export type ReportSection = z.infer<typeof reportSection>;

const head = {
  id,
  code: z.uuid(),
  status: z.enum(AI_REPORT_STATUSES),
  user_prompt: z.string(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  /** The layer it is of; null once that is deleted. */
  layer_code: z.uuid().nullable(),
  layer_name: z.string(),
  start_date: timestamp.nullable(),
  end_date: timestamp.nullable(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  writer: z.enum(REPORT_WRITERS),
  model: z.string(),
  failure: z.enum(REPORT_FAILURES).nullable(),
  /** From 1; a refreshed report is the next version, and names the one before, which may have been deleted since. */
  version: z.number().int(),
  previous_code: z.uuid().nullable(),
  /** How many features it rests on; null until it is completed. */
  features: z.number().int().nullable(),
};

/** A report in a list. */
export const aiReportListItem = z.object({
  ...head,
  /** Whether the caller may delete it. */
  can_delete: z.boolean(),
  /** Its sentences as text, a paragraph for each section; null until it is completed. */
  report_content: z.string().nullable(),
});
export type AiReportListItem = z.infer<typeof aiReportListItem>;

export const aiReport = aiReportListItem.extend({
  /** Whether the version before rests on other projects: what changed since may be the rights, not the data. */
  is_of_other_projects: z.boolean(),
  /** The filter of its layer when it was computed; null: it is not known, or the layer has none. */
  filter: reportFilter.nullable(),
  /** Whether the version before was computed with another filter. */
  is_of_other_filter: z.boolean(),
  /** Since when all members of the organization read it, whatever they may read of its features, and by whom; null: it is not shared. */
  shared_at: timestamp.nullable(),
  shared_by: z.string().nullable(),
  /** Whether the caller may share it, and end that. */
  can_share: z.boolean(),
  /** The schedule by which new versions of it are made. */
  schedule: reportSchedule.nullable(),
  /** Whether the caller may put it on a schedule: its author, while its layer is there. */
  can_schedule: z.boolean(),
  language: z.enum(REPORT_LANGUAGES),
  time_zone: z.string(),
  sections: z.array(reportSection),
  facts: z.array(fact),
  /** Sentences of the writer that were left out, since no fact held them. */
  dropped: z.number().int(),
});
export type AiReport = z.infer<typeof aiReport>;

/** A feature that a fact rests on, as far as the reader may see it now. */
export const factFeature = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  project_id: id,
  /** In milliseconds since 1970. */
  created_origin: z.number().int(),
  lon: z.number(),
  lat: z.number(),
  /** Its first photograph. */
  thumb_uuid: z.string().nullable(),
});
export type FactFeature = z.infer<typeof factFeature>;
