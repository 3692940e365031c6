-- By which account an order was placed: another one does not know it. Null: placed by an earlier version.
alter table imagery_orders add column account_id text;
