-- The opacity that a member chose for a layer on their own map, in place of the one that the layer has for everybody.
create table layer_opacities (
  member_id integer not null references members on delete cascade,
  layer_code uuid not null references layers on delete cascade,
  opacity double precision not null check (opacity between 0 and 1),
  primary key (layer_code, member_id)
);
create index layer_opacities_member on layer_opacities (member_id);
