-- What an organization is to the payment provider.
create table billing_accounts (
  organization_id integer primary key references organizations on delete cascade,
  -- The account's name to people and in addresses.
  code uuid not null unique,
  -- The provider's own name of it.
  customer_id text not null unique,
  -- The newest look at the provider that was written down; an older look that comes late is left out.
  ticket bigint not null default 0,
  created_at timestamptz not null default now()
);
create sequence billing_tickets;

-- Deliveries of the provider that were worked through, so that one that comes twice is worked through once.
create table billing_events (
  event_id text primary key,
  created_at timestamptz not null default now()
);
