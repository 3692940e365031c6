import { createImageryServices } from './create-imagery-services.ts';
import {
  createAdministrationService,
  createHealthService,
  createUserService,
} from './modules/administration/index.ts';
import {
  createAiReportKind,
  createAiReportService,
  createModelKeyService,
  createOrganizationModels,
  createReportScheduler,
  createReportScheduleService,
  createWriters,
} from './modules/ai-reports/index.ts';
import { createApiKeyService } from './modules/api-keys/index.ts';
import { createAuditService } from './modules/audit/index.ts';
import { createBackupCheckKind, createBackupKind, createBackupService } from './modules/backups/index.ts';
import type { BaseMapService } from './modules/basemaps/index.ts';
import { createBeaconService } from './modules/beacons/index.ts';
import { createBillingService } from './modules/billing/index.ts';
import { createDemoService } from './modules/demo/index.ts';
import { createDeviceService, createDevices } from './modules/devices/index.ts';
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
import {
  createFenceDeliveryKind,
  createFenceNews,
  createFenceRuleService,
  deleteOldDeliveries,
  followFenceMessages,
} from './modules/fence-rules/index.ts';
import {
  createFenceJudge,
  createGeofenceService,
  createJudgedFenceService,
} from './modules/geofence/index.ts';
import { createHelpService } from './modules/help/index.ts';
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
import { createPositionService, createTrailService } from './modules/positions/index.ts';
import { createPresenceService } from './modules/presence/index.ts';
import {
  createProjectMemberService,
  createProjectService,
  createProjectTrash,
  endProjectRoles,
} from './modules/projects/index.ts';
import {
  createFencePushKind,
  createPushQuestions,
  createPushService,
  deleteEnded,
} from './modules/pushes/index.ts';
import {
  createRadarAccounts,
  createRadarKeyService,
  createRadarPastReader,
  createRadarPurge,
  createRadarReader,
  createRadarService,
  createRadarSettingsService,
  createRadarTrackService,
  type DetectionListener,
} from './modules/radar/index.ts';
import { createResourceService } from './modules/resources/index.ts';
import { createSearchService } from './modules/search/index.ts';
import {
  createAccessTokens,
  createEndedSessions,
  createSessionPurge,
  createSessionService,
} from './modules/sessions/index.ts';
import { createTagService } from './modules/tags/index.ts';
import { createTemplateService } from './modules/templates/index.ts';
import { arrayTileEngine, createTileService } from './modules/tiles/index.ts';
import { createUploadService } from './modules/uploads/index.ts';
import { createViewService } from './modules/views/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { EventLoopWatch } from './platform/observability/process-health.ts';
import type { ProviderFaults } from './platform/observability/provider-faults.ts';
import { PictureDrawer } from './platform/pictures/picture-drawer.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createGazetteerGeocoder } from './providers/geocoder/gazetteer-geocoder.ts';
import { createNominatimGeocoder } from './providers/geocoder/nominatim-geocoder.ts';
import { createIdentity } from './providers/identity/create-identity.ts';
import { createCodeSender } from './providers/identity/phone/send-code.ts';
import { createLanguageModel } from './providers/language-model/create-language-model.ts';
import { createOutsideSend } from './providers/language-model/send-to-model.ts';
import { createSmsBudget } from './providers/messaging/budget/sms-budget.ts';
import { MessageQueue } from './providers/messaging/message-queue.ts';
import { createMessaging } from './providers/messaging/messaging.ts';
import { createSmsGateway } from './providers/messaging/sms-gateway.ts';
import { createSmtpMessaging } from './providers/messaging/smtp-messaging.ts';
import { createStripePayments } from './providers/payments/stripe-payments.ts';
import { createMarineMonitor } from './providers/radar/marine-monitor.ts';
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
  readonly eventLoop: EventLoopWatch;
}

/** What reads radar stations and shows what they saw. */
function createRadarParts(
  { config, database, secrets, log, providerFaults }: Foundations,
  onDetections: DetectionListener,
) {
  const radar = config.radar === null ? null : createMarineMonitor(config.radar);
  const shared = config.radar?.shared ?? null;
  const accounts = createRadarAccounts({ secret: secrets.providerKeySecret, shared });
  const pauses = { watchedMs: config.radar?.watchedMs ?? 60_000, idleMs: config.radar?.idleMs ?? 300_000 };
  return {
    service: createRadarService({ database, radar, accounts, pauses, log }),
    keys: createRadarKeyService({
      database,
      radar,
      secret: secrets.providerKeySecret,
      isShared: shared !== null,
    }),
    tracks: createRadarTrackService({ database, radar, accounts, secret: secrets.providerKeySecret }),
    reader: createRadarReader({ database, radar, accounts, pauses, onDetections, log, providerFaults }),
    readPast: createRadarPastReader(accounts),
  };
}

/** Creates every service of the product from its foundations. */
export function createServices(foundations: Foundations) {
  const { config, database, storage, secrets, baseMaps, publicUrl, log } = foundations;
  const { providerFaults, eventLoop } = foundations;
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
  followFenceMessages(messages);
  const invites = createInviteService({ database, messages, publicUrl });
  const pictures = new PictureDrawer();
  const avatars = createAvatarService(database, storage, pictures);
  const projects = createProjectService(database, baseMaps);
  const templates = createTemplateService(database, storage, pictures);
  const featureWriter = createFeatureWriter(database);
  const exportSource = { database, storage, pictures, publicUrl };
  const exportKind = createExportKind(exportSource);
  const backupKinds = { backup: createBackupKind(config, database), check: createBackupCheckKind(config) };
  const imagery = createImageryServices({ ...foundations, pictures });
  const { languageModel } = config;
  const { limits, innerHosts } = config.organizationModels;
  const modelOptions = {
    secret: secrets.providerKeySecret,
    shared: languageModel === null ? null : createLanguageModel(languageModel.api, languageModel),
    send: createOutsideSend(innerHosts),
  };
  const models = createOrganizationModels(modelOptions);
  const toWriters = (on: Database) => createWriters({ database: on, models, limits });
  const writers = toWriters(database);
  const aiReportKind = createAiReportKind({ database, writers, providerFaults, messages, publicUrl });
  const webhooks = { database, secret: secrets.providerKeySecret, innerHosts: config.webhookInnerHosts };
  const fenceDeliveryKind = createFenceDeliveryKind(webhooks);
  const pushes = { ...webhooks, innerHosts: config.pushInnerHosts, pushKey: secrets.pushKey, publicUrl };
  const fencePushKind = createFencePushKind(pushes);
  const jobs = new Jobs({
    database,
    log,
    kinds: [
      exportKind,
      ...imagery.kinds,
      aiReportKind,
      fenceDeliveryKind,
      fencePushKind,
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
  const fenceRules = { messages, kind: fenceDeliveryKind, publicUrl };
  const onFenceNews = createFenceNews(fenceRules);
  const fenceJudge = createFenceJudge(database, log, onFenceNews, createPushQuestions(fencePushKind));
  const positions = createPositionService(database, log, [fenceJudge.hear]);
  const radar = createRadarParts(foundations, fenceJudge.hearVessels);
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
    users: createUserService({
      database,
      isMailSent: config.mail !== null,
      endSessionsOf: sessions.endAllOf,
      sendPasswordReset: identity.sendPasswordReset,
    }),
    health: createHealthService({ database, config, providerFaults, eventLoop }),
    backups: createBackupService({ database, backup: config.backup, kinds: backupKinds }),
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
    positions,
    ...createDevices({ database, positions, log }),
    trails: createTrailService(database),
    beacons: createBeaconService(database, log, positions),
    presence: createPresenceService(database, log),
    pushes: createPushService(pushes),
    sessionPurge: createSessionPurge(database),
    pushPurge: { purge: () => database.transaction(deleteEnded) },
    geofence: createGeofenceService(database, onFenceNews),
    judgedFences: createJudgedFenceService(database, radar.readPast),
    fenceJudge,
    fenceRules: createFenceRuleService({ ...fenceRules, ...webhooks }),
    fenceDeliveries: { purge: () => database.transaction(deleteOldDeliveries) },
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
    layers: createLayerService(database, {
      ...imagery.makings,
      radar: radar.service.making,
    }),
    layerFeatures: createLayerFeatureService({
      database,
      tiles,
      exporter: createLayerExporter(exportSource),
    }),
    collectedLayers: createCollectedLayerService(database),
    staticLayers: createStaticLayerService(database),
    mosaicLayers: createMosaicLayerService(database),
    aiReports: createAiReportService({ database, kind: aiReportKind, writers, jobs }),
    modelKeys: createModelKeyService({ ...modelOptions, database }),
    reportSchedules: createReportScheduleService(database),
    reportScheduler: createReportScheduler({ database, kind: aiReportKind, writers, log }),
    ...imagery.services,
    radar: radar.service,
    radarKeys: radar.keys,
    radarTracks: radar.tracks,
    radarReader: radar.reader,
    radarPurge: createRadarPurge(database),
    radarSettings: createRadarSettingsService(database),
    demo: createDemoService({
      database,
      sessions,
      storage,
      dateMs: config.demoDateMs,
      servicesOn: (on) => ({
        projects: createProjectService(on, baseMaps),
        templates: createTemplateService(on, storage, pictures),
        featureReader: createFeatureReader(on),
        featureWriter: createFeatureWriter(on),
        layers: createLayerService(on),
        aiReports: createAiReportService({
          database: on,
          kind: aiReportKind,
          writers: toWriters(on),
          jobs,
        }),
        devices: createDeviceService(on),
        positions,
      }),
    }),
  };
}

export type Services = ReturnType<typeof createServices>;
