-- What a layer colours its features by: a colour for all, `template`, or `data:` and a key; null: their own colours.
alter table layers add column color_by text check (length(color_by) between 1 and 260);
