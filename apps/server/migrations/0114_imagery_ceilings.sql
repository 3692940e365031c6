-- How much satellite imagery of an organization may be ordered in a month before an administrator has to do it. No row: any.
create table imagery_ceilings (
  organization_id integer primary key references organizations on delete cascade,
  monthly_km2 double precision not null check (monthly_km2 >= 0)
);
