-- Browsers in which a member is told, by their push service, what a geofence asks them.
create table push_subscriptions (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  -- The session that asked for it: it ends with that.
  family_id uuid not null references refresh_families on delete cascade,
  -- SHA-256 of the address at the push service, in hex.
  endpoint_hash text not null unique,
  -- The address and the keys of the browser: whoever has them can send to it.
  sealed text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_family on push_subscriptions (family_id);

-- Signing out keeps the row of the session, however it is done.
create function delete_push_subscriptions() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where family_id = new.family_id;
  return null;
end $$;
create trigger delete_push_subscriptions after update of revoked_at on refresh_families
  for each row when (new.revoked_at is not null) execute function delete_push_subscriptions();
