-- stepwise
-- The browser of a session as it named itself, for the list of a member's sessions; null for older ones.
alter table refresh_families add column if not exists user_agent text;
create index concurrently if not exists refresh_tokens_family on refresh_tokens (family_id);
