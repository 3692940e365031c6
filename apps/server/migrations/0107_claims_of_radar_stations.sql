-- Who reads a station now, and until when nobody else may: a reading whose process ended ends with its claim.
alter table radar_stations add column claimed_by uuid, add column claimed_until timestamptz;

-- What came of asking the account that an organization uses. A row is also locked by who changes the account, so that
-- an answer to the previous one opens nothing.
create table radar_accounts (
  organization_id integer primary key references organizations on delete cascade,
  -- When it was last asked, whatever came of it.
  tried_at timestamptz,
  -- Until when the provider asks to be left alone with it.
  wait_until timestamptz
);
