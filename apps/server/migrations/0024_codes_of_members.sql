-- Names somebody's place in a project to the outside; it stays when their role changes and ends with it.
alter table project_members add column code uuid not null default gen_random_uuid();
create unique index project_members_code on project_members (code);

-- JSON text: which kinds of satellite imagery may be used in a project.
alter table projects add column planet_features text;
