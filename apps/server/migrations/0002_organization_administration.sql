-- What an organization calls a person; null: by their own name.
alter table organization_members add column display_name text;
alter table organization_members add column key_settings jsonb not null default '[]';

-- Pictures of people and organizations. The code stands in their address, which needs no token: it is random.
create table avatars (
  code text primary key,
  -- SHA-256 of the bytes: where the file store keeps them.
  digest text not null,
  byte_size integer not null,
  created_at timestamptz not null default now()
);
