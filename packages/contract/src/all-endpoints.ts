import { administrationEndpoints } from './administration/endpoints.ts';
import { aiReportEndpoints } from './ai-reports/endpoints.ts';
import { apiKeyEndpoints } from './api-keys/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { backupEndpoints } from './backups/endpoints.ts';
import { basemapEndpoints } from './basemaps/endpoints.ts';
import { beaconEndpoints } from './beacons/endpoints.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { demoEndpoints } from './demo/endpoints.ts';
import { deviceEndpoints, deviceReceiverEndpoints } from './devices/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { exportEndpoints } from './exports/endpoints.ts';
import { featureEndpoints } from './features/endpoints.ts';
import { featureHistoryEndpoints } from './features/history.ts';
import { featureTableEndpoints } from './features/table.ts';
import { fenceRuleEndpoints } from './fence-rules/endpoints.ts';
import { geofenceEndpoints } from './geofence/endpoints.ts';
import { helpEndpoints } from './help/endpoints.ts';
import { imageryEndpoints } from './imagery/endpoints.ts';
import { imageEndpoints } from './imagery/image-endpoints.ts';
import { sceneEndpoints } from './imagery/scene-endpoints.ts';
import { tileSourceEndpoints } from './imagery/tile-source-endpoints.ts';
import { variableEndpoints } from './imagery/variable-endpoints.ts';
import { importEndpoints } from './imports/endpoints.ts';
import { inviteEndpoints } from './invites/endpoints.ts';
import { jobAdministrationEndpoints, jobEndpoints } from './jobs/endpoints.ts';
import {
  collectedLayerEndpoints,
  layerEndpoints,
  layerFeatureEndpoints,
  mosaicLayerEndpoints,
  staticLayerEndpoints,
} from './layers/endpoints.ts';
import { memberEndpoints } from './members/endpoints.ts';
import { messageEndpoints } from './messages/endpoints.ts';
import { noteEndpoints } from './notes/endpoints.ts';
import { ogcEndpoints } from './ogc/endpoints.ts';
import { organizationEndpoints } from './organizations/endpoints.ts';
import { placeEndpoints } from './places/endpoints.ts';
import { weatherEndpoints } from './places/weather.ts';
import { positionEndpoints } from './positions/endpoints.ts';
import { presenceEndpoints } from './presence/endpoints.ts';
import { projectEndpoints } from './projects/endpoints.ts';
import { pushEndpoints } from './pushes/endpoints.ts';
import { radarEndpoints } from './radar/endpoints.ts';
import { resourceEndpoints } from './resources/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { sessionEndpoints } from './sessions/endpoints.ts';
import { ownSessionEndpoints } from './sessions/own-sessions.ts';
import { tagEndpoints } from './tags/endpoints.ts';
import { templateEndpoints } from './templates/endpoints.ts';
import { tileEndpoints } from './tiles/endpoints.ts';
import { uploadEndpoints } from './uploads/endpoints.ts';
import { viewEndpoints } from './views/endpoints.ts';

/** Every endpoint of the API, by module: mounted by the server, called by the client, shown in OpenAPI. */
export const ENDPOINTS = {
  sessions: sessionEndpoints,
  ownSessions: ownSessionEndpoints,
  members: memberEndpoints,
  organizations: organizationEndpoints,
  projects: projectEndpoints,
  features: featureEndpoints,
  featureHistory: featureHistoryEndpoints,
  featureTable: featureTableEndpoints,
  exports: exportEndpoints,
  tags: tagEndpoints,
  search: searchEndpoints,
  places: placeEndpoints,
  weather: weatherEndpoints,
  templates: templateEndpoints,
  views: viewEndpoints,
  notes: noteEndpoints,
  beacons: beaconEndpoints,
  positions: positionEndpoints,
  presence: presenceEndpoints,
  pushes: pushEndpoints,
  devices: deviceEndpoints,
  deviceReceivers: deviceReceiverEndpoints,
  fenceRules: fenceRuleEndpoints,
  geofence: geofenceEndpoints,
  resources: resourceEndpoints,
  uploads: uploadEndpoints,
  imports: importEndpoints,
  tiles: tileEndpoints,
  basemaps: basemapEndpoints,
  layers: layerEndpoints,
  layerFeatures: layerFeatureEndpoints,
  collectedLayers: collectedLayerEndpoints,
  staticLayers: staticLayerEndpoints,
  mosaicLayers: mosaicLayerEndpoints,
  aiReports: aiReportEndpoints,
  imagery: imageryEndpoints,
  scenes: sceneEndpoints,
  variables: variableEndpoints,
  radar: radarEndpoints,
  layerImages: imageEndpoints,
  tileSources: tileSourceEndpoints,
  ogc: ogcEndpoints,
  administration: administrationEndpoints,
  backups: backupEndpoints,
  jobs: jobEndpoints,
  jobAdministration: jobAdministrationEndpoints,
  invites: inviteEndpoints,
  messages: messageEndpoints,
  billing: billingEndpoints,
  apiKeys: apiKeyEndpoints,
  audit: auditEndpoints,
  help: helpEndpoints,
  demo: demoEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;
