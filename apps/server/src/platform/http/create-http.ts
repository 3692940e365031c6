import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import websocket from '@fastify/websocket';
import { API_BASE } from '@waypost/contract';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { listMapOrigins, toForeignOrigin } from '../map-settings.ts';
import type { Logger } from '../observability/logger.ts';
import type { ProviderFaults } from '../observability/provider-faults.ts';
import { askFirst } from './ask-first.ts';
import { getOpenApi } from './endpoints/openapi.ts';
import { MAX_JSON_BYTES } from './requests/read-multipart.ts';
import { createErrorHandler } from './responses/error-handler.ts';
import type { KeptAnswers } from './responses/kept-answers.ts';
import { listSecurityHeaders } from './responses/security-headers.ts';

/** Longest socket message, in bytes: they are small by design. */
const MAX_SOCKET_MESSAGE = 16 * 1024;

/** Requests are refused while the event loop is later than this, on average over a second. */
const MAX_DELAY_MS = 4_000;
const RETRY_AFTER_S = 10;
/**
 * The delay that the plugin reports where there was no measurement: a process that hardly gets any time of its machine may
 * take none within a second, and is not refused for that.
 */
const NOT_MEASURED = Number.POSITIVE_INFINITY;

/** Hosts of others that the page loads its map from, by setting alone. */
const listMapSources = ({ basemap, terrain, photos }: Config): readonly string[] => {
  const grounds = [terrain, photos].map((source) => source && toForeignOrigin(source.url));
  return [...new Set([...listMapOrigins(basemap), ...grounds.filter((origin) => origin !== null)])];
};

/** Sources that the page may load from: its own server, blobs that it creates, and what the settings of the map name. */
const toContentSecurityPolicy = (config: Config) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", ...(config.helpCentre === null ? [] : [new URL(config.helpCentre.url).origin])],
    scriptSrc: ["'self'"],
    // The component library positions elements with style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...listMapSources(config)],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    // MapLibre's worker reads blobs created by the page.
    connectSrc: ["'self'", 'blob:', ...listMapSources(config)],
    manifestSrc: ["'self'"],
  },
});

/**
 * Creates the HTTP server with everything that all routes share.
 * @param kept answers that are replayed before any of that.
 */
export async function createHttp(
  config: Config,
  log: Logger,
  version: string,
  kept: Pick<KeptAnswers, 'answer'>,
  providerFaults: ProviderFaults,
): Promise<FastifyInstance> {
  const handleError = createErrorHandler(providerFaults);
  const app = fastify({
    loggerInstance: log,
    // Unique across processes and restarts: users may quote it.
    genReqId: () => randomUUID(),
    // One logger for all requests: log lines are rare and name their request themselves, while a child logger costs
    // every request.
    childLoggerFactory: (logger) => logger,
    // A line per request is for debugging; failures are logged with their error.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    // Errors before routing, such as a malformed path.
    frameworkErrors: handleError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // No endpoint accepts plain text.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  const securityHeaders = listSecurityHeaders({
    contentSecurityPolicy: toContentSecurityPolicy(config),
    referrerPolicy: { policy: 'no-referrer' },
    // Over plain HTTP on the local machine there is nothing to upgrade to.
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  await app.register(rateLimit, { global: false });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(multipart);
  await app.register(websocket, { options: { maxPayload: MAX_SOCKET_MESSAGE, perMessageDeflate: false } });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    exposeStatusRoute: false,
    pressureHandler: async (_request, reply, _type, value) => {
      if (value === NOT_MEASURED) return;
      reply.header('retry-after', RETRY_AFTER_S);
      throw new AppError('unavailable');
    },
  });
  const document = getOpenApi(version);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list' },
    theme: { title: 'Waypost API' },
  });
  answerFirst(app, kept);
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => reply.send(document));
  return app;
}

const isPressed = (app: FastifyInstance): boolean =>
  app.isUnderPressure() && app.memoryUsage().eventLoopDelay !== NOT_MEASURED;

/** Replays kept answers, except when Fastify would refuse the request: while closing or under pressure. */
function answerFirst(app: FastifyInstance, kept: Pick<KeptAnswers, 'answer'>): void {
  let isOpen = true;
  app.addHook('preClose', async () => {
    isOpen = false;
  });
  askFirst(app.server, (request, response) => isOpen && !isPressed(app) && kept.answer(request, response));
}
