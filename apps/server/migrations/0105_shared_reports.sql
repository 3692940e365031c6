-- A report that an administrator shared with all members of its organization, whatever they may read.
alter table ai_reports
  add column shared_at timestamptz,
  add column shared_by integer references members on delete set null;
create index ai_reports_shared_by on ai_reports (shared_by);
