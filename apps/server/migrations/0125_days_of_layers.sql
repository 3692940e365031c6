-- The day that the pictures of a layer show, as somebody says; null: unknown, or many.
alter table layers add column taken_on date;
