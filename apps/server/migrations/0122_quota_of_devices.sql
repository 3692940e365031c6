-- How many kept positions a device has sent today, in UTC.
alter table devices add column positions_day date;
alter table devices add column positions_count integer not null default 0;
