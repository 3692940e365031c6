-- What was spent of late of the budgets of texts, which cost money: of the installation, and of each who has them sent.
create table sms_budgets (
  -- `installation`, `organization` and its id, or `network` and an HMAC of it: whoever reads the table learns no addresses.
  budget_key text primary key,
  -- When texts were sent, over the last hour.
  sent_at timestamptz[] not null default '{}',
  touched_at timestamptz not null default now()
);
create index sms_budgets_touched on sms_budgets (touched_at);
