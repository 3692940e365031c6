-- Imports of many features, on a record that outlives the page, the server and the connection.
create table imports (
  import_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  -- The client's own name of it: starting it twice makes one.
  uuid uuid not null,
  member_id integer references members on delete set null,
  on_duplicate text not null check (on_duplicate in ('skip', 'update', 'duplicate')),
  created_count integer not null default 0,
  updated_count integer not null default 0,
  skipped_count integer not null default 0,
  -- Features that could not be taken, and lines that name no feature at all.
  failed_count integer not null default 0,
  unread_count integer not null default 0,
  -- How the last stream of features ended before its time.
  interrupted text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  undone_at timestamptz,
  undone_count integer not null default 0,
  constraint imports_uuid_key unique (project_id, uuid)
);
create index imports_project on imports (project_id, import_id desc);

-- The digest is that of a file on somebody's disk: no file of the store is meant.
create table import_files (
  import_id integer not null references imports on delete cascade,
  position smallint not null,
  name text not null,
  source_digest text not null,
  features_count integer not null,
  primary key (import_id, position)
);
create index import_files_digest on import_files (source_digest);

-- What became of each feature. No reference to it: a million checks would cost more than the rows, and what is gone from
-- `features` is looked up there in vain.
create table import_features (
  import_id integer not null references imports on delete cascade,
  local_uuid uuid not null,
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  code uuid,
  -- Where it stands: which file of the import, and its place in there.
  position smallint,
  source_index integer,
  primary key (import_id, local_uuid)
);
create index import_features_source on import_features (import_id, position, source_index) where position is not null;
create index import_features_failed on import_features (import_id) where outcome = 'failed';
