-- Who writes a report, why it was not written, and what an organization uses of the language model.
alter table ai_reports
  add column writer text not null default 'built_in' check (writer in ('built_in', 'model')),
  -- A code of the contract; null unless it has failed for a reason that is told.
  add column failure text;
create table ai_usage (
  organization_id integer not null references organizations on delete cascade,
  -- Its first day, in UTC.
  month date not null,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (organization_id, month)
);
