-- Reports written of the features of a layer.
create table ai_reports (
  code uuid primary key,
  id integer generated always as identity unique,
  organization_id integer not null references organizations on delete cascade,
  member_id integer references members on delete set null,
  layer_code uuid references layers on delete set null,
  -- Its name when the report was written.
  layer_name text not null,
  start_date timestamptz,
  end_date timestamptz,
  system_prompt text not null,
  user_prompt text not null,
  language text not null check (language in ('en', 'es')),
  time_zone text not null,
  -- The built-in writer, or a language model by its name.
  model text not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The projects it rests on: those that its author could read as a whole, and those known by their Public features.
  -- No references: a report of a deleted project does not become one that more people may read.
  whole_projects integer[] not null default '{}',
  public_projects integer[] not null default '{}',
  features integer,
  facts jsonb not null default '[]',
  sections jsonb not null default '[]',
  dropped integer not null default 0
);
create index ai_reports_organization on ai_reports (organization_id, created_at desc);
create index ai_reports_member on ai_reports (member_id);
create index ai_reports_layer on ai_reports (layer_code);
