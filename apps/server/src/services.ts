import { createAdministrationService } from './modules/administration/index.ts';
import { createApiKeyService } from './modules/api-keys/index.ts';
import { createAuditService } from './modules/audit/index.ts';
import { createBackupCheckKind, createBackupKind } from './modules/backups/index.ts';
import type { BaseMapService } from './modules/basemaps/index.ts';
import { createBeaconService } from './modules/beacons/index.ts';
import { createBillingService } from './modules/billing/index.ts';
import { createDemoService } from './modules/demo/index.ts';
import { createExportKind, createExportService, createLayerExporter } from './modules/exports/index.ts';
import {
  createBoundaryPairing,
  createBoundaryReader,
  createFeatureHistory,
  createFeatureReader,
  createFeatureTable,
  createFeatureTimeline,
  createFeatureTrash,
  createFeatureWriter,
  createKindCounter,
  createResourceEditor,
} from './modules/features/index.ts';
import { createGeofenceService } from './modules/geofence/index.ts';
import { createHelpService } from './modules/help/index.ts';
import {
  createImageryAccounts,
  createImageryService,
  createMosaicService,
  createTileCache,
} from './modules/imagery/index.ts';
import { createImportService } from './modules/imports/index.ts';
import {
  createAcceptanceService,
  createInviteInstead,
  createInviteService,
  followMessages,
} from './modules/invites/index.ts';
import { createJobAdministration, createJobService } from './modules/jobs/index.ts';
import {
  createCollectedLayerService,
  createLayerFeatureService,
  createLayerService,
  createMosaicLayerService,
  createStaticLayerService,
} from './modules/layers/index.ts';
import { createAvatarService, createMemberService } from './modules/members/index.ts';
import { createDeliveryService } from './modules/messages/index.ts';
import { createNoteService } from './modules/notes/index.ts';
import { createOgcService } from './modules/ogc/index.ts';
import { createOrganizationMemberService, createOrganizationService } from './modules/organizations/index.ts';
import { createPlaceService, createWeatherService } from './modules/places/index.ts';
import {
  createProjectMemberService,
  createProjectService,
  createProjectTrash,
  endProjectRoles,
} from './modules/projects/index.ts';
import { createResourceService } from './modules/resources/index.ts';
import { createSearchService } from './modules/search/index.ts';
import { createAccessTokens, createEndedSessions, createSessionService } from './modules/sessions/index.ts';
import { createTagService } from './modules/tags/index.ts';
import { createTemplateService } from './modules/templates/index.ts';
import { arrayTileEngine, createTileService } from './modules/tiles/index.ts';
import { createUploadService } from './modules/uploads/index.ts';
import { createViewService } from './modules/views/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { ProviderFaults } from './platform/observability/provider-faults.ts';
import { PictureDrawer } from './platform/pictures/picture-drawer.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createGazetteerGeocoder } from './providers/geocoder/gazetteer-geocoder.ts';
import { createNominatimGeocoder } from './providers/geocoder/nominatim-geocoder.ts';
import { createIdentity } from './providers/identity/create-identity.ts';
import { createCodeSender } from './providers/identity/phone/send-code.ts';
import { createPlanetImagery } from './providers/imagery/planet/planet-imagery.ts';
import { createSmsBudget } from './providers/messaging/budget/sms-budget.ts';
import { MessageQueue } from './providers/messaging/message-queue.ts';
import { createMessaging } from './providers/messaging/messaging.ts';
import { createSmsGateway } from './providers/messaging/sms-gateway.ts';
import { createSmtpMessaging } from './providers/messaging/smtp-messaging.ts';
import { createStripePayments } from './providers/payments/stripe-payments.ts';
import { createOpenMeteoWeather } from './providers/weather/open-meteo-weather.ts';

export interface Foundations {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly secrets: Secrets;
  readonly baseMaps: BaseMapService;
  /** The public URL of this server. */
  readonly publicUrl: string;
  readonly log: Logger;
  readonly providerFaults: ProviderFaults;
}

/** Creates every service of the product from its foundations. */
export function createServices(foundations: Foundations) {
  const { config, database, storage, secrets, baseMaps, publicUrl, log, providerFaults } = foundations;
  const messaging = createMessaging(
    config.mail === null ? null : createSmtpMessaging(config.mail.smtpUrl, config.mail.from),
    config.sms === null ? null : createSmsGateway(config.sms),
  );
  const smsBudget = createSmsBudget(config.smsLimits, secrets.identitySecret);
  const messages = new MessageQueue({ database, messaging, smsBudget, log, providerFaults });
  const identity = createIdentity(
    config.identity,
    {
      database,
      secret: secrets.identitySecret,
      publicUrl,
      isRateLimited: !config.isStrict,
      smsBudget,
      sendCode: createCodeSender({
        database,
        messaging,
        messages,
        log,
        providerFaults,
        isEvaluation: config.isEvaluation,
      }),
      async send(message) {
        await database.transaction(async (tx) => {
          // Only the newest link is worth forwarding.
          await messages.withdraw(tx, message.reference);
          await messages.enqueue(tx, message);
        });
      },
      onPasswordReset: (subject) => sessions.revokeAll(subject),
      onEmailVerified: (subject, email) => sessions.noteVerified(subject, email),
    },
    providerFaults,
  );
  const endedSessions = createEndedSessions(database, log);
  const accessTokens = createAccessTokens(secrets.accessTokenKey, endedSessions.has);
  const sessions = createSessionService(database, identity, accessTokens, endedSessions);
  followMessages(messages);
  const invites = createInviteService({ database, messages, publicUrl });
  const pictures = new PictureDrawer();
  const avatars = createAvatarService(database, storage, pictures);
  const projects = createProjectService(database);
  const templates = createTemplateService(database, storage, pictures);
  const featureWriter = createFeatureWriter(database);
  const exportSource = { database, storage, pictures, publicUrl };
  const exportKind = createExportKind(exportSource);
  const backupKinds = { backup: createBackupKind(config, database), check: createBackupCheckKind(config) };
  const jobs = new Jobs({
    database,
    log,
    kinds: [
      exportKind,
      backupKinds.backup,
      backupKinds.check,
      ...(messages.kind === null ? [] : [messages.kind]),
    ],
  });
  const resourceEditor = createResourceEditor(database);
  const tiles = createTileService({
    database,
    engine: arrayTileEngine,
    budget: config.tileMemoryBytes,
    onFault: (error) => log.error({ err: error }, 'A project could not be read for its tiles.'),
  });
  const imagery = config.imagery === null ? null : createPlanetImagery({ url: config.imagery.planetUrl });
  const imageryAccounts = createImageryAccounts({
    database,
    secret: secrets.providerKeySecret,
    sharedKey: config.imagery?.planetKey ?? null,
  });
  const kindCounter = createKindCounter(database, (error) =>
    log.error({ err: error }, 'Features could not be counted by kind.'),
  );
  return {
    baseMaps,
    identity,
    accessTokens,
    endedSessions,
    sessions,
    projects,
    templates,
    featureWriter,
    avatars,
    pictures,
    members: createMemberService(database, avatars),
    organizations: createOrganizationService(database, avatars),
    organizationMembers: createOrganizationMemberService(database, endProjectRoles),
    administration: createAdministrationService(database),
    jobs,
    backupKinds,
    jobService: createJobService(database, jobs),
    jobAdministration: createJobAdministration(database, jobs),
    apiKeys: createApiKeyService(database, secrets.providerKeySecret),
    audit: createAuditService(database),
    billing: createBillingService({
      database,
      payments: config.payments === null ? null : createStripePayments(config.payments),
      publicUrl,
    }),
    help: createHelpService(database, identity, config.helpCentre),
    messages,
    delivery: createDeliveryService({ database, messages, secret: config.messageWebhookSecret }),
    invites,
    acceptance: createAcceptanceService(database, identity),
    projectMembers: createProjectMemberService(database, createInviteInstead(database, invites)),
    projectTrash: createProjectTrash(database, storage),
    notes: createNoteService(database),
    beacons: createBeaconService(database, log),
    geofence: createGeofenceService(database),
    tags: createTagService(database),
    views: createViewService(database),
    search: createSearchService(database),
    places: createPlaceService(
      database,
      config.geocoderUrl === null
        ? createGazetteerGeocoder()
        : createNominatimGeocoder({ url: config.geocoderUrl, userAgent: `Waypost (${publicUrl})` }),
    ),
    weather: createWeatherService(
      database,
      config.weatherUrl === null ? null : createOpenMeteoWeather({ url: config.weatherUrl }),
    ),
    boundaries: createBoundaryReader(database),
    boundaryPairing: createBoundaryPairing(database),
    featureReader: createFeatureReader(database),
    featureHistory: createFeatureHistory(database),
    featureTable: createFeatureTable(database),
    kindCounter,
    featureTimeline: createFeatureTimeline(database, kindCounter),
    featureTrash: createFeatureTrash(database, storage),
    resources: createResourceService(database, storage, pictures),
    resourceEditor,
    imports: createImportService(database, log),
    uploads: createUploadService({ database, storage, editor: resourceEditor }),
    ogc: createOgcService(database),
    exports: createExportService(exportSource, exportKind, jobs),
    tiles,
    layers: createLayerService(database),
    layerFeatures: createLayerFeatureService({
      database,
      tiles,
      exporter: createLayerExporter(exportSource),
    }),
    collectedLayers: createCollectedLayerService(database),
    staticLayers: createStaticLayerService(database),
    mosaicLayers: createMosaicLayerService(database),
    imagery: createImageryService({
      database,
      imagery,
      accounts: imageryAccounts,
      secret: secrets.providerKeySecret,
      isShared: (config.imagery?.planetKey ?? null) !== null,
    }),
    mosaics: createMosaicService({
      imagery,
      accounts: imageryAccounts,
      tiles: createTileCache({
        dir: config.imagery?.cacheDir ?? '',
        budgetBytes: config.imagery?.cacheBytes ?? 0,
        log,
      }),
    }),
    demo: createDemoService({
      database,
      sessions,
      storage,
      servicesOn: (on) => ({
        projects: createProjectService(on),
        templates: createTemplateService(on, storage, pictures),
        featureReader: createFeatureReader(on),
        featureWriter: createFeatureWriter(on),
        layers: createLayerService(on),
      }),
    }),
  };
}

export type Services = ReturnType<typeof createServices>;
