import type { IdForm } from './rewrite-ids.ts';

/** Tables of an organization that do not come along, and why. Every other one that belongs to an organization does. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  ai_report_schedules: 'would have reports made here and there',
  ai_report_subscribers: 'belong to schedules',
  ai_usage: 'counts what was asked of the language model of this installation',
  api_keys: 'opens this installation, and would open both',
  audit_entries: 'tells what was done here',
  beacons: 'tells where somebody was a moment ago',
  billing_accounts: 'is known to the payment provider by its organization here',
  exports: 'are made again',
  fence_deliveries: 'were sent from here',
  fence_hearing_pauses: 'are of stations that stay here',
  fence_rule_members: 'belong to rules',
  fence_rules: 'hold secrets that only this installation opens',
  fence_unheard_vessels: 'are of tracks that stay here',
  invites: 'hold codes that were sent out',
  jobs: 'run here',
  layer_tile_sources: 'are sealed with the secret of this installation',
  member_provider_keys: 'are sealed with the secret of this installation',
  message_queue: 'were sent from here',
  organization_imagery_keys: 'are sealed with the secret of this installation',
  organization_model_keys: 'are sealed with the secret of this installation',
  organization_radar_keys: 'are sealed with the secret of this installation',
  radar_access: 'is found out again with the key',
  uploads: 'have not arrived whole',
};

/** Rows that come along, where not all do. `t` is the table. */
export const ONLY: Readonly<Record<string, string>> = {
  ai_reports: `t.status = 'completed'`,
  imagery_orders: 't.status = 0',
  imagery_variables: 't.status = 0',
  layer_images: 't.status = 0',
};

/**
 * Values that stay here: a device is refused until it is given a new key, a report is on no schedule, and what is being
 * made for a picture is made by a job here.
 */
export const EMPTIED: ReadonlySet<string> = new Set([
  'ai_reports.schedule_id',
  'devices.key_hash',
  'devices.key_start',
  'layer_images.next_look',
]);

/** Columns with ids inside an array, a document or a query. Others of these types hold none, or what people wrote. */
export const WITH_IDS: Readonly<Record<string, IdForm>> = {
  'projects.ancestor_ids': 'projects',
  'ai_reports.whole_projects': 'projects',
  'ai_reports.public_projects': 'projects',
  'ai_reports.layer_filter': 'document',
  'layers.layer': 'document',
  'feature_history.before': 'history',
  'saved_views.query': 'query',
};
