import { ENDPOINTS } from '@waypost/contract';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { guessCode, sendCode } from '../../../../test/people/phones.ts';

const { invites, organizations, projects } = ENDPOINTS;
const PER_HOUR = 12;
const EACH = 5;

let sms: SmsSandbox;
let app: TestApp;
beforeAll(async () => {
  sms = await startSmsSandbox();
  app = await startTestApp({
    ...sms.env,
    TRUST_PROXY: 'on',
    SMS_PER_HOUR: String(PER_HOUR),
    SMS_PER_HOUR_EACH: String(EACH),
  });
});
beforeEach(() => sql`truncate sms_budgets`.execute(app.database.read));
afterEach(() => sms.setFault('none'));
afterAll(async () => {
  await app.close();
  await sms.close();
});

let numbers = 0;
/** An unused number. */
function nextPhone(): string {
  numbers += 1;
  return `+1612555${String(numbers).padStart(4, '0')}`;
}
const sendFrom = (address: string, phone = nextPhone()) =>
  sendCode(app.baseUrl, phone, { 'x-forwarded-for': address });
const textsTo = (phone: string) => sms.listMessages().filter(({ to }) => to === phone);

/** Shifts all SMS budgets as if this much time had passed. */
const passTime = (ms: number) =>
  sql`update sms_budgets set sent_at =
    array(select t - ${ms}::integer * interval '1 ms' from unnest(sent_at) t)`.execute(app.database.read);

describe('codes', () => {
  test('to many numbers are limited per requesting network, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendFrom('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(EACH);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_CODES_NETWORK' });
    expect(refused?.message).toMatch(
      /^Too many codes were asked for from your network\. Wait \d+ minutes and try again\.$/,
    );
    expect(refused?.retryAfterS).toBeGreaterThan(3_500);
    expect(refused?.retryAfterS).toBeLessThanOrEqual(3_600);
    expect((await sendFrom('203.0.113.8')).status).toBe(200);
    await passTime(3_600_000);
    expect((await sendFrom('203.0.113.7')).status).toBe(200);
  });

  test('share a budget over the owner’s whole network, in any notation', async () => {
    for (let n = 0; n < EACH; n += 1) expect((await sendFrom(`2001:db8:0:a0${n}::1`)).status).toBe(200);
    expect(await sendFrom('2001:db8:0:aff::9')).toMatchObject({ code: 'TOO_MANY_CODES_NETWORK' });
    expect((await sendFrom('2001:db8:0:b00::9')).status).toBe(200);
  });

  test('are limited for the whole installation, across networks', async () => {
    let sent = 0;
    let last = await sendFrom('198.51.100.1');
    for (; last.status === 200; last = await sendFrom(`198.51.100.${sent + 1}`)) sent += 1;
    expect(sent).toBe(PER_HOUR);
    expect(last).toMatchObject({ status: 429, code: 'TOO_MANY_CODES_HERE' });
    expect(last.message).toMatch(/^No more codes can be sent for now\. Wait \d+ minutes and try again\.$/);
  });

  test('keep the previous code valid when refused, and cost the number nothing', async () => {
    const phone = nextPhone();
    await sendFrom('192.0.2.1', phone);
    for (let n = 1; n < EACH; n += 1) await sendFrom('192.0.2.1');
    for (let n = 0; n < 4; n += 1) expect((await sendFrom('192.0.2.1', phone)).status).toBe(429);
    expect((await guessCode(app.baseUrl, phone, sms.findCode(phone) ?? '')).status).toBe(200);
    expect((await sendFrom('192.0.2.2', phone)).status).toBe(200);
    expect(textsTo(phone)).toHaveLength(2);
  });

  test('cost nothing if the gateway refuses them', async () => {
    sms.setFault('refuse');
    for (let n = 0; n <= PER_HOUR; n += 1) {
      expect(await sendFrom('192.0.2.3')).toMatchObject({ status: 503, code: 'CODE_NOT_SENT' });
    }
    sms.setFault('none');
    expect((await sendFrom('192.0.2.3')).status).toBe(200);
  });

  // The embedded database has one connection: nobody holds a row meanwhile.
  test.skipIf(!isPostgres())(
    'do not wait for an old budget that somebody else takes from just now',
    async () => {
      const makeOld = (key: string) =>
        sql`insert into sms_budgets (budget_key, sent_at, touched_at)
        values (${key}, '{}', now() - interval '2 days')`.execute(app.database.read);
      await makeOld('organization 1');
      await makeOld('organization 2');
      await app.database.transaction(async (tx) => {
        await sql`select from sms_budgets where budget_key = 'organization 1' for update`.execute(tx);
        const answer = sendFrom('192.0.2.61');
        const isLate = new Promise((resolve) => setTimeout(resolve, 5_000, 'late'));
        expect(await Promise.race([answer, isLate])).toMatchObject({ status: 200 });
      });
      const rows = await app.database.read.selectFrom('sms_budgets').select('budget_key').execute();
      expect(rows.map(({ budget_key }) => budget_key)).toContain('organization 1');
      expect(rows.map(({ budget_key }) => budget_key)).not.toContain('organization 2');
    },
  );

  test('leave no client address in the database', async () => {
    await sendFrom('192.0.2.44');
    const rows = await app.database.read.selectFrom('sms_budgets').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

describe('invites by text', () => {
  test('are limited per organization, including resent ones, but not by mail or for others', async () => {
    const invite = async (name: string) => {
      const { client } = await app.createPerson(name);
      const { organization_id: org_id } = await client.call(organizations.createOrganization, {
        body: { organization_name: `Costa ${name}` },
      });
      const { project_id } = await client.call(projects.createProject, {
        params: { org_id },
        body: { name: 'Bay watch' },
      });
      return {
        client,
        to: (address: { phone: string } | { email: string }) =>
          client.call(invites.createProjectInvite, { body: { project_id, name: 'Somebody', ...address } }),
      };
    };
    const ana = await invite('Ana Ruiz');
    const { uuid } = await ana.to({ phone: nextPhone() });
    for (let n = 1; n < EACH; n += 1) await ana.to({ phone: nextPhone() });
    const phone = nextPhone();
    const spent = {
      status: 429,
      code: 'sms_limit_reached',
      detail: expect.stringMatching(/Wait \d+ minutes/),
    };
    await expect(ana.to({ phone })).rejects.toMatchObject(spent);
    await expect(ana.client.call(invites.resendInvite, { params: { uuid } })).rejects.toMatchObject(spent);
    await ana.to({ email: 'by.mail@example.com' });
    await (await invite('Ben Okafor')).to({ phone });
    // Nothing of the rejected invite was stored: the text that is sent belongs to the other.
    await expect.poll(() => textsTo(phone).length).toBe(1);
  });
});
