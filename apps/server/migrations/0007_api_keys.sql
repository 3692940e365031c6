-- Keys with which programs use the API in the place of the administrator who made them.
create table api_keys (
  uuid uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  name text not null,
  -- SHA-256 of the key in hex; the key itself is shown once and kept nowhere.
  key_hash text not null unique,
  -- Its first characters, by which people tell keys apart.
  key_start text not null,
  scope text not null check (scope in ('read', 'write')),
  -- Null: every project of the organization.
  project_id integer references projects on delete cascade,
  created_by integer not null references members on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_keys_organization on api_keys (organization_id);

-- Keys of third parties that members use through the product, encrypted; never answered again.
create table member_provider_keys (
  organization_id integer not null references organizations on delete cascade,
  member_id integer not null references members on delete cascade,
  name text not null,
  -- AES-256-GCM: nonce, tag and text, in base64url.
  sealed text not null,
  updated_at timestamptz not null default now(),
  primary key (organization_id, member_id, name)
);
