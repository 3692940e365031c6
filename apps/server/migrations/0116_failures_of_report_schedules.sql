-- A schedule whose report cannot be started is tried a few times, and then waits for its next time and says so.
alter table ai_report_schedules
  add column failures smallint not null default 0,
  drop constraint ai_report_schedules_skipped_check,
  add constraint ai_report_schedules_skipped_check check (skipped in ('no_features', 'model', 'failed'));
