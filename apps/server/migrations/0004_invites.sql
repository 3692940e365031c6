-- When a provider's token, or a mail that reached it, showed that the address is its member's; null: nothing did yet.
alter table members add column email_verified_at timestamptz;

create table invites (
  -- Names the invite to those who manage it. It is no secret and opens nothing.
  uuid uuid primary key,
  -- SHA-256 of the code in the link, in hex; the code itself stands in the message alone.
  code_hash text not null constraint invites_code_key unique,
  organization_id integer not null references organizations on delete cascade,
  -- Null: into the organization itself.
  project_id integer references projects on delete cascade,
  inviter_id integer not null references members on delete cascade,
  fullname text not null,
  email text,
  phone text,
  project_role text check (project_role in ('project_viewer', 'project_editor', 'project_admin')),
  organization_role text check (organization_role in ('org_viewer', 'org_member', 'org_admin')),
  auto_accept boolean not null default false,
  include_in_org boolean not null default false,
  app_only boolean not null default false,
  email_status text not null default 'pending'
    check (email_status in ('pending', 'sending', 'processed', 'failed')),
  -- A message with the code in force went out to the address, so that whoever has the code reads its mail.
  is_mailed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by integer references members on delete set null,
  constraint invites_target check ((project_id is null) = (project_role is null) and (project_id is null) <> (organization_role is null)),
  constraint invites_addressee check (num_nonnulls(email, phone) >= 1)
);
-- One invite an address waits in one place; inviting again renews it.
create unique index invites_project_email on invites (project_id, email)
  where accepted_at is null and project_id is not null and email is not null;
create unique index invites_project_phone on invites (project_id, phone)
  where accepted_at is null and project_id is not null and email is null;
create unique index invites_organization_email on invites (organization_id, email)
  where accepted_at is null and project_id is null;
create index invites_email on invites (email) where accepted_at is null;

-- Messages to people, sent outside the requests that cause them. `kept`: no way to send is configured, so that
-- administrators of the organization pass it on from the outbox.
create table message_queue (
  message_id integer generated always as identity primary key,
  organization_id integer not null references organizations on delete cascade,
  -- What the message is about; whoever queued it hears of its progress by this name.
  reference text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  -- Holds a link that opens something, so it is emptied once the message is sent.
  body text not null,
  link text,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index message_queue_due on message_queue (next_attempt_at) where status in ('pending', 'sending');
create index message_queue_reference on message_queue (reference);
create index message_queue_outbox on message_queue (organization_id, message_id desc) where status = 'kept';
