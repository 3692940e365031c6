-- Files of smaller sizes that pictures named, or were about to: removed by the purge once they are old enough, unless a
-- row names them by then.
create table lost_image_files (
  digest text primary key,
  lost_at timestamptz not null
);
