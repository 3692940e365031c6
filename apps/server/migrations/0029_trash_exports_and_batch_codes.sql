-- An export is of a project's list as it is filtered, or of its trash.
alter table exports add column list text not null default 'features' check (list in ('features', 'trash'));
