-- Files of features made in the background, each its maker's. The file lies in the file store under its digest until
-- it expires; the token in its address is the only way to it.
create table exports (
  uuid uuid primary key,
  project_id integer not null references projects (project_id) on delete cascade,
  member_id integer not null references members (member_id) on delete cascade,
  format text not null,
  with_photos boolean not null,
  -- As the list was given it.
  filter jsonb not null,
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  total integer not null,
  written integer not null default 0,
  manifest jsonb,
  digest text,
  byte_size bigint,
  token text unique,
  created_at timestamptz not null default now(),
  -- While it is running: when another process may take it over, as its maker must have died.
  lease_until timestamptz,
  finished_at timestamptz,
  expires_at timestamptz
);
create index exports_queue on exports (created_at) where status in ('queued', 'running');
create index exports_member on exports (member_id, created_at desc);
create index exports_digest on exports (digest) where digest is not null;
