-- The version that an import gave to a feature it updated: undoing the import takes that version back, and no other.
alter table import_features add column version integer;

-- Of an import that was undone: features that are again what they were before it, and those left alone because
-- somebody changed them since.
alter table imports
  add column restored_count integer not null default 0,
  add column left_count integer not null default 0;
