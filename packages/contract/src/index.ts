import { administrationEndpoints } from './administration/endpoints.ts';
import { apiKeyEndpoints } from './api-keys/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { demoEndpoints } from './demo/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { exportEndpoints } from './exports/endpoints.ts';
import { featureEndpoints } from './features/endpoints.ts';
import { featureHistoryEndpoints } from './features/history.ts';
import { geofenceEndpoints } from './geofence/endpoints.ts';
import { helpEndpoints } from './help/endpoints.ts';
import { importEndpoints } from './imports/endpoints.ts';
import { inviteEndpoints } from './invites/endpoints.ts';
import { memberEndpoints } from './members/endpoints.ts';
import { messageEndpoints } from './messages/endpoints.ts';
import { noteEndpoints } from './notes/endpoints.ts';
import { ogcEndpoints } from './ogc/endpoints.ts';
import { organizationEndpoints } from './organizations/endpoints.ts';
import { placeEndpoints } from './places/endpoints.ts';
import { weatherEndpoints } from './places/weather.ts';
import { projectEndpoints } from './projects/endpoints.ts';
import { resourceEndpoints } from './resources/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { sessionEndpoints } from './sessions/endpoints.ts';
import { tagEndpoints } from './tags/endpoints.ts';
import { templateEndpoints } from './templates/endpoints.ts';
import { tileEndpoints } from './tiles/endpoints.ts';
import { uploadEndpoints } from './uploads/endpoints.ts';

/** Every endpoint of the API, by module: what the server mounts, the client calls and OpenAPI shows. */
export const ENDPOINTS = {
  sessions: sessionEndpoints,
  members: memberEndpoints,
  organizations: organizationEndpoints,
  projects: projectEndpoints,
  features: featureEndpoints,
  featureHistory: featureHistoryEndpoints,
  exports: exportEndpoints,
  tags: tagEndpoints,
  search: searchEndpoints,
  places: placeEndpoints,
  weather: weatherEndpoints,
  templates: templateEndpoints,
  notes: noteEndpoints,
  geofence: geofenceEndpoints,
  resources: resourceEndpoints,
  uploads: uploadEndpoints,
  imports: importEndpoints,
  tiles: tileEndpoints,
  ogc: ogcEndpoints,
  administration: administrationEndpoints,
  invites: inviteEndpoints,
  messages: messageEndpoints,
  billing: billingEndpoints,
  apiKeys: apiKeyEndpoints,
  audit: auditEndpoints,
  help: helpEndpoints,
  demo: demoEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

/** Where the API begins. */
export const API_BASE = '/api/3';

export * from './access.ts';
export * from './administration/endpoints.ts';
export * from './api-keys/endpoints.ts';
export * from './api-keys/schema.ts';
export * from './audit/endpoints.ts';
export * from './audit/schema.ts';
export * from './billing/endpoints.ts';
export * from './billing/schema.ts';
export * from './common.ts';
export * from './demo/endpoints.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './exports/endpoints.ts';
export * from './exports/schema.ts';
export * from './features/endpoints.ts';
export * from './features/geometry.ts';
export * from './features/history.ts';
export * from './features/schema.ts';
export * from './features/timeline.ts';
export * from './geofence/endpoints.ts';
export * from './geofence/schema.ts';
export * from './help/endpoints.ts';
export * from './imports/endpoints.ts';
export * from './imports/schema.ts';
export * from './invites/endpoints.ts';
export * from './invites/schema.ts';
export * from './members/endpoints.ts';
export * from './members/schema.ts';
export * from './messages/endpoints.ts';
export * from './notes/endpoints.ts';
export * from './notes/schema.ts';
export * from './ogc/endpoints.ts';
export * from './ogc/paths.ts';
export * from './ogc/schema.ts';
export * from './organizations/endpoints.ts';
export * from './organizations/schema.ts';
export * from './places/endpoints.ts';
export * from './places/schema.ts';
export * from './places/weather.ts';
export * from './projects/endpoints.ts';
export * from './projects/schema.ts';
export * from './resources/endpoints.ts';
export * from './resources/schema.ts';
export * from './search/endpoints.ts';
export * from './search/schema.ts';
export * from './sessions/endpoints.ts';
export * from './sessions/schema.ts';
export * from './tags/endpoints.ts';
export * from './tags/schema.ts';
export * from './templates/endpoints.ts';
export * from './templates/schema.ts';
export * from './tiles/endpoints.ts';
export * from './uploads/endpoints.ts';
