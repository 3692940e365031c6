-- What a batch of an import created, as one row a file of it: a row a feature would cost a quarter of the feature itself.
create table import_batches (
  batch_id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  -- Which file of the import, and the first and the last of the places in there; null where nobody said.
  position smallint,
  first_index integer,
  last_index integer,
  -- Each feature has one place in all three.
  local_uuids uuid[] not null,
  codes uuid[] not null,
  source_indexes integer[] not null
);
create index import_batches_import on import_batches (import_id, position, first_index);
-- Random keys do not shrink: trying would cost more than their space.
alter table import_batches
  alter column local_uuids set storage external,
  alter column codes set storage external;

-- What became of each feature of an import, however it was written down. The range says in which rows a place can be.
create view import_done as
  select import_id, local_uuid, outcome, code, position, source_index, version,
    source_index as first_index, source_index as last_index
  from import_features
  union all
  select b.import_id, f.local_uuid, 'created', f.code, b.position, f.source_index, null,
    b.first_index, b.last_index
  from import_batches b
  cross join lateral unnest(b.local_uuids, b.codes, b.source_indexes) f (local_uuid, code, source_index);
