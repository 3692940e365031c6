import { ENDPOINTS, ERRORS, type ErrorBody } from '@waypost/contract';
import { type StripeSandbox, startStripeSandbox } from '@waypost/sandbox';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../test/access/access-world.ts';
import { sendRaw } from '../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../test/app/test-app.ts';
import type { Logger } from '../platform/observability/logger.ts';

const { billing, features, invites, organizations, projects } = ENDPOINTS;
/** A port without a listener. */
const NOWHERE = '127.0.0.1:2';
const REQUESTS = 20;
const WARN = 40;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly provider?: string;
  readonly failed_requests?: number;
  readonly reason?: string;
  readonly err?: unknown;
}

let lines: Line[] = [];
let stripe: StripeSandbox;
let app: TestApp;
let ana: Person;
let org_id: number;
let project_id: number;

beforeAll(async () => {
  stripe = await startStripeSandbox();
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = await startTestApp(
    {
      TRUST_PROXY: 'on',
      GEOCODER_URL: `http://${NOWHERE}`,
      WEATHER_URL: `http://${NOWHERE}`,
      SMTP_URL: `smtp://${NOWHERE}`,
      MAIL_FROM: 'Waypost <post@waypost.example>',
      ...stripe.env,
    },
    log,
  );
  const person = await app.createPerson('Ana Ruiz');
  ana = { ...person, client: clientFromAnywhere(app.baseUrl, person.tokens.access_token) };
  ({ organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
  ({ project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  }));
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

let asked = 0;
/** Repeats a request; every response must be the same error. */
async function askFor(path: string, code: keyof typeof ERRORS, times = REQUESTS): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    asked += 1;
    const { status, text } = await sendRaw(`${app.baseUrl}/api/3${path}`, {
      method: 'GET',
      headers: {
        authorization: `Bearer ${ana.tokens.access_token}`,
        'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}`,
      },
    });
    const body = JSON.parse(text) as ErrorBody;
    expect(status).toBe(ERRORS[code].status);
    expect(body).toMatchObject({ code, message: ERRORS[code].detail, detail: ERRORS[code].detail });
  }
}

const told = () => lines.filter(({ level }) => level >= WARN);

test('an unavailable geocoder is logged once, and every request gets its usual error', async () => {
  await askFor('/places?q=la%20paz', 'places_unavailable', 8);
  expect(told()).toMatchObject([
    {
      level: WARN,
      provider: 'geocoder',
      failed_requests: 1,
      reason: expect.stringContaining('ECONNREFUSED'),
    },
  ]);
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);
});

test('an unavailable weather service is logged once, also while requests to it are paused', async () => {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } } },
  });
  await askFor(`/geo/feature/${properties.code}/weather`, 'weather_unavailable');
  expect(told()).toMatchObject([{ level: WARN, provider: 'weather', failed_requests: 1 }]);
});

test('an unavailable payment provider is logged once', async () => {
  stripe.setDown(true);
  try {
    for (let n = 0; n < 2; n += 1) {
      await expect(
        ana.client.call(billing.createPaymentLink, { params: { org_id }, body: { plan_name: 'basic' } }),
      ).rejects.toMatchObject({ status: 502, code: 'payments_failed' });
    }
  } finally {
    stripe.setDown(false);
  }
  expect(told()).toMatchObject([{ level: WARN, provider: 'payments', failed_requests: 1 }]);
});

test('an unavailable mail server is logged once, and the message stays queued', async () => {
  const { uuid } = await ana.client.call(invites.createOrganizationInvite, {
    params: { org_id },
    body: { fullname: 'Bo Diaz', email: 'bo@example.com' },
  });
  await expect.poll(() => told().length).toBe(1);
  expect(told()).toMatchObject([{ level: WARN, provider: 'messaging', failed_requests: 1 }]);
  // The warning is written while the message is still in hand; then it is put back.
  const readStatus = async () =>
    (await ana.client.call(invites.listOrganizationInvites, { params: { org_id } })).find(
      (invite) => invite.uuid === uuid,
    )?.email_status;
  await expect.poll(readStatus).toBe('pending');
});

test('an internal error is logged with its stack', async () => {
  await app.database.script('alter table tags rename to tags_gone');
  try {
    await askFor(`/org/${org_id}/project/tag`, 'internal', 1);
  } finally {
    await app.database.script('alter table tags_gone rename to tags');
  }
  expect(told()).toMatchObject([
    { level: 50, msg: 'request failed', err: { stack: expect.stringContaining('tags') } },
  ]);
});

test('pending counts are logged when the server stops', async () => {
  await app.http.close();
  const counted = Object.fromEntries(told().map((line) => [line.provider, line.failed_requests]));
  expect(counted).toMatchObject({ geocoder: 7, weather: REQUESTS - 1, payments: 1 });
});
