-- How many of the features of an hour are Public and how many static, and the same of each form: a timeline that is narrowed
-- by these reads as few rows as one that is not. Null: nobody counted them yet. They are counted when first asked for, in pieces.
alter table feature_hours add column shared_count integer, add column static_count integer;
-- No reference to the form: forms go with their project alone, and a check would cost every feature.
create table feature_form_hours (
  project_id integer not null references projects on delete cascade,
  template_id integer not null,
  hour timestamptz not null,
  features_count integer not null,
  shared_count integer not null,
  static_count integer not null,
  primary key (project_id, template_id, hour)
);
-- The version of the features up to which these counts were kept. Where it is another, somebody wrote who does not know
-- them, such as a process of the version before, and they are counted anew.
alter table project_stats
  add column kinds_version bigint not null default 0,
  -- Whether they are there for all hours.
  add column kinds_complete boolean not null default false;
