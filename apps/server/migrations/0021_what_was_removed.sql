-- Files that were taken off a feature, each with the entry of the history that says so: for 30 days it gives them back.
create table detached_resources (
  history_id bigint primary key references feature_history on delete cascade,
  feature_code uuid not null references features on delete cascade,
  uuid uuid not null,
  digest text not null,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  position integer,
  -- When it was added, so that it comes back into its place.
  created_at timestamptz not null,
  detached_at timestamptz not null default now()
);
create index detached_resources_feature on detached_resources (feature_code);
create index detached_resources_digest on detached_resources (digest);
create index detached_resources_due on detached_resources (detached_at);

-- Every row that is there keeps the narrower rule of before: none is read again while the table is locked.
alter table feature_history drop constraint feature_history_action_check;
alter table feature_history add constraint feature_history_action_check
  check (action in ('updated', 'restored', 'file_added', 'file_removed', 'file_restored', 'files_ordered', 'paired',
    'unpaired', 'deleted', 'recovered')) not valid;

-- Pictures of which none could be drawn are tried once more: too large was half of what is accepted, and what failed
-- for want of memory was remembered as broken.
delete from picture_variants where variant_digest is null;

-- What an edit of a form started from.
alter table templates add column version integer not null default 1;
