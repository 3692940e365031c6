-- The place a project is about, as the geocoder names it: place_id, country_code, localname.
alter table projects add column place_details jsonb;
-- Its boundary: a feature of the project with subtype 'project', which no list of reports shows.
alter table projects add column paired_feature_code uuid references features on delete set null;
create unique index projects_paired_feature on projects (paired_feature_code) where paired_feature_code is not null;
-- Whether bytes are still somebody's, once those of a purged project are not.
create index resources_digest on resources (digest);
