-- Where layers get tiles of another server from.
create table layer_tile_sources (
  -- A new one with each change: kept tiles are named after it.
  source_id uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  layer_code uuid not null unique references layers on delete cascade,
  -- The address with what was read at it, sealed: it may have a key.
  sealed text not null,
  -- Why the last tile could not be had; null: it was.
  fault text,
  fault_at timestamptz,
  created_at timestamptz not null default now()
);
create index layer_tile_sources_organization on layer_tile_sources (organization_id);
