-- What people wrote about a feature is searched beside its name; most features have nothing there.
create index features_description_search on features using gin (search_words(description))
  where deleted_at is null and description <> '';
-- The data of one person, and of one form, the newest first.
create index features_member on features (project_id, member_id, created_origin desc, code desc)
  where deleted_at is null;
create index features_template on features (project_id, template_id, created_origin desc, code desc)
  where deleted_at is null and template_id is not null;
-- Public, static and photographed features are few, perhaps far back: each has its own order of time.
create index features_shared on features (project_id, created_origin desc, code desc)
  where deleted_at is null and shared;
create index features_static on features (project_id, created_origin desc, code desc)
  where deleted_at is null and is_static;
create index features_pictured on features (project_id, created_origin desc, code desc)
  where deleted_at is null and resources_count > 0;
-- Taking a text apart costs thousands of times what comparing two numbers does. Told so, the planner asks the
-- index of words instead of walking through the features by date in search of a rare word.
alter function search_words(text) cost 5000;
