-- The layers of organizations: a tree of groups and of what is drawn. `position` sorts those with the same parent as
-- text in byte order, so that a layer is moved by writing its own row alone.
create table layers (
  code uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  parent_code uuid,
  position text collate "C" not null,
  -- The number of its kind on the wire.
  type smallint not null,
  name text not null,
  -- What is shown to who has not chosen yet.
  visible boolean not null default true,
  opacity double precision not null default 1 check (opacity between 0 and 1),
  status smallint not null default 0,
  -- What its kind keeps.
  layer jsonb not null default '{}',
  aoi geometry
    constraint layers_aoi_srid check (st_srid(aoi) = 4326)
    constraint layers_aoi_valid check (st_isvalid(aoi)),
  -- Counts changes of what it shows, for the version of its tiles.
  version integer not null default 1,
  member_id integer references members on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint layers_organization_code_key unique (organization_id, code),
  -- Together with the organization, so that no group holds a layer of another one.
  constraint layers_parent foreign key (organization_id, parent_code) references layers (organization_id, code)
);
create index layers_children on layers (organization_id, parent_code, position);
create index layers_member on layers (member_id);

-- What a member chose to see of a layer, on each map of a comparison.
create table layer_choices (
  member_id integer not null references members on delete cascade,
  layer_code uuid not null references layers on delete cascade,
  map text not null check (map in ('top', 'bottom')),
  visible boolean not null,
  primary key (layer_code, member_id, map)
);
create index layer_choices_member on layer_choices (member_id);

-- The features that people put into static folders.
create table layer_features (
  layer_code uuid not null references layers on delete cascade,
  feature_code uuid not null references features on delete cascade,
  added_at timestamptz not null default now(),
  primary key (layer_code, feature_code)
);
create index layer_features_feature on layer_features (feature_code);
