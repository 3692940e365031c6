-- The keys of organizations' own accounts for satellite imagery, encrypted under the secret of the installation.
create table organization_imagery_keys (
  organization_id integer primary key references organizations on delete cascade,
  sealed text not null,
  -- Its last characters, to tell keys apart.
  ending text not null,
  set_by integer references members on delete set null,
  set_at timestamptz not null default now()
);
create index organization_imagery_keys_member on organization_imagery_keys (set_by);
