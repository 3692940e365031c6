-- The base map that a project shows to whoever has not chosen another. Null, or one that is no longer there: that of the server.
alter table projects add column base_map text;
