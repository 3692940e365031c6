-- The order that people give to the files of a feature; those they gave none stand behind, as they came.
alter table resources add column position integer;

alter table feature_history drop constraint feature_history_action_check;
alter table feature_history add constraint feature_history_action_check
  check (action in ('updated', 'restored', 'file_added', 'file_removed', 'files_ordered', 'deleted', 'recovered'));
