-- Geofences watch the vessels of a radar layer, instead of members and devices. A layer that is deleted leaves `source`.
alter table fence_settings add column source text not null default 'people';
alter table fence_settings add constraint fence_settings_source check (source in ('people', 'radar')) not valid;
alter table fence_settings add column radar_layer uuid references layers on delete set null;
-- Vessels that are shorter, or of unknown length, are not judged; null: all are.
alter table fence_settings add column min_length_m real;
alter table fence_settings add constraint fence_settings_length check (min_length_m between 1 and 500) not valid;
create index fence_settings_radar on fence_settings (radar_layer);

-- In metres, of a vessel that tells it.
alter table radar_tracks add column length_m real;

-- What was told of a vessel stays, with its name, when its track is no longer kept.
alter table fence_subjects drop constraint fence_subjects_kind_check;
alter table fence_subjects add constraint fence_subjects_kind_check
  check (kind in ('member', 'device', 'vessel')) not valid;
alter table fence_subjects add column track_id integer references radar_tracks on delete set null;
alter table fence_subjects add column vessel_name text;
create unique index fence_subjects_of_vessel on fence_subjects (track_id, project_id);
