-- Counts the jobs that worked on an order: only the last may go on with it.
alter table imagery_orders add column run integer not null default 0;
