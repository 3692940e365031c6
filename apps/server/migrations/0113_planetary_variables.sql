-- Planetary variables that were asked for. As an order, one outlives its layer: it was paid for.
create table imagery_variables (
  variable_id uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  layer_code uuid unique references layers on delete set null,
  member_id integer references members on delete set null,
  -- The provider's name of the subscription, and the account that made it; null until the provider has it.
  subscription_id text,
  account_id text,
  -- When the provider was first asked: it may have it although its answer never came.
  asked_at timestamptz,
  -- Counts the times that it was asked for anew after a failure.
  attempt integer not null default 0,
  -- Counts the jobs that worked on it: only the last may go on with it.
  run integer not null default 0,
  -- The provider's names of the group and of the variable in it.
  type text not null,
  source_id text not null,
  -- Both included.
  start_date date not null,
  end_date date not null,
  area geometry not null constraint imagery_variables_area_srid check (st_srid(area) = 4326),
  area_km2 double precision not null,
  -- 9 to 1 while it is under way, 0 when it is done, the negative of the step that failed.
  status smallint not null default 1 check (status between -9 and 9),
  fault text,
  fault_detail text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imagery_variables_organization on imagery_variables (organization_id, created_at);
create index imagery_variables_member on imagery_variables (member_id);

-- What was measured: the mean over the area at a time.
create table imagery_variable_results (
  variable_id uuid not null references imagery_variables on delete cascade,
  result_id text not null,
  at timestamptz not null,
  value double precision not null,
  primary key (variable_id, result_id)
);
