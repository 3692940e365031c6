-- What was ordered of a provider of satellite imagery. An order outlives its layer: it was paid for.
create table imagery_orders (
  order_id uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  layer_code uuid unique references layers on delete set null,
  member_id integer references members on delete set null,
  -- The provider's name of it; null until the provider has it.
  provider_order_id text,
  -- When the provider was first asked: it may have it although its answer never came.
  asked_at timestamptz,
  -- Counts the times that it was placed anew after a failure.
  attempt integer not null default 0,
  item_type text not null,
  item_ids text[] not null,
  product_bundle text not null,
  area geometry not null constraint imagery_orders_area_srid check (st_srid(area) = 4326),
  area_km2 double precision not null,
  -- 4 to 1 while it is under way, 0 when it is done, the negative of the step that failed.
  status smallint not null default 1 check (status between -4 and 4),
  fault text,
  fault_detail text,
  -- The delivered picture in the storage of files.
  digest text,
  byte_size bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imagery_orders_organization on imagery_orders (organization_id, created_at);
create index imagery_orders_member on imagery_orders (member_id);
create index imagery_orders_provider on imagery_orders (provider_order_id) where provider_order_id is not null;
create index imagery_orders_digest on imagery_orders (digest) where digest is not null;
