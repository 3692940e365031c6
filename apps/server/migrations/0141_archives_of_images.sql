-- Pictures of one's own may come as archives of tiles. Null: a GeoTIFF, or not looked at yet. An MBTiles is rewritten, and
-- the size of the file that is kept takes the place of the one that was announced.
alter table layer_images add column archive text;
