-- A link that went out by mail proves nothing by itself any more: only a verified address accepts it.
alter table invites drop column is_mailed;
