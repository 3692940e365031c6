-- How a rule tells a member: by mail, by a text to their phone, or both.
alter table fence_rule_members
  add column by_mail boolean not null default true,
  add column by_text boolean not null default false;

-- Whether a message to a member is a text.
alter table fence_deliveries add column by_text boolean not null default false;
