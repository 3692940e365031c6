-- By which version of the program the smaller sizes of a picture were written: older ones are shown until they are
-- written anew.
alter table layer_images add column overviews_version smallint not null default 1;
