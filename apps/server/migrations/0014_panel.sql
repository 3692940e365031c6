-- What people wrote about a feature is searched beside its name; most features have nothing there.
create index features_description_search on features using gin (search_words(description))
  where deleted_at is null and description <> '';
-- The data of one person, and of one form, the newest first.
create index features_member on features (project_id, member_id, created_origin desc, code desc)
  where deleted_at is null;
create index features_template on features (project_id, template_id, created_origin desc, code desc)
  where deleted_at is null and template_id is not null;
