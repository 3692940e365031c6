import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('configuration', () => {
  test('backups go to the given place, are off when told so, and in evaluation mode without a place', () => {
    const key = 'k'.repeat(32);
    expect(parseConfig({ BACKUP_URL: 'file:///srv/backups', BACKUP_KEY: key }).backup).toEqual({
      place: { kind: 'folder', folder: '/srv/backups' },
      key,
      pace: 'gentle',
      isBesideData: false,
    });
    expect(parseConfig({ BACKUP_URL: 's3://k:s@store/backups' }).backup?.place).toMatchObject({
      bucket: { endpoint: 'https://store', bucket: 'backups' },
    });
    expect(parseConfig({ BACKUP_PACE: 'full' }).backup?.pace).toBe('full');
    expect(parseConfig({ BACKUP_URL: 'off' }).backup).toBe(null);
    expect(parseConfig({ SANDBOX: 'on' }).backup).toBe(null);
    expect(parseConfig({ SANDBOX: 'on', BACKUP_URL: 'file:///srv/backups' }).backup).not.toBe(null);
  });

  test('without variables: the embedded database in the home folder, with safe defaults', () => {
    expect(parseConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      databasePool: 10,
      tileMemoryBytes: 1024 ** 3,
      storageDir: resolve('data/files'),
      objectStore: null,
      backup: {
        place: { kind: 'folder', folder: resolve('data/backups') },
        key: null,
        pace: 'gentle',
        isBesideData: true,
      },
      basemap: { kind: 'offline' },
      basemapDir: resolve('data/basemaps'),
      isEvaluation: false,
      demoDateMs: null,
      logLevel: 'info',
      secret: null,
      mail: null,
      identity: { kind: 'built-in', google: null },
      geocoderUrl: null,
      weatherUrl: null,
      radar: null,
      imagery: {
        planetUrl: 'https://api.planet.com',
        planetKey: null,
        planetBucket: null,
        stac: null,
        orderPollMs: 10_000,
      },
      tileCache: { dir: resolve('data/imagery-cache'), bytes: 1024 ** 3 },
      tileInnerHosts: new Set(),
      languageModel: null,
      organizationModels: {
        limits: { callsPerMonth: 500, tokensPerMonth: 2_000_000 },
        innerHosts: new Set(),
      },
      terrain: null,
      photos: null,
      sms: null,
      smsLimits: { perHour: 500, perHourEach: 30 },
      messageWebhookSecret: null,
      nats: null,
      webhookInnerHosts: new Set(),
      pushInnerHosts: new Set(),
      app: { link_scheme: null, app_store_url: null, play_store_url: null },
      payments: null,
      billingFlags: { page: null, upgrade: null, portal: null },
      helpCentre: null,
      trustProxy: false,
      webDir: null,
      isStrict: false,
    });
  });

  test('an empty variable counts as absent, and an unknown one is ignored', () => {
    expect(parseConfig({ PORT: '', SECRET: '', DATABASE_URL: '', PATH: '/bin' })).toEqual(parseConfig({}));
  });

  test('variables override the defaults', () => {
    expect(
      parseConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        PUBLIC_URL: 'https://map.example//',
        DATABASE_URL: 'postgresql://db/waypost',
        DATABASE_POOL: '40',
        TILE_MEMORY_MB: '256',
        STORAGE_URL: 'file:///srv/my%20files',
        SANDBOX: 'on',
        TRUST_PROXY: 'on',
        LOG_LEVEL: 'debug',
        SECRET: 's'.repeat(32),
        WEB_DIR: 'web',
        NODE_ENV: 'development',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      publicUrl: 'https://map.example',
      databaseUrl: 'postgresql://db/waypost',
      databasePool: 40,
      tileMemoryBytes: 256 * 1024 ** 2,
      storageDir: '/srv/my files',
      isEvaluation: true,
      mail: null,
      trustProxy: true,
      logLevel: 'debug',
      secret: 's'.repeat(32),
      webDir: resolve('web'),
      isStrict: true,
    });
  });

  test('a bucket includes its credentials, and files are staged in the data folder', () => {
    const STORAGE_URL = 's3://KEY%2F1:a%40secret@store.example:9000/field-photos?region=eu-west-1';
    expect(parseConfig({ STORAGE_URL })).toMatchObject({
      storageDir: resolve('data/files'),
      objectStore: {
        endpoint: 'https://store.example:9000',
        region: 'eu-west-1',
        bucket: 'field-photos',
        accessKeyId: 'KEY/1',
        secretAccessKey: 'a@secret',
      },
    });
    const plain = parseConfig({ STORAGE_URL: 's3://k:s@store/files?tls=off' }).objectStore;
    expect(plain).toMatchObject({ endpoint: 'http://store', region: 'us-east-1' });
    for (const wrong of [
      's3://store/files',
      's3://k@store/files',
      's3://k:s@store/',
      's3://k:s@store/files?tls=no',
      's3://k:50%@store/files',
    ]) {
      expect(() => parseConfig({ STORAGE_URL: wrong }), wrong).toThrow('STORAGE_URL: must be s3://');
    }
  });

  test('the shown parts of billing are set individually', () => {
    const shown = { SHOW_BILLING_PAGE: 'on', SHOW_UPGRADE_BUTTONS: 'off', SHOW_CUSTOMER_PORTAL: 'off' };
    expect(parseConfig(shown).billingFlags).toEqual({ page: true, upgrade: false, portal: false });
    expect(parseConfig({ SHOW_CUSTOMER_PORTAL: 'on' }).billingFlags).toEqual({
      page: null,
      upgrade: null,
      portal: true,
    });
  });

  test.each(['https://heights.example/{z}/{x}/{y}.png', '/heights/{z}/{x}/{y}.png', '/heights.pmtiles'])(
    'terrain heights come from %s',
    (url) => {
      expect(
        parseConfig({ TERRAIN_URL: url, TERRAIN_ENCODING: 'mapbox', TERRAIN_MAX_ZOOM: '14' }).terrain,
      ).toEqual({
        url,
        encoding: 'mapbox',
        tile_size: 256,
        min_zoom: 0,
        max_zoom: 14,
        bounds: null,
        attribution: '',
      });
    },
  );

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'map.example'],
    ['PUBLIC_URL', 'ftp://map.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['TERRAIN_URL', 'https://heights.example/tiles'],
    ['TERRAIN_URL', '//heights.example/{z}/{x}/{y}.png'],
    ['TERRAIN_ENCODING', 'plain'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', 'many'],
    ['TILE_MEMORY_MB', '0'],
    ['STORAGE_URL', 's3://bucket'],
    ['STORAGE_URL', '/srv/files'],
    ['BACKUP_URL', '/srv/backups'],
    ['BACKUP_URL', 's3://bucket'],
    ['BACKUP_KEY', 'too short'],
    ['BACKUP_PACE', 'slow'],
    ['BASEMAP', 'mapbox'],
    ['SANDBOX', 'true'],
    ['STAC_TOKENS', 'https://catalog.example/token'],
    ['LOG_LEVEL', 'loud'],
    ['SECRET', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['SHOW_BILLING_PAGE', 'yes'],
    ['SHOW_UPGRADE_BUTTONS', '1'],
    ['SHOW_CUSTOMER_PORTAL', 'true'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_HOUR', 'plenty'],
    ['SMS_PER_HOUR_EACH', '1.5'],
    ['NODE_ENV', 'prod'],
  ])('an invalid %s (%s) is reported in one line', (name, value) => {
    const parse = () => parseConfig({ [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`^Configuration is wrong\\. ${name}: [^\\n]+$`));
  });

  test('all invalid variables are reported at once, without their values', () => {
    const parse = () => parseConfig({ PORT: 'x', SECRET: 'hunter2', SANDBOX: 'maybe' });
    expect(parse).toThrow(/PORT: .*; SANDBOX: .*; SECRET: /);
    expect(parse).not.toThrow(/hunter2/);
  });

  test('a mail server requires a sender', () => {
    const mail = {
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Waypost <post@mail.example>',
    };
    expect(parseConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(() => parseConfig({ SMTP_URL: mail.SMTP_URL })).toThrow(/MAIL_FROM/);
    expect(() => parseConfig({ ...mail, SMTP_URL: 'http://mail.example' })).toThrow(/SMTP_URL/);
    expect(() => parseConfig({ ...mail, MAIL_FROM: 'x@y.example\r\nBcc: z@y.example' })).toThrow(/MAIL_FROM/);
  });

  test('an incomplete or conflicting sign-in configuration stops the start and is named', () => {
    const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(parseConfig(google).identity).toEqual({
      kind: 'built-in',
      google: { clientId: 'client', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    });
    expect(() => parseConfig({ GOOGLE_CLIENT_ID: 'client' })).toThrow('GOOGLE_CLIENT_SECRET: needed');
    expect(() => parseConfig({ IDENTITY: 'firebase' })).toThrow('FIREBASE_PROJECT_ID: needed');
    const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'field-team-1' };
    expect(parseConfig(firebase).identity).toMatchObject({ kind: 'firebase', projectId: 'field-team-1' });
    expect(() => parseConfig({ ...firebase, ...google })).toThrow('GOOGLE_CLIENT_ID: not used');
  });

  test('an incomplete payment configuration stops the start and is named', () => {
    expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
      'STRIPE_PRICE_BASIC: needed with STRIPE_SECRET_KEY',
    );
  });

  test('an SMS gateway requires TLS or this machine, and a token', () => {
    const SMS_TOKEN = 'secret';
    expect(parseConfig({ SMS_URL: 'https://sms.example/send', SMS_TOKEN }).sms).toEqual({
      url: 'https://sms.example/send',
      token: SMS_TOKEN,
      from: null,
    });
    expect(parseConfig({ SMS_URL: 'http://127.0.0.1:9000/', SMS_TOKEN, SMS_FROM: 'Waypost' }).sms?.from).toBe(
      'Waypost',
    );
    for (const SMS_URL of ['http://sms.example/', 'http://127.0.0.1.example/', 'ftp://sms.example/', 'sms']) {
      expect(() => parseConfig({ SMS_URL, SMS_TOKEN }), SMS_URL).toThrow(ConfigError);
    }
    expect(() => parseConfig({ SMS_URL: 'https://sms.example/' })).toThrow('SMS_TOKEN: needed with SMS_URL');
  });

  test('SMS are limited by default', () => {
    expect(parseConfig({}).smsLimits).toEqual({ perHour: 500, perHourEach: 30 });
    expect(parseConfig({ SMS_PER_HOUR: '2000', SMS_PER_HOUR_EACH: '8' }).smsLimits).toEqual({
      perHour: 2000,
      perHourEach: 8,
    });
  });

  test('an app link must not use a browser scheme', () => {
    expect(parseConfig({ APP_LINK_SCHEME: 'waypost' }).app.link_scheme).toBe('waypost');
    for (const APP_LINK_SCHEME of ['javascript', 'https', 'data', 'Way post', 'waypost:']) {
      expect(() => parseConfig({ APP_LINK_SCHEME }), APP_LINK_SCHEME).toThrow(ConfigError);
    }
  });
});
