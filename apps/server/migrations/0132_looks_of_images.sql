-- How the picture of a layer is drawn, as the contract has it; null: in the usual way. `next_look` is one for which
-- smaller sizes are being written; `look_version` is raised with each that everybody sees, so that no cache shows another.
alter table layer_images
  add column look jsonb,
  add column next_look jsonb,
  add column look_version integer not null default 0,
  add column look_failed boolean not null default false;
