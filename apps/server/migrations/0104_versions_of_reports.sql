-- Versions of a report: each is a report of its own, which knows the one before.
alter table ai_reports
  add column version integer not null default 1 check (version > 0),
  -- No reference: a version outlives the one before, and says that it had one.
  add column previous_code uuid;
