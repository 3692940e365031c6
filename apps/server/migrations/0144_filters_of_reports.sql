-- The filter of the layer when the report was computed: the layer may get another one. Null for older reports, and for a layer
-- without a filter.
alter table ai_reports add column layer_filter jsonb;
