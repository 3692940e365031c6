import type { FeatureConflict } from './features/schema.ts';

/**
 * Every error of the API, by code: its HTTP status and the default text of `detail`. The web displays its own text for
 * the code.
 */
export const ERRORS = {
  validation_failed: { status: 400, detail: 'The request is not valid.' },
  broken_json: { status: 400, detail: 'The body is not well-formed JSON.' },
  geometry_invalid: { status: 400, detail: 'The geometry is not valid.' },
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
  not_found: { status: 404, detail: 'Not found' },
  organization_not_found: { status: 404, detail: 'Organization not found' },
  project_not_found: { status: 404, detail: 'Project not found' },
  feature_not_found: { status: 404, detail: 'Report not found' },
  template_not_found: { status: 404, detail: 'Report template not found' },
  import_not_found: { status: 404, detail: 'Import not found' },
  note_not_found: { status: 404, detail: 'Note not found' },
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
  billing_account_not_found: { status: 404, detail: 'The organization has bought nothing yet.' },
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
  layer_cycle: { status: 409, detail: 'A group cannot be inside itself.' },
  layer_too_deep: { status: 409, detail: 'Groups can be nested 8 deep.' },
  too_many_layers: { status: 409, detail: 'The organization has 1,000 layers. Delete one first.' },
  layer_without_features: { status: 409, detail: "This layer type doesn't support feature listing." },
  layer_without_filter: { status: 409, detail: "This layer doesn't support filters" },
  layer_not_folder: { status: 409, detail: 'This layer is not a folder.' },
  folder_full: { status: 409, detail: 'A folder holds 100,000 features at most.' },
  too_many_views: { status: 409, detail: 'You have 100 saved views here. Delete one first.' },
  tag_exists: { status: 409, detail: 'The project has a tag of this name already.' },
  imagery_key_refused: {
    status: 409,
    detail:
      'The provider of satellite imagery refuses the key. An administrator can replace it in the settings.',
  },
  layer_without_mosaic: { status: 409, detail: 'This layer shows no mosaic.' },
  last_admin: { status: 409, detail: 'An organization needs at least one administrator.' },
  job_not_failed: { status: 409, detail: 'This job has not failed.' },
  export_too_large: { status: 409, detail: 'This is too much at once. Make the export in the background.' },
  upload_version_unsupported: {
    status: 412,
    detail: 'Send the header Tus-Resumable: 1.0.0.',
  },
  payload_too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'Send application/json or multipart/form-data.' },
  too_many_requests: { status: 429, detail: 'Too many attempts. Wait a minute and try again.' },
  sms_limit_reached: { status: 429, detail: 'No more text messages go out for now. Try again in an hour.' },
  internal: { status: 500, detail: 'Something went wrong on our side.' },
  payments_failed: {
    status: 502,
    detail: 'Unable to load billing information. Please try again later.',
  },
  places_unavailable: {
    status: 503,
    detail: 'Places cannot be searched at the moment. Try again in a while.',
  },
  imagery_unavailable: {
    status: 503,
    detail: 'The satellite imagery service cannot be reached at the moment. Try again in a while.',
  },
  weather_unavailable: { status: 503, detail: 'The weather service cannot be reached.' },
  billing_unavailable: { status: 503, detail: 'Billing features are currently unavailable.' },
  help_centre_unavailable: { status: 503, detail: 'There is no help centre here.' },
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
