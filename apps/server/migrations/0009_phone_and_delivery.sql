-- The phone of an identity; the column names are the provider's.
alter table identity_user add column "phoneNumber" text unique, add column "phoneNumberVerified" boolean;

-- A phone stands here only once its owner showed a code that was sent to it.
create unique index members_phone_key on members (phone) where phone is not null;
create index invites_phone on invites (phone) where accepted_at is null and email is null;

-- The code in force for a number, and what was spent of the number's budgets of late.
create table phone_codes (
  -- An HMAC of the number: whoever reads the table learns no numbers.
  phone_key text primary key,
  -- An HMAC of number and code; null once the code was used.
  code_hash text,
  expires_at timestamptz not null,
  -- When codes were asked for, and when one was guessed at; the last hour's count, whatever code they were about.
  sent_at timestamptz[] not null default '{}',
  guessed_at timestamptz[] not null default '{}',
  touched_at timestamptz not null default now()
);
create index phone_codes_touched on phone_codes (touched_at);

-- How the provider that carries a message names it when it tells what became of it.
alter table message_queue add column delivery_id uuid not null default gen_random_uuid();
create unique index message_queue_delivery on message_queue (delivery_id);

alter table invites
  drop constraint invites_email_status_check,
  add constraint invites_email_status_check
    check (email_status in ('pending', 'sending', 'processed', 'delivered', 'failed', 'open')),
  -- What the inviter reads, and so what the invited person is written to in.
  add column language text not null default 'en' check (language in ('en', 'es'));
