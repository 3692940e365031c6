import type { FeatureConflict } from './features/schema.ts';

/**
 * Every error of the API, by code: its HTTP status and the default text of `detail`. The web displays its own text for
 * the code.
 */
export const ERRORS = {
  validation_failed: { status: 400, detail: 'The request is not valid.' },
  broken_json: { status: 400, detail: 'The body is not well-formed JSON.' },
  device_unknown: { status: 400, detail: 'No device has this key.' },
  geometry_invalid: { status: 400, detail: 'The geometry is not valid.' },
  search_refused: { status: 400, detail: 'The provider does not accept this search.' },
  organization_exists: { status: 400, detail: 'Organization with this name already exists' },
  signature_invalid: { status: 400, detail: 'The signature is not valid, or too old.' },
  unauthorized: { status: 401, detail: 'Sign in to go on.' },
  token_expired: { status: 401, detail: 'The access token has expired.' },
  token_invalid: { status: 401, detail: 'The token is not valid.' },
  refresh_invalid: { status: 401, detail: 'The session has ended. Sign in again.' },
  limit_reached: { status: 402, detail: 'The organization has reached its limit.' },
  forbidden: { status: 403, detail: 'Not enough permissions' },
  invite_not_yours: { status: 403, detail: 'This invite is for another person’s address.' },
  email_not_verified: { status: 403, detail: 'Verify your e-mail address first.' },
  imagery_access_required: {
    status: 403,
    detail: 'The organization has no access to this satellite imagery.',
  },
  radar_access_required: { status: 403, detail: 'The organization’s account does not open this radar.' },
  not_found: { status: 404, detail: 'Not found' },
  organization_not_found: { status: 404, detail: 'Organization not found' },
  project_not_found: { status: 404, detail: 'Project not found' },
  feature_not_found: { status: 404, detail: 'Report not found' },
  template_not_found: { status: 404, detail: 'Report template not found' },
  import_not_found: { status: 404, detail: 'Import not found' },
  note_not_found: { status: 404, detail: 'Note not found' },
  scene_not_found: { status: 404, detail: 'The provider has no such scene.' },
  order_not_found: { status: 404, detail: 'There is no such order, or it is not done.' },
  mosaic_not_found: { status: 404, detail: 'Mosaic not found' },
  layer_not_found: { status: 404, detail: 'Layer not found' },
  view_not_found: { status: 404, detail: 'Saved view not found' },
  version_not_found: { status: 404, detail: 'The report has no such version.' },
  boundary_not_found: { status: 404, detail: 'Project boundary not found' },
  place_not_found: { status: 404, detail: 'Place not found' },
  export_not_found: { status: 404, detail: 'This export is not there any more.' },
  job_not_found: { status: 404, detail: 'This job is not there any more.' },
  tag_not_found: { status: 404, detail: 'Tag not found' },
  invite_not_found: { status: 404, detail: 'Invite expired or not exists' },
  member_not_found: { status: 404, detail: 'Member not found' },
  api_key_not_found: { status: 404, detail: 'API key not found' },
  device_not_found: { status: 404, detail: 'Device not found' },
  fence_rule_not_found: { status: 404, detail: 'Rule or delivery not found' },
  billing_account_not_found: { status: 404, detail: 'The organization has bought nothing yet.' },
  trails_not_kept: {
    status: 409,
    detail: 'The project keeps no positions. Choose in its settings how long it does, then load the past.',
  },
  plan_not_higher: { status: 409, detail: 'The organization has this plan, or a higher one.' },
  already_member: { status: 409, detail: 'User already in organization' },
  already_signed_up: { status: 409, detail: 'This account has signed up already. Sign in instead.' },
  local_uuid_reused: {
    status: 409,
    detail: 'This local_uuid was used before for a different feature.',
  },
  feature_changed: { status: 409, detail: 'Somebody else changed this report in the meantime.' },
  template_changed: { status: 409, detail: 'Somebody else changed this template in the meantime.' },
  import_undone: { status: 409, detail: 'This import was undone. Start another.' },
  resource_uuid_reused: { status: 409, detail: 'This uuid was used before for a different file.' },
  upload_offset_wrong: { status: 409, detail: 'The upload goes on from another place.' },
  project_cycle: { status: 409, detail: 'A project cannot stand below itself.' },
  parent_deleted: { status: 409, detail: 'Restore the project above it first.' },
  ai_report_not_found: { status: 404, detail: 'Report not found' },
  report_schedule_not_found: { status: 404, detail: 'The report has no schedule any more.' },
  no_features_to_report: { status: 404, detail: 'No features found for analysis' },
  layer_code_taken: { status: 409, detail: 'Another layer has this code already.' },
  layer_cycle: { status: 409, detail: 'A group cannot be inside itself.' },
  layer_too_deep: { status: 409, detail: 'Groups can be nested 8 deep.' },
  too_many_layers: { status: 409, detail: 'The organization has 1,000 layers. Delete one first.' },
  layer_without_features: { status: 409, detail: "This layer type doesn't support feature listing." },
  layer_without_filter: { status: 409, detail: "This layer doesn't support filters" },
  layer_not_folder: { status: 409, detail: 'This layer is not a folder.' },
  folder_full: { status: 409, detail: 'A folder holds 100,000 features at most.' },
  too_many_views: { status: 409, detail: 'You have 100 saved views here. Delete one first.' },
  too_many_fence_rules: { status: 409, detail: 'The project has 50 rules. Delete one first.' },
  no_mail_address: { status: 409, detail: 'Your account has no e-mail address.' },
  not_of_installation: {
    status: 409,
    detail: 'People of the demo, and those who have not signed in here yet, cannot be super users.',
  },
  own_super_user: { status: 409, detail: 'Nobody changes for themselves whether they are a super user.' },
  last_super_user: { status: 409, detail: 'This is the last super user.' },
  no_password_here: { status: 409, detail: 'This person has no account whose password is kept here.' },
  too_many_report_schedules: { status: 409, detail: 'You have 20 schedules of reports here. End one first.' },
  too_many_devices: { status: 409, detail: 'The project has 1,000 devices. Delete one first.' },
  tag_exists: { status: 409, detail: 'The project has a tag of this name already.' },
  imagery_area_too_large: {
    status: 409,
    detail: 'The area of an order can have at most 250,000 km². Draw a smaller one, or order it in parts.',
  },
  imagery_ceiling_reached: {
    status: 409,
    detail:
      'This order would pass the ceiling of the month that an administrator set. An administrator can order it, or raise the ceiling in the settings.',
  },
  imagery_key_refused: {
    status: 409,
    detail:
      'The provider of satellite imagery refuses the key. An administrator can replace it in the settings.',
  },
  radar_key_refused: {
    status: 409,
    detail: 'The provider of radar refuses the key. An administrator can replace it in the settings.',
  },
  model_address_not_public: {
    status: 400,
    detail: 'Enter an address on the public internet that begins with https://.',
  },
  model_unreachable: {
    status: 409,
    detail: 'No model answers at this address. Check the address, or try again in a while.',
  },
  model_key_refused: { status: 409, detail: 'The model’s provider refuses the key.' },
  model_not_found: { status: 409, detail: 'There is no model of this name at this address.' },
  model_exhausted: {
    status: 409,
    detail:
      'The provider takes no more requests with this key for now: it was asked too much, or its credit is used up.',
  },
  model_unusable: {
    status: 409,
    detail:
      'What is at this address answers, but not as reports need it. Check the kind of endpoint, the address and the model.',
  },
  radar_track_not_found: { status: 404, detail: 'There is no such track.' },
  layer_without_radar: { status: 409, detail: 'This layer shows no radar.' },
  layer_without_mosaic: { status: 409, detail: 'This layer shows no mosaic.' },
  layer_without_variable: { status: 409, detail: 'This layer measures no variable.' },
  layer_without_order: { status: 409, detail: 'This layer ordered nothing.' },
  layer_without_image: { status: 409, detail: 'This layer has no picture of one’s own.' },
  layer_without_tiles: { status: 409, detail: 'This layer shows no tiles of another server.' },
  tile_address_invalid: {
    status: 400,
    detail: 'Enter an address with {z}, {x} and {y}, or that of the capabilities document of a WMTS.',
  },
  tile_address_not_public: {
    status: 400,
    detail: 'Enter an address on the public internet that begins with https://.',
  },
  tile_server_refuses: {
    status: 409,
    detail: 'The server of the tiles refuses the request. Check the key in the address.',
  },
  tile_server_unreachable: {
    status: 409,
    detail: 'The server of the tiles does not answer. Check the address, or try again in a while.',
  },
  tile_answer_no_picture: { status: 409, detail: 'What is at this address is not a tile image.' },
  wmts_too_large: { status: 409, detail: 'The capabilities document is larger than 5 MB.' },
  wmts_unreadable: { status: 409, detail: 'What is at this address is no capabilities document of a WMTS.' },
  wmts_without_mercator: {
    status: 409,
    detail: 'No layer of this WMTS has tiles in Web Mercator (EPSG:3857) that can be shown.',
  },
  wmts_layer_not_found: { status: 409, detail: 'The WMTS has no such layer any more. Choose another one.' },
  image_not_shown: { status: 409, detail: 'This picture is not ready to be shown yet.' },
  image_not_failed: { status: 409, detail: 'This picture has not failed.' },
  image_without_look: {
    status: 409,
    detail: 'The tiles of this picture came ready-made: their appearance cannot be changed.',
  },
  image_gone: {
    status: 409,
    detail: 'The file of this picture was removed a day after it failed. Make a new layer with a mended one.',
  },
  order_not_running: { status: 409, detail: 'This order has ended.' },
  order_not_failed: { status: 409, detail: 'This order has not failed.' },
  order_has_begun: {
    status: 409,
    detail: 'The provider has begun this order, so that it can no longer be cancelled.',
  },
  last_admin: { status: 409, detail: 'An organization needs at least one administrator.' },
  backup_not_found: { status: 404, detail: 'There is no such backup.' },
  backups_off: {
    status: 409,
    detail: 'Backups are off. Set BACKUP_URL to a folder (file:///…) or a bucket (s3://…).',
  },
  job_not_failed: { status: 409, detail: 'This job has not failed.' },
  export_too_large_for_format: {
    status: 409,
    detail:
      'A shapefile of so many features cannot be written here. Choose another format, such as GeoPackage.',
  },
  export_too_large: { status: 409, detail: 'This is too much at once. Make the export in the background.' },
  upload_version_unsupported: {
    status: 412,
    detail: 'Send the header Tus-Resumable: 1.0.0.',
  },
  payload_too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'Send application/json or multipart/form-data.' },
  too_many_requests: { status: 429, detail: 'Too many attempts. Wait a minute and try again.' },
  sms_limit_reached: { status: 429, detail: 'No more text messages go out for now. Try again in an hour.' },
  device_positions_limit: {
    status: 429,
    detail:
      'The device has sent 86,400 positions today, or those of its project 1,000,000. Keep the rest and send it after midnight in UTC.',
  },
  tile_source_faulty: {
    // Not 5xx: it stays so until somebody changes the layer or its server, so nobody should try again by themselves.
    status: 424,
    detail: 'The tiles of this layer cannot be loaded. Its page says why.',
  },
  base_map_faulty: {
    // As above: only another file helps.
    status: 424,
    detail: 'This tile of the base map cannot be read. The log of the server names the file and the tile.',
  },
  imagery_limited: {
    status: 429,
    detail: 'The provider of satellite imagery takes no more requests for now. Try again in a few minutes.',
  },
  language_model_limit: {
    status: 429,
    detail: 'The organization has used its language model as much as it may this month.',
  },
  internal: { status: 500, detail: 'Something went wrong on our side.' },
  payments_failed: {
    status: 502,
    detail: 'Unable to load billing information. Please try again later.',
  },
  places_unavailable: {
    status: 503,
    detail: 'Places cannot be searched at the moment. Try again in a while.',
  },
  language_model_unavailable: {
    status: 503,
    detail: 'AI service unavailable. Please try again later.',
  },
  tile_server_unavailable: {
    // Another server than this one, and than those that the installation depends on.
    status: 502,
    detail: 'The server of these tiles cannot be reached at the moment.',
  },
  imagery_unavailable: {
    status: 503,
    detail: 'The satellite imagery service cannot be reached at the moment. Try again in a while.',
  },
  open_data_address_wrong: {
    // Asking again does not help: the installation names another address than that of an API.
    status: 502,
    detail:
      'The address of open data does not answer as a STAC API. Whoever runs this installation can check STAC_URL: it is the address below which “/search” answers, such as https://earth-search.aws.element84.com/v1.',
  },
  radar_unavailable: {
    status: 503,
    detail: 'The radar service cannot be reached at the moment. Try again in a while.',
  },
  weather_unavailable: { status: 503, detail: 'The weather service cannot be reached.' },
  billing_unavailable: { status: 503, detail: 'Billing features are currently unavailable.' },
  help_centre_unavailable: { status: 503, detail: 'There is no help centre here.' },
  password_mail_failed: {
    status: 503,
    detail: 'The mail could not be queued, and is not sent. Try again in a moment.',
  },
  unavailable: { status: 503, detail: 'The service is not ready. Try again in a moment.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that any endpoint may return without declaring them. */
export const COMMON_ERRORS = [
  'validation_failed',
  'broken_json',
  'unauthorized',
  'token_expired',
  'token_invalid',
  'forbidden',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** A fault in a request; `path` is dotted: `body.feature.name`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The JSON body of every error response. `detail` of a 5xx reveals nothing internal. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly detail: string;
  readonly request_id: string;
  readonly issues?: readonly Issue[];
  /** Only with `feature_changed`. */
  readonly conflict?: FeatureConflict;
}
