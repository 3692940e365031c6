-- Pictures of one's own, each of a layer. A row outlives its layer until its files are removed.
create table layer_images (
  image_id uuid primary key,
  organization_id integer not null references organizations on delete cascade,
  layer_code uuid unique references layers on delete set null,
  member_id integer references members on delete set null,
  file_name text not null,
  -- As announced, and as it is stored.
  byte_size bigint not null,
  -- The system that was named beside the file.
  epsg integer,
  -- 2 while it is uploaded, 1 while it is made ready, 0 when it can be shown, -1 if it cannot.
  status smallint not null default 2 check (status between -1 and 2),
  fault text,
  fault_detail text,
  digest text,
  -- Smaller sizes of it, in a file of their own.
  overviews_digest text,
  overviews_byte_size bigint,
  -- The job that makes it ready, or did.
  job_id uuid,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index layer_images_organization on layer_images (organization_id);
create index layer_images_member on layer_images (member_id);
create index layer_images_digest on layer_images (digest) where digest is not null;
create index layer_images_overviews on layer_images (overviews_digest) where overviews_digest is not null;
create index layer_images_orphans on layer_images (updated_at) where layer_code is null;
