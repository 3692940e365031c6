-- stepwise
-- The newest token of a session says when it was used last and whether it can be renewed: the others are not read.
create index concurrently if not exists refresh_tokens_newest on refresh_tokens (family_id, created_at desc);
drop index concurrently if exists refresh_tokens_family;
-- Finds a part of a name, an address or a number without reading everybody; two letters have no trigram and do.
-- with extension pg_trgm
create index concurrently if not exists members_part on members
  using gin (display_name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
