-- A message need not be about an organization: a link for a new password is about one person.
alter table message_queue alter column organization_id drop not null;

-- Wrong passwords of late, by account, or by account and device for a device that was in before.
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null default now()
);
