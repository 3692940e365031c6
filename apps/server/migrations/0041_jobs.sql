-- Background jobs as the product shows them: who asked, for which organization, how far they are. pg-boss holds their
-- queue under the same id; a trigger there carries every change of state over, whoever makes it.
create table jobs (
  -- UUIDs of version 7: in the order of their creation.
  job_id uuid primary key,
  kind text not null,
  organization_id integer references organizations (organization_id) on delete cascade,
  member_id integer references members (member_id) on delete set null,
  -- Who sees it besides super users.
  audience text not null check (audience in ('nobody', 'member', 'organization')),
  -- Its place among the jobs of all organizations: each takes one turn after the other.
  turn integer not null,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'retrying', 'done', 'failed', 'cancelled')),
  attempts integer not null default 0,
  max_attempts integer not null default 1,
  progress real not null default 0,
  stage text,
  -- Why the last attempt failed.
  reason text,
  -- Its state has changed, and nobody has been told yet.
  is_news boolean not null default true,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index jobs_turns on jobs (kind, (coalesce(organization_id, 0)), turn) where state = 'queued';
create index jobs_next_turn on jobs (kind, turn) where state = 'queued';
create index jobs_unfinished on jobs (due_at) where state in ('queued', 'retrying', 'running');
create index jobs_news on jobs (job_id) where is_news;
create index jobs_failed on jobs (job_id) where state = 'failed';
create index jobs_member on jobs (member_id, job_id);
create index jobs_organization on jobs (organization_id, job_id);

create function carry_job_over() returns trigger language plpgsql as $$
declare
  became text;
begin
  if tg_op = 'DELETE' then
    -- pg-boss fails a job by deleting it and inserting it again in the same statement.
    if not exists (select 1 from pgboss.job j where j.name = old.name and j.id = old.id) then
      delete from jobs where job_id = old.id;
    end if;
    return null;
  end if;
  became := case new.state
    when 'created' then 'queued' when 'retry' then 'retrying' when 'active' then 'running'
    when 'completed' then 'done' when 'failed' then 'failed' else 'cancelled' end;
  update jobs set
    is_news = is_news or state <> became,
    state = became,
    attempts = new.retry_count + case when new.state = 'created' then 0 else 1 end,
    max_attempts = new.retry_limit + 1,
    progress = case when became = 'done' then 1 when became = 'running' and state <> became then 0 else progress end,
    stage = null,
    reason = case when became <> 'done' then coalesce(new.output ->> 'message', new.output -> 'value' ->> 'message', reason) end,
    due_at = new.start_after,
    started_at = new.started_on,
    finished_at = new.completed_on
  where job_id = new.id;
  return null;
end $$;
create trigger carry_job_over after insert or delete or update of state, start_after, retry_limit on pgboss.job
  for each row execute function carry_job_over();

-- The job that sends a message; null for one that is kept, or that a version without jobs queued.
alter table message_queue add column job_id uuid;
