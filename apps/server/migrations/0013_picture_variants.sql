-- Smaller pictures drawn from the photographs of features; made when somebody first looks.
create table picture_variants (
  -- SHA-256 of the original.
  digest text not null,
  size text not null,
  -- Null: the original is no picture that can be drawn, which need not be tried again.
  variant_digest text,
  byte_size integer,
  created_at timestamptz not null default now(),
  primary key (digest, size)
);
create index picture_variants_digest on picture_variants (variant_digest);
