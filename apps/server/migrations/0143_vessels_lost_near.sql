-- stepwise
-- What a geofence tells: also that a vessel was lost from sight near to it.
alter table fence_crossings drop constraint if exists fence_crossings_kind_check,
  add constraint fence_crossings_kind_check
    check (kind in ('enter', 'leave', 'dwell', 'still', 'absent', 'lost_near')) not valid;

alter table fence_crossings validate constraint fence_crossings_kind_check;
