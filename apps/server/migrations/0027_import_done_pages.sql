-- Pages of what an import has done go from batch to batch.
create index import_batches_page on import_batches (import_id, batch_id);
