import { join, resolve } from 'node:path';
import type { FrontConfig } from '@waypost/contract';
import { z } from 'zod';
import { type BackupConfig, toBackupConfig } from './backup/backup-config.ts';
import { ConfigError } from './config-error.ts';
import { hostList } from './host-list.ts';
import {
  type ImageryConfig,
  imageryVariables,
  type TileCacheConfig,
  toImageryConfig,
  toTileConfig,
} from './imagery-settings.ts';
import {
  type LanguageModelConfig,
  languageModelVariables,
  type OrganizationModelConfig,
  toLanguageModelConfig,
  toOrganizationModelConfig,
} from './language-model-settings.ts';
import {
  type BaseMapSetting,
  baseMapSetting,
  photoSetting,
  terrainAddress,
  toGroundConfig,
} from './map-settings.ts';
import { type NatsConfig, natsVariables, toNatsConfig } from './nats-settings.ts';
import { type RadarConfig, radarSettings, toRadarConfig } from './radar-settings.ts';
import { isSafeFromListeners } from './safe-url.ts';
import type { ObjectStoreConfig } from './storage/object-store.ts';
import { parseStorageUrl } from './storage/parse-storage-url.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
/** Schemes that open a page or run a script, never an app. */
const BROWSER_SCHEMES = [
  'http',
  'https',
  'javascript',
  'data',
  'vbscript',
  'file',
  'blob',
  'about',
  'view-source',
];

/** The environment variables that Waypost reads, with their defaults. An empty variable counts as absent. */
const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  ...natsVariables,
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  TILE_MEMORY_MB: z.coerce.number().int().min(16).max(1_000_000).default(1024),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/, error: 'must be a file:// or an s3:// URL' }).optional(),
  BACKUP_URL: z
    .string()
    .refine(
      (value) => value === 'off' || (/^(file|s3):\/\//.test(value) && URL.canParse(value)),
      'must be a file:// or an s3:// URL, or off',
    )
    .optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_PACE: z.enum(['gentle', 'full']).default('gentle'),
  BASEMAP: baseMapSetting.default({ kind: 'offline' }),
  TERRAIN_URL: terrainAddress.optional(),
  TERRAIN_ENCODING: z.enum(['terrarium', 'mapbox']).default('terrarium'),
  TERRAIN_TILE_SIZE: z.coerce.number().int().min(64).max(1024).default(256),
  TERRAIN_MAX_ZOOM: z.coerce.number().int().min(0).max(17).default(12),
  TERRAIN_ATTRIBUTION: z.string().max(500).default(''),
  SATELLITE_URL: photoSetting.optional(),
  SATELLITE_TILE_SIZE: z.coerce.number().int().min(64).max(1024).optional(),
  SATELLITE_MAX_ZOOM: z.coerce.number().int().min(0).max(22).optional(),
  SATELLITE_ATTRIBUTION: z.string().max(500).optional(),
  SANDBOX: onOff.default(false),
  DEMO_DATE: z.iso.datetime().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(320)
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must hold an e-mail address')
    .optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  WEATHER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  ...imageryVariables,
  ...languageModelVariables,
  ...radarSettings,
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https URL' })
    .refine(isSafeFromListeners, 'must be an https URL; http serves on this machine alone')
    .optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).max(40).optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(500),
  SMS_PER_HOUR_EACH: z.coerce.number().int().min(1).max(100_000).default(30),
  MESSAGE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  APP_STORE_URL: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  PLAY_STORE_URL: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  APP_LINK_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]{1,40}$/, 'must be the scheme of a link, such as waypost')
    .refine((scheme) => !BROWSER_SCHEMES.includes(scheme), 'must not be a scheme of the browser itself')
    .optional(),
  WEBHOOK_INNER_HOSTS: hostList.optional(),
  PUSH_INNER_HOSTS: hostList.optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_BASIC: z.string().min(1).optional(),
  STRIPE_PRICE_UNLIMITED: z.string().min(1).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  HELP_CENTRE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  HELP_CENTRE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  IDENTITY: z.enum(['built-in', 'firebase']).default('built-in'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project')
    .optional(),
  FIREBASE_KEYS_URL: httpUrl.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  SHOW_BILLING_PAGE: onOff.optional(),
  SHOW_UPGRADE_BUTTONS: onOff.optional(),
  SHOW_CUSTOMER_PORTAL: onOff.optional(),
  TRUST_PROXY: onOff.default(false),
  WEB_DIR: z.string().min(1).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

/** A Stripe account with the prices of its paid plans. */
export interface PaymentsConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: { readonly basic: string; readonly unlimited: string };
  /** Overrides the provider's own address. */
  readonly apiUrl: string | null;
}

/** How users are authenticated: by the product itself, or by a Firebase project. */
export type IdentityConfig =
  | { readonly kind: 'built-in'; readonly google: GoogleConfig | null }
  | { readonly kind: 'firebase'; readonly projectId: string; readonly keysUrl: string };

/** A client of Google, or of another OpenID provider in its place. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly issuer: string;
}

export interface Config {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** The public URL of this server, without a trailing slash; null: the address it listens on. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** Carries bells and positions between processes; null: PostgreSQL does. */
  readonly nats: NatsConfig | null;
  /** Memory for features that tiles are made from, and for tiles. */
  readonly tileMemoryBytes: number;
  /** Folder for files, or for their staging before they go to the object store. */
  readonly storageDir: string;
  /** Null: files stay in `storageDir`. */
  readonly objectStore: ObjectStoreConfig | null;
  /** Null: no backups are made. */
  readonly backup: BackupConfig | null;
  readonly basemap: BaseMapSetting;
  /** Folder of the base maps that this server reads itself. */
  readonly basemapDir: string;
  /** Terrain heights, as the web client is configured; null: those of a file in `basemapDir`, if it has any. */
  readonly terrain: FrontConfig['terrain'];
  /** Photographs of the look Satellite, as the web client is configured; null: none. */
  readonly photos: FrontConfig['photos'];
  /** Evaluation mode: simulated third parties and the demo. */
  readonly isEvaluation: boolean;
  /** The moment the demo leads up to, in milliseconds since 1970; null: when it is loaded. */
  readonly demoDateMs: number | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Signs tokens; null: one is generated and kept in `dataDir`. */
  readonly secret: string | null;
  /** Null: no mail is sent; messages are kept in the outbox of their organization. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly identity: IdentityConfig;
  /** Base URL of a Nominatim instance; null: places are looked up in the bundled gazetteer. */
  readonly geocoderUrl: string | null;
  /** Base URL of a service with Open-Meteo's API; null: no weather. */
  readonly weatherUrl: string | null;
  /** Null: no satellite imagery. */
  readonly imagery: ImageryConfig | null;
  readonly tileCache: TileCacheConfig;
  /** `host:port` that tiles of layers may come from although they are not public. */
  readonly tileInnerHosts: ReadonlySet<string>;
  /** Null: reports are written by the built-in writer alone, or by a model of their organization. */
  readonly languageModel: LanguageModelConfig | null;
  readonly organizationModels: OrganizationModelConfig;
  /** Null: no radar. */
  readonly radar: RadarConfig | null;
  /** Null: no SMS is sent, and sign-in by phone is unavailable. */
  readonly sms: { readonly url: string; readonly token: string; readonly from: string | null } | null;
  /** Messages per hour: for the installation, and per network or organization. */
  readonly smsLimits: { readonly perHour: number; readonly perHourEach: number };
  /** Verifies delivery reports of providers; null: reports are not accepted. */
  readonly messageWebhookSecret: string | null;
  /** `host:port` that webhooks of geofences may reach although they are not public. */
  readonly webhookInnerHosts: ReadonlySet<string>;
  /** `host:port` at which push services of browsers may be although they are not public. Any member can make the server post there. */
  readonly pushInnerHosts: ReadonlySet<string>;
  /** The mobile app, as the web client is configured. */
  readonly app: {
    readonly link_scheme: string | null;
    readonly app_store_url: string | null;
    readonly play_store_url: string | null;
  };
  /** Null: no payments. */
  readonly payments: PaymentsConfig | null;
  /** Which parts of billing are shown; null: according to the payment configuration. */
  readonly billingFlags: {
    readonly page: boolean | null;
    readonly upgrade: boolean | null;
    readonly portal: boolean | null;
  };
  /** Null: no help centre. */
  readonly helpCentre: { readonly url: string; readonly secret: string } | null;
  readonly trustProxy: boolean;
  /** The built web; null serves the API alone. */
  readonly webDir: string | null;
  /** Whether undeclared fields in a response are an error (development, tests) or stripped and logged. */
  readonly isStrict: boolean;
}

/**
 * Reads the configuration of one process.
 * @throws ConfigError with one line that names each invalid variable.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Configuration is wrong. ${faults.join('; ')}`);
  }
  const value = result.data;
  const dataDir = resolve(value.DATA_DIR);
  return {
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    databasePool: value.DATABASE_POOL,
    nats: toNatsConfig(value.NATS_URL, value.DATABASE_URL),
    tileMemoryBytes: value.TILE_MEMORY_MB * 1024 ** 2,
    ...toStorageConfig(value.STORAGE_URL, dataDir),
    backup: toBackupConfig(
      { url: value.BACKUP_URL, key: value.BACKUP_KEY, pace: value.BACKUP_PACE },
      dataDir,
      value.SANDBOX,
    ),
    basemap: value.BASEMAP,
    basemapDir: join(dataDir, 'basemaps'),
    ...toGroundConfig(value),
    isEvaluation: value.SANDBOX,
    demoDateMs: value.DEMO_DATE === undefined ? null : Date.parse(value.DEMO_DATE),
    logLevel: value.LOG_LEVEL,
    secret: value.SECRET ?? null,
    mail: toMailConfig(value.SMTP_URL, value.MAIL_FROM),
    identity: toIdentityConfig(value),
    geocoderUrl: value.GEOCODER_URL ?? null,
    weatherUrl: value.WEATHER_URL ?? null,
    imagery: toImageryConfig(value),
    ...toTileConfig(value, dataDir),
    languageModel: toLanguageModelConfig(value),
    organizationModels: toOrganizationModelConfig(value),
    radar: toRadarConfig(value),
    sms: toSmsConfig(value.SMS_URL, value.SMS_TOKEN, value.SMS_FROM),
    smsLimits: { perHour: value.SMS_PER_HOUR, perHourEach: value.SMS_PER_HOUR_EACH },
    messageWebhookSecret: value.MESSAGE_WEBHOOK_SECRET ?? null,
    webhookInnerHosts: new Set(value.WEBHOOK_INNER_HOSTS ?? []),
    pushInnerHosts: new Set(value.PUSH_INNER_HOSTS ?? []),
    app: {
      link_scheme: value.APP_LINK_SCHEME ?? null,
      app_store_url: value.APP_STORE_URL ?? null,
      play_store_url: value.PLAY_STORE_URL ?? null,
    },
    payments: toPaymentsConfig(value),
    billingFlags: {
      page: value.SHOW_BILLING_PAGE ?? null,
      upgrade: value.SHOW_UPGRADE_BUTTONS ?? null,
      portal: value.SHOW_CUSTOMER_PORTAL ?? null,
    },
    helpCentre: toHelpCentreConfig(value.HELP_CENTRE_URL, value.HELP_CENTRE_SECRET),
    trustProxy: value.TRUST_PROXY,
    webDir: value.WEB_DIR === undefined ? null : resolve(value.WEB_DIR),
    isStrict: value.NODE_ENV !== 'production',
  };
}

function toStorageConfig(
  given: string | undefined,
  dataDir: string,
): Pick<Config, 'storageDir' | 'objectStore'> {
  const inDataDir = join(dataDir, 'files');
  if (given === undefined) return { storageDir: inDataDir, objectStore: null };
  const place = parseStorageUrl('STORAGE_URL', given);
  return place.kind === 'folder'
    ? { storageDir: place.folder, objectStore: null }
    : { storageDir: inDataDir, objectStore: place.bucket };
}

/** @throws ConfigError for a mail server without a sender. */
function toMailConfig(smtpUrl: string | undefined, from: string | undefined): Config['mail'] {
  if (smtpUrl === undefined) return null;
  if (from === undefined) throw new ConfigError('Configuration is wrong. MAIL_FROM: needed with SMTP_URL');
  return { smtpUrl, from };
}

/** @throws ConfigError for a help centre without its secret. */
function toHelpCentreConfig(url: string | undefined, secret: string | undefined): Config['helpCentre'] {
  if (url === undefined) return null;
  if (secret === undefined) {
    throw new ConfigError('Configuration is wrong. HELP_CENTRE_SECRET: needed with HELP_CENTRE_URL');
  }
  return { url, secret };
}

/** @throws ConfigError for an incomplete sign-in configuration, or two that exclude each other. */
function toIdentityConfig(value: z.output<typeof environment>): IdentityConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = value;
  const fail = (fault: string) => new ConfigError(`Configuration is wrong. ${fault}`);
  if (value.IDENTITY === 'firebase') {
    if (value.FIREBASE_PROJECT_ID === undefined)
      throw fail('FIREBASE_PROJECT_ID: needed with IDENTITY=firebase');
    if (clientId !== undefined) throw fail('GOOGLE_CLIENT_ID: not used with IDENTITY=firebase');
    return { kind: 'firebase', projectId: value.FIREBASE_PROJECT_ID, keysUrl: value.FIREBASE_KEYS_URL };
  }
  if (clientId === undefined) return { kind: 'built-in', google: null };
  if (clientSecret === undefined) throw fail('GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID');
  const issuer = value.GOOGLE_ISSUER.replace(/\/+$/, '');
  return { kind: 'built-in', google: { clientId, clientSecret, issuer } };
}

/** @throws ConfigError for a gateway without a token. */
function toSmsConfig(url: string | undefined, token: string | undefined, from = ''): Config['sms'] {
  if (url === undefined) return null;
  if (token === undefined) throw new ConfigError('Configuration is wrong. SMS_TOKEN: needed with SMS_URL');
  return { url, token, from: from === '' ? null : from };
}

/** @throws ConfigError for an incomplete payment configuration. */
function toPaymentsConfig(value: z.output<typeof environment>): PaymentsConfig | null {
  if (value.STRIPE_SECRET_KEY === undefined) return null;
  const need = (name: 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_BASIC' | 'STRIPE_PRICE_UNLIMITED'): string => {
    const given = value[name];
    if (given === undefined) {
      throw new ConfigError(`Configuration is wrong. ${name}: needed with STRIPE_SECRET_KEY`);
    }
    return given;
  };
  return {
    secretKey: value.STRIPE_SECRET_KEY,
    webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
    prices: { basic: need('STRIPE_PRICE_BASIC'), unlimited: need('STRIPE_PRICE_UNLIMITED') },
    apiUrl: value.STRIPE_API_URL ?? null,
  };
}
