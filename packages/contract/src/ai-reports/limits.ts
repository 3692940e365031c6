/** Characters of what a person asks. */
export const MAX_PROMPT = 4_000;
/** Features that a fact lists by code: the newest of those it rests on. */
export const MAX_FACT_CODES = 50;
/** Fields that the facts of a report tell of each type, those with the most values first. */
export const MAX_FACT_FIELDS = 24;
/** Reports that a list returns. */
export const MAX_AI_REPORTS = 200;
/** Reports that a member may have in the making. */
export const MAX_OPEN_AI_REPORTS = 3;
/** Schedules that a member may have in an organization. */
export const MAX_REPORT_SCHEDULES = 20;
/** Names of projects, of templates and of members that the filter of a report tells. */
export const MAX_TOLD_NAMES = 20;
