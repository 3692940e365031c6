import type { IncomingHttpHeaders } from 'node:http';
import { ENDPOINTS, type Endpoint, type FrontConfig } from '@waypost/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listHearableTopics } from './access/can-hear.ts';
import type { Principal } from './access/require-access.ts';
import { createAdministrationRoutes } from './modules/administration/index.ts';
import { createAiReportRoutes } from './modules/ai-reports/index.ts';
import { createApiKeyRoutes } from './modules/api-keys/index.ts';
import { createAuditRoutes } from './modules/audit/index.ts';
import { backUpDaily, createBackupRoutes } from './modules/backups/index.ts';
import { type BaseMapService, createBaseMapRoutes, createBaseMapService } from './modules/basemaps/index.ts';
import { createBeaconRoutes } from './modules/beacons/index.ts';
import { createBillingRoutes } from './modules/billing/index.ts';
import { createDemoMovement, createDemoRoutes } from './modules/demo/index.ts';
import { createDeviceReceiverRoutes, createDeviceRoutes } from './modules/devices/index.ts';
import { createExportRoutes } from './modules/exports/index.ts';
import {
  createFeatureHistoryRoutes,
  createFeatureRoutes,
  createFeatureTableRoutes,
} from './modules/features/index.ts';
import { createFenceRuleRoutes } from './modules/fence-rules/index.ts';
import { createGeofenceRoutes } from './modules/geofence/index.ts';
import { createHelpRoutes } from './modules/help/index.ts';
import {
  createImageryRoutes,
  createLayerImageRoutes,
  createSceneRoutes,
  createTileSourceRoutes,
  createVariableRoutes,
} from './modules/imagery/index.ts';
import { createImportRoutes } from './modules/imports/index.ts';
import { createInviteRoutes } from './modules/invites/index.ts';
import { createJobAdministrationRoutes, createJobRoutes } from './modules/jobs/index.ts';
import {
  createCollectedLayerRoutes,
  createLayerFeatureRoutes,
  createLayerRoutes,
  createMosaicLayerRoutes,
  createStaticLayerRoutes,
} from './modules/layers/index.ts';
import { createMemberRoutes } from './modules/members/index.ts';
import { createMessageRoutes } from './modules/messages/index.ts';
import { createNoteRoutes } from './modules/notes/index.ts';
import { createOgcRoutes } from './modules/ogc/index.ts';
import { createOrganizationRoutes } from './modules/organizations/index.ts';
import { createPlaceRoutes, createWeatherRoutes } from './modules/places/index.ts';
import { createPositionRoutes } from './modules/positions/index.ts';
import { createPresenceRoutes } from './modules/presence/index.ts';
import { createProjectRoutes, purgeDaily } from './modules/projects/index.ts';
import { createPushRoutes } from './modules/pushes/index.ts';
import { createRadarRoutes } from './modules/radar/index.ts';
import { createResourceRoutes } from './modules/resources/index.ts';
import { createSearchRoutes } from './modules/search/index.ts';
import { createOwnSessionRoutes, createSessionRoutes } from './modules/sessions/index.ts';
import { createTagRoutes } from './modules/tags/index.ts';
import { createTemplateRoutes } from './modules/templates/index.ts';
import { createTileRoutes } from './modules/tiles/index.ts';
import { createUploadRoutes } from './modules/uploads/index.ts';
import { createViewRoutes } from './modules/views/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { createHttp } from './platform/http/create-http.ts';
import type { Handler, Handlers } from './platform/http/endpoints/handlers.ts';
import { mountEndpoint } from './platform/http/endpoints/mount.ts';
import { mountHealth } from './platform/http/health.ts';
import { readCredential } from './platform/http/requests/read-credential.ts';
import { handleNotFound } from './platform/http/responses/error-handler.ts';
import { createKeptAnswers } from './platform/http/responses/kept-answers.ts';
import { mountWeb } from './platform/http/web/web.ts';
import type { Logger } from './platform/observability/logger.ts';
import { countRequest, createMetrics } from './platform/observability/metrics.ts';
import { watchEventLoop } from './platform/observability/process-health.ts';
import { createProviderFaults } from './platform/observability/provider-faults.ts';
import { joinProcesses } from './platform/realtime/bells/join-processes.ts';
import { EventHub } from './platform/realtime/event-hub.ts';
import { mountSockets } from './platform/realtime/socket-server.ts';
import { loadSecrets } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { readVersion } from './platform/version.ts';
import { PASSWORD_MIN_LENGTH } from './providers/identity/identity-endpoints.ts';
import { createServices, type Services } from './services.ts';

const BASEMAP_ARCHIVE = '/basemap/waypost.pmtiles';

export interface App {
  readonly http: FastifyInstance;
  readonly services: Services;
  /** Resolves when the purges of the start are over. Until then rows may be locked that others pass over. */
  readonly purged: Promise<void>;
}

/** Every endpoint of the contract with its handler: one without the other does not compile. */
type AllHandlers = { readonly [M in keyof typeof ENDPOINTS]: Handlers<(typeof ENDPOINTS)[M]> };

interface Front {
  readonly getFrontConfig: () => Promise<FrontConfig>;
  readonly isEvaluation: boolean;
}

function createHandlers(services: Services, front: Front, publicUrl: string | null): AllHandlers {
  return {
    sessions: createSessionRoutes(services.sessions, front.getFrontConfig),
    ownSessions: createOwnSessionRoutes(services.sessions),
    members: createMemberRoutes(services.members, services.avatars),
    organizations: createOrganizationRoutes(services.organizations, services.organizationMembers),
    administration: createAdministrationRoutes(services.administration, services.health, services.users),
    backups: createBackupRoutes(services.backups),
    jobs: createJobRoutes(services.jobService),
    jobAdministration: createJobAdministrationRoutes(services.jobAdministration),
    projects: createProjectRoutes(
      services.projects,
      services.projectMembers,
      services.projectTrash,
      services.boundaries,
    ),
    features: createFeatureRoutes(
      services.featureReader,
      services.featureWriter,
      services.featureTimeline,
      services.boundaryPairing,
    ),
    featureTable: createFeatureTableRoutes(services.featureTable),
    featureHistory: createFeatureHistoryRoutes(
      services.featureHistory,
      services.featureTrash,
      services.featureWriter,
    ),
    exports: createExportRoutes(services.exports),
    tags: createTagRoutes(services.tags),
    search: createSearchRoutes(services.search),
    places: createPlaceRoutes(services.places),
    weather: createWeatherRoutes(services.weather),
    templates: createTemplateRoutes(services.templates),
    views: createViewRoutes(services.views),
    notes: createNoteRoutes(services.notes),
    beacons: createBeaconRoutes(services.beacons),
    presence: createPresenceRoutes(services.presence),
    pushes: createPushRoutes(services.pushes),
    positions: createPositionRoutes(services.trails),
    devices: createDeviceRoutes(services.devices, services.devicePast),
    deviceReceivers: createDeviceReceiverRoutes(services.deviceReceiver),
    fenceRules: createFenceRuleRoutes(services.fenceRules),
    geofence: createGeofenceRoutes(services.geofence, services.judgedFences),
    resources: createResourceRoutes(services.resources, services.resourceEditor),
    uploads: createUploadRoutes(services.uploads),
    imports: createImportRoutes(services.imports),
    tiles: createTileRoutes(services.tiles, publicUrl),
    basemaps: createBaseMapRoutes(services.baseMaps),
    layers: createLayerRoutes(services.layers),
    layerFeatures: createLayerFeatureRoutes(services.layerFeatures),
    collectedLayers: createCollectedLayerRoutes(services.collectedLayers),
    mosaicLayers: createMosaicLayerRoutes(services.mosaicLayers),
    imagery: createImageryRoutes(services.imagery, services.mosaics, services.imageryCosts),
    layerImages: createLayerImageRoutes(services.layerImages),
    tileSources: createTileSourceRoutes(services.tileSources, services.sourceTiles),
    scenes: createSceneRoutes(services.scenes, services.orders, services.orderTiles),
    variables: createVariableRoutes(services.variables),
    radar: createRadarRoutes(
      services.radar,
      services.radarKeys,
      services.radarSettings,
      services.radarTracks,
    ),
    aiReports: createAiReportRoutes(services.aiReports, services.reportSchedules, services.modelKeys),
    staticLayers: createStaticLayerRoutes(services.staticLayers, services.layerFeatures),
    ogc: createOgcRoutes(services.ogc, publicUrl),
    invites: createInviteRoutes(services.invites, services.acceptance),
    messages: createMessageRoutes(services.delivery),
    apiKeys: createApiKeyRoutes(services.apiKeys),
    audit: createAuditRoutes(services.audit),
    billing: createBillingRoutes(services.billing),
    help: createHelpRoutes(services.help),
    demo: createDemoRoutes(services.demo, front.isEvaluation),
  };
}

/** Base maps are those in the folder now. */
async function toFrontConfig(
  config: Config,
  version: string,
  baseMaps: BaseMapService,
): Promise<FrontConfig> {
  await baseMaps.look();
  return {
    version,
    evaluation: config.isEvaluation,
    identity: {
      kind: config.identity.kind,
      google: config.identity.kind === 'built-in' && config.identity.google !== null,
      phone: config.identity.kind === 'built-in' && (config.sms !== null || config.isEvaluation),
      password_min_length: PASSWORD_MIN_LENGTH,
    },
    app: config.app,
    basemap: { ...baseMaps.list, archive_url: BASEMAP_ARCHIVE },
    terrain: config.terrain ?? baseMaps.terrain,
    photos: config.photos,
    showBillingPage: config.billingFlags.page ?? config.payments !== null,
    showUpgradeButtons: config.billingFlags.upgrade ?? config.payments !== null,
    showCustomerPortal: config.billingFlags.portal ?? config.payments !== null,
    showHelpCentre: config.helpCentre !== null,
    showWeather: config.weatherUrl !== null,
  };
}

/**
 * The composition root: a server that is ready to listen, on an open database that it migrates first. Closing it closes
 * its sockets; the caller closes the database.
 */
export async function buildApp(config: Config, given: Database, log: Logger): Promise<App> {
  await migrate(given);
  const version = await readVersion();
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const storage = await openStorage(config);
  const providerFaults = createProviderFaults(log);
  const eventLoop = watchEventLoop();
  const secrets = await loadSecrets(config);
  const { database, close: closeBells } = joinProcesses({
    config,
    database: given,
    secrets,
    providerFaults,
    log,
  });
  const baseMaps = await createBaseMapService(config, (line) => log.warn(line));
  const services = createServices({
    config,
    baseMaps,
    database,
    storage,
    secrets,
    publicUrl,
    log,
    providerFaults,
    eventLoop,
  });
  const metrics = createMetrics();
  const hub = new EventHub(database, log);
  await hub.start();
  await services.endedSessions.start();
  if (!config.isEvaluation) await services.demo.withdrawSuperUser();
  await services.positions.prepare();
  await services.jobs.start();
  await services.fenceJudge.start();
  services.radarReader.start();
  services.reportScheduler.start();
  const purges = purgeDaily(
    {
      projects: services.projectTrash,
      features: services.featureTrash,
      uploads: services.uploads,
      exports: services.exports,
      'pictures of orders': services.orderPictures,
      'pictures of layers': services.layerImages,
      jobs: services.jobs,
      messages: services.messages,
      positions: services.positions,
      'states of geofences': services.fenceJudge,
      radar: services.radarPurge,
      'messages of geofences': services.fenceDeliveries,
      'browsers of ended sessions': services.pushPurge,
      sessions: services.sessionPurge,
    },
    log,
  );

  const stopBackups = backUpDaily({ database, backup: config.backup, kinds: services.backupKinds, log });
  const kept = createKeptAnswers({
    recognize: ({ headers }) => recognize(services, headers),
    onSent: (route, status, seconds) => countRequest(metrics, { method: 'GET', route, status }, seconds),
  });
  const http = await createHttp(config, log, version, kept, providerFaults);
  http.addHook('onClose', () => purges.stop());
  http.addHook('onClose', () => stopBackups());
  http.addHook('onClose', async () => {
    await services.jobs.stop();
    services.messages.close();
  });
  http.addHook('onClose', () => services.kindCounter.stop());
  http.addHook('onClose', () => services.radarReader.stop());
  http.addHook('onClose', () => services.reportScheduler.stop());
  http.addHook('onClose', async () => {
    await services.beacons.stop();
    await services.presence.stop();
    await services.deviceReceiver.stop();
    await services.positions.stop();
    await services.fenceJudge.stop();
  });
  http.addHook('onClose', () => services.pictures.close());
  http.addHook('onClose', () => services.orderTiles.stop());
  http.addHook('onClose', closeBells);
  http.addHook('onClose', () => baseMaps.close());
  http.addHook('onClose', async () => {
    providerFaults.stop();
    eventLoop.stop();
  });
  mountHealth(http, database, metrics, version);
  services.identity.mount(http);
  const context = {
    database,
    storage,
    kept,
    isStrict: config.isStrict,
    authenticate: (request: FastifyRequest, endpoint: Endpoint) => authenticate(services, request, endpoint),
  };
  const handlers = createHandlers(
    services,
    { getFrontConfig: () => toFrontConfig(config, version, baseMaps), isEvaluation: config.isEvaluation },
    config.publicUrl,
  );
  for (const [module, endpoints] of Object.entries(ENDPOINTS)) {
    const ofModule = handlers[module as keyof AllHandlers] as unknown as Record<string, Handler<Endpoint>>;
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      const handler = ofModule[name];
      if (handler !== undefined) mountEndpoint(http, context, endpoint, handler);
    }
  }
  hub.overhear((message) => services.presence.hear(message));
  if (config.isEvaluation) {
    const { beacons, deviceReceiver } = services;
    const movement = createDemoMovement({ database, log, beacons, deviceReceiver, audience: hub });
    movement.start();
    http.addHook('preClose', () => movement.stop());
  }
  mountSockets(
    http,
    {
      hub,
      verify: (token) => services.accessTokens.verify(token),
      listHearable: (memberId, topics) => listHearableTopics(database.read, memberId, topics),
      publish: async (memberId, seat, publication) =>
        publication.type === 'presence.next' || publication.type === 'presence.close'
          ? services.presence.receive(memberId, seat, publication)
          : services.beacons.receive(memberId, publication),
      leave: (memberId, seat, topic) => services.presence.leave(memberId, seat, topic),
    },
    metrics,
    config.publicUrl,
  );
  if (config.webDir === null) http.setNotFoundHandler(handleNotFound);
  else await mountWeb(http, config.webDir);
  return { http, services, purged: purges.first };
}

/** The caller if known synchronously: from the token of a session that was verified before. */
function recognize({ accessTokens }: Services, headers: IncomingHttpHeaders): Principal | null {
  const credential = readCredential(headers, false);
  return credential?.kind === 'session' ? (accessTokens.recall(credential.text) ?? null) : null;
}

function authenticate(
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
): Principal | null | Promise<Principal> {
  const credential = readCredential(request.headers, endpoint.takesKeyAnyhow === true);
  if (credential === null) return null;
  return credential.kind === 'key'
    ? services.apiKeys.verify(credential.text)
    : services.accessTokens.verify(credential.text);
}
