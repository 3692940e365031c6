import { ENDPOINTS, type Endpoint, type FrontConfig, type ImageryCosts } from '@waypost/contract';
import type { FakeServer } from './fake-server.ts';
import { bahia, bayWatch, bayWatchers, jorge, rosa, rosaThere } from './people.ts';
import { toEmpty } from './to-empty.ts';

/** An installation with everything that can be configured, except what needs another program. */
export const frontConfig: FrontConfig = {
  version: '0.1.0',
  evaluation: false,
  identity: { kind: 'built-in', google: false, phone: false, password_min_length: 8 },
  app: { link_scheme: null, app_store_url: null, play_store_url: null },
  basemap: { archive_url: '/basemap.pmtiles', default_id: 'bundled', maps: [] },
  terrain: null,
  photos: null,
  showBillingPage: true,
  showUpgradeButtons: true,
  showCustomerPortal: true,
  showHelpCentre: false,
  showWeather: false,
};

/** What screens ask for beside their own subject: there is nothing of it. */
const EMPTY: readonly Endpoint[] = [
  ENDPOINTS.administration.getStats,
  ENDPOINTS.administration.listAdministeredOrganizations,
  ENDPOINTS.aiReports.getAiUsage,
  ENDPOINTS.aiReports.getModelKey,
  ENDPOINTS.aiReports.listAiReports,
  ENDPOINTS.apiKeys.listApiKeys,
  ENDPOINTS.audit.listOrganizationAudit,
  ENDPOINTS.beacons.listBeacons,
  ENDPOINTS.billing.listBillingAccounts,
  ENDPOINTS.devices.listDevices,
  ENDPOINTS.exports.listExports,
  ENDPOINTS.features.getTimeline,
  ENDPOINTS.features.listChilds,
  ENDPOINTS.features.listFeatures,
  ENDPOINTS.features.listFeaturesWithTotal,
  ENDPOINTS.fenceRules.listFenceRules,
  ENDPOINTS.geofence.listMarkedFences,
  ENDPOINTS.imagery.getImageryAccess,
  ENDPOINTS.imagery.getImageryKey,
  ENDPOINTS.imports.listImports,
  ENDPOINTS.invites.getOutbox,
  ENDPOINTS.invites.getPlatformOutbox,
  ENDPOINTS.invites.listOrganizationInvites,
  ENDPOINTS.invites.listProjectInvites,
  ENDPOINTS.invites.listReceivedInvites,
  ENDPOINTS.layers.listLayers,
  ENDPOINTS.ownSessions.listSessions,
  ENDPOINTS.positions.getTrailSettings,
  ENDPOINTS.presence.listPresence,
  ENDPOINTS.projects.listBoundaryCandidates,
  ENDPOINTS.projects.listDeletedProjects,
  ENDPOINTS.pushes.getPushes,
  ENDPOINTS.radar.getRadarKey,
  ENDPOINTS.radar.getRadarSettings,
  ENDPOINTS.sessions.revokeToken,
  ENDPOINTS.tags.listOrganizationTags,
  ENDPOINTS.tags.listTags,
  ENDPOINTS.templates.listOrganizationTemplates,
  ENDPOINTS.templates.listTemplates,
  ENDPOINTS.tiles.getTileState,
  ENDPOINTS.views.listViews,
];

/** Answers what every screen asks for: Rosa's installation, without any contents. */
export function answerAsUsual(server: FakeServer): FakeServer {
  for (const endpoint of EMPTY) server.answerEmpty(endpoint);
  return server
    .answerPath('POST /api/auth/sign-out', { success: true })
    .answer(ENDPOINTS.sessions.getFrontConfig, frontConfig)
    .answer(ENDPOINTS.members.getMember, rosa)
    .answer(ENDPOINTS.organizations.listOrganizations, [bahia()])
    .answer(ENDPOINTS.organizations.listOrganizationMembers, [rosaThere, jorge])
    .answer(ENDPOINTS.organizations.listOrganizationProjectMembers, [])
    .answer(ENDPOINTS.imagery.getImageryCosts, ({ query }) => ({
      ...(toEmpty(ENDPOINTS.imagery.getImageryCosts.response) as ImageryCosts), // of that schema
      month: query.get('month') ?? '2026-11',
    }))
    .answer(ENDPOINTS.projects.listProjects, [bayWatch()])
    .answer(ENDPOINTS.projects.getProject, bayWatch())
    .answer(ENDPOINTS.projects.listProjectMembers, bayWatchers);
}

/** Answers as to a super user of the installation, who is Rosa. */
export const asSuperUser = (server: FakeServer): FakeServer =>
  server.answer(ENDPOINTS.members.getMember, { ...rosa, is_super_user: true });
