-- A new version of a report each week or month, of the week or month before, with the rights of who asked for it.
create table ai_report_schedules (
  schedule_id integer generated always as identity primary key,
  organization_id integer not null references organizations on delete cascade,
  member_id integer references members on delete set null,
  layer_code uuid references layers on delete set null,
  every text not null check (every in ('week', 'month')),
  system_prompt text not null,
  user_prompt text not null,
  language text not null check (language in ('en', 'es')),
  time_zone text not null,
  writer text not null,
  -- Null once it has stopped.
  next_at timestamptz,
  -- Why it has stopped, and why the last time has no report.
  stopped text check (stopped in ('author', 'rights', 'layer')),
  skipped text check (skipped in ('no_features', 'model')),
  check ((next_at is null) = (stopped is not null))
);
create index ai_report_schedules_due on ai_report_schedules (next_at) where next_at is not null;
create index ai_report_schedules_organization on ai_report_schedules (organization_id);
create index ai_report_schedules_member on ai_report_schedules (member_id);
create index ai_report_schedules_layer on ai_report_schedules (layer_code);

-- Who gets mail of its reports.
create table ai_report_subscribers (
  schedule_id integer not null references ai_report_schedules on delete cascade,
  member_id integer not null references members on delete cascade,
  primary key (schedule_id, member_id)
);
create index ai_report_subscribers_member on ai_report_subscribers (member_id);

alter table ai_reports
  add column schedule_id integer references ai_report_schedules on delete set null,
  -- The time of the schedule that it was made for; null for those that somebody asked for.
  add column scheduled_for timestamptz;
create unique index ai_reports_scheduled on ai_reports (schedule_id, scheduled_for);
