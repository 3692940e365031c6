-- The tags of features. A tag that is deleted leaves its features; a feature in the trash keeps its tags.
create table feature_tags (
  feature_code uuid not null references features on delete cascade,
  tag_id integer not null references tags on delete cascade,
  -- What was measured, in the units of the tag. NaN is greater than infinity.
  value double precision check (value > '-infinity' and value < 'infinity'),
  primary key (feature_code, tag_id)
);
create index feature_tags_tag on feature_tags (tag_id, feature_code);
