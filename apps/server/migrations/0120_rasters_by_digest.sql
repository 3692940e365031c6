-- stepwise
create index concurrently if not exists imagery_variable_results_digest on imagery_variable_results (digest)
  where digest is not null;
