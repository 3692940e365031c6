-- Who is told of what the geofences of a project tell.
create table fence_rules (
  rule_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  name text not null,
  -- Null: every geofence of the project.
  feature_code uuid references features on delete cascade,
  kinds text[] not null,
  webhook_url text,
  -- Sealed.
  webhook_secret text,
  per_hour integer not null check (per_hour between 1 and 1000),
  created_at timestamptz not null default now(),
  check ((webhook_url is null) = (webhook_secret is null))
);
create index fence_rules_project on fence_rules (project_id);
create index fence_rules_feature on fence_rules (feature_code);

-- The members whom a rule tells by mail.
create table fence_rule_members (
  rule_id integer not null references fence_rules on delete cascade,
  member_id integer not null references members on delete cascade,
  primary key (rule_id, member_id)
);
create index fence_rule_members_member on fence_rule_members (member_id);

-- Each message of a rule: to a member, or to the webhook.
create table fence_deliveries (
  delivery_id uuid primary key,
  rule_id integer not null references fence_rules on delete cascade,
  -- Null: to the webhook.
  member_id integer references members on delete cascade,
  crossing_id bigint not null references fence_crossings on delete cascade,
  change text not null check (change in ('told', 'moved', 'withdrawn')),
  state text not null check (state in ('waiting', 'sent', 'failed', 'limited', 'kept')),
  attempts integer not null default 0,
  answer_status integer,
  answer text,
  created_at timestamptz not null default now(),
  tried_at timestamptz
);
create index fence_deliveries_rule on fence_deliveries (rule_id, created_at desc);
create index fence_deliveries_member on fence_deliveries (member_id, created_at);
create index fence_deliveries_crossing on fence_deliveries (crossing_id);
