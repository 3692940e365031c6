-- How many pushes were queued for a member within an hour: so many crossings that nobody reads them are no news.
create table push_hours (
  member_id integer primary key references members on delete cascade,
  began_at timestamptz not null default now(),
  count integer not null
);
