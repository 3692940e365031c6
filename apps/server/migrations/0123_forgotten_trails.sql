-- Positions until then are being deleted: they are read by nobody from the moment that somebody asked for it.
alter table position_subjects add column forgotten_until timestamptz;

-- What is deleted bit by bit is forgotten for judging at once, and not again at its end.
create trigger forget_fence_positions_at_once after update of forgotten_until on position_subjects
  for each row execute function forget_fence_positions();
drop trigger forget_fence_positions on position_subjects;
create trigger forget_fence_positions after delete on position_subjects
  for each row when (old.forgotten_until is null) execute function forget_fence_positions();
