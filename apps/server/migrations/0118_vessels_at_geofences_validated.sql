-- stepwise
alter table fence_settings validate constraint fence_settings_source;
alter table fence_settings validate constraint fence_settings_length;
alter table fence_subjects validate constraint fence_subjects_kind_check;
