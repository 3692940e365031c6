-- An export is of a project's list as it is filtered, or of its trash.
alter table exports add column list text not null default 'features' check (list in ('features', 'trash'));

-- The least and the greatest code of what a batch created. Codes begin with the time, so that those of a batch stand
-- close together, wherever in a file its features come from, and also where nobody said. Null of what was there before.
alter table import_batches add column first_code uuid, add column last_code uuid;
