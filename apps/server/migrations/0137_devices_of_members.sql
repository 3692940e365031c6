-- Whose device it is: its key is refused while they may not read the project, and for good once they are deleted.
alter table devices
  add column of_member boolean not null default false,
  add column member_id integer references members on delete set null,
  add constraint devices_of_member check (of_member or member_id is null);
create index devices_member on devices (member_id) where member_id is not null;
