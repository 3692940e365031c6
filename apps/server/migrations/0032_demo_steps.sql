-- What the demo has been loaded up to: a loading that is cut off goes on with the steps that are missing. Empty once it is done.
create table demo_steps (
  step text primary key,
  -- What the step made, for those after it; null where it was left out, because people had taken away what it stands on.
  made jsonb,
  done_at timestamptz not null default now()
);
