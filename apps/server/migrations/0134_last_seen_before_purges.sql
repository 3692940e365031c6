-- When a member was last here, of sessions that ended and whose rows are gone; null: none is.
alter table members add column last_seen_at timestamptz;
