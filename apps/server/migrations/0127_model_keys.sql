-- The language models that organizations have their reports written by; keys are encrypted under the secret of the installation.
create table organization_model_keys (
  organization_id integer primary key references organizations on delete cascade,
  api text not null check (api in ('openai', 'anthropic')),
  url text not null,
  model text not null,
  -- Null: the endpoint needs no key.
  sealed text,
  -- Its last characters, to tell keys apart.
  ending text,
  set_by integer references members on delete set null,
  set_at timestamptz not null default now()
);
create index organization_model_keys_member on organization_model_keys (set_by);
