-- The trash: a project goes with everything below it, under one deletion that can be taken back as a whole.
create table project_deletions (
  deletion_id uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  -- The project that was asked for; those below it carry the same deletion.
  project_id integer not null references projects on delete cascade,
  member_id integer references members on delete set null,
  created_at timestamptz not null default now()
);
create index project_deletions_organization on project_deletions (organization_id);
create index project_deletions_created on project_deletions (created_at);
create index project_deletions_project on project_deletions (project_id);
alter table projects add column deletion_id uuid references project_deletions on delete set null;
create index projects_deletion on projects (deletion_id) where deletion_id is not null;

create table tags (
  tag_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  tag_type text not null default 'label' check (tag_type in ('label', 'measure')),
  name text not null,
  color text not null default '#888888',
  units text,
  object_type text not null default 'feature' check (object_type in ('feature', 'project')),
  object_subtype text,
  created_at timestamptz not null default now()
);
create unique index tags_name_key on tags (project_id, lower(name));

-- The parts of the product a project shows; all of them at first.
create table project_components (
  project_id integer not null references projects on delete cascade,
  name text not null,
  primary key (project_id, name)
);
insert into project_components (project_id, name)
select p.project_id, part.name from projects p cross join (values ('tags'), ('templates')) part (name);

-- Text as it is searched: no accents, lower case, punctuation as spaces. Both the index and the question pass
-- through it, so that they always agree.
create function search_text(value text) returns text
language sql immutable parallel safe strict as $$
  select lower(translate(
    regexp_replace(normalize(value, NFD), U&'[\0300-\036F]', '', 'g'),
    '-_./\,:;()[]{}<>|!?*&%$#@+="''`~^' || chr(9) || chr(10) || chr(13),
    repeat(' ', 35)))
$$;
-- Indexes are built with an empty search path from PostgreSQL 17 on, so the schema is named.
-- The words of a text. Not by a text search parser, which would take names apart as URLs, numbers and hosts.
create function search_words(value text) returns tsvector
language sql immutable parallel safe strict as $$
  select array_to_tsvector(array_remove(string_to_array(public.search_text(value), ' '), ''))
$$;
-- The question: every word has to begin a word of the text. Null when it holds no word.
create function search_query(value text) returns tsquery
language sql immutable parallel safe strict as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from unnest(array_remove(string_to_array(public.search_text(value), ' '), '')) word
$$;
create index features_search on features using gin (search_words(name)) where deleted_at is null;
create index projects_search on projects using gin (search_words(project_name)) where deleted_at is null;
create index organizations_search on organizations using gin (search_words(organization_name));
create index members_search on members using gin (search_words(display_name || ' ' || coalesce(email, '')));
create index tags_search on tags using gin (search_words(name));
