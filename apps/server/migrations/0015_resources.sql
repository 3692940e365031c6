-- The order that people give to the files of a feature; those they gave none stand behind, as they came.
alter table resources add column position integer;

alter table feature_history drop constraint feature_history_action_check;
alter table feature_history add constraint feature_history_action_check
  check (action in ('updated', 'restored', 'file_added', 'file_removed', 'files_ordered', 'deleted', 'recovered'));

-- Files that come in pieces; the pieces lie in the file store until the last one is there.
create table uploads (
  -- The client's own name of the file; the resource that becomes of it has the same.
  uuid uuid primary key,
  feature_code uuid not null references features (code) on delete cascade,
  member_id integer not null references members (member_id) on delete cascade,
  file_name text not null,
  byte_size integer not null,
  expires_at timestamptz not null
);
create index uploads_feature on uploads (feature_code);
create index uploads_member on uploads (member_id);
create index uploads_expires on uploads (expires_at);
