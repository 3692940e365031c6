import { ENDPOINTS } from '@waypost/contract';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { fetchIdentityToken, registerIdentity } from '../../../../test/people/identity.ts';
import { guessCode, makePhoneToken, postPhone, sendCode } from '../../../../test/people/phones.ts';

const { members, sessions } = ENDPOINTS;
const HOUR_MS = 3_600_000;

let sms: SmsSandbox;
let app: TestApp;
beforeAll(async () => {
  sms = await startSmsSandbox();
  // All requests come from one client address; limits per network are tested in their own file.
  app = await startTestApp({ ...sms.env, SMS_PER_HOUR_EACH: '500' });
});
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
const send = (phone: string, headers?: Record<string, string>) => sendCode(app.baseUrl, phone, headers);
const guess = (phone: string, code: string) => guessCode(app.baseUrl, phone, code);
const codeOf = (phone: string) => sms.findCode(phone) ?? 'none';
const wrongFor = (phone: string) => (codeOf(phone) === '000000' ? '000001' : '000000');
const textsTo = (phone: string) => sms.listMessages().filter(({ to }) => to === phone);

/** Shifts the budgets of all numbers as if this much time had passed. */
async function passTime(ms: number): Promise<void> {
  await sql`
    update phone_codes set expires_at = expires_at - ${ms}::integer * interval '1 ms',
      sent_at = array(select t - ${ms}::integer * interval '1 ms' from unnest(sent_at) t),
      guessed_at = array(select t - ${ms}::integer * interval '1 ms' from unnest(guessed_at) t)`.execute(
    app.database.read,
  );
}

describe('signing in by phone', () => {
  test('a verified number creates a member with that phone, and signs in again', async () => {
    const phone = nextPhone();
    const firebase_token = await makePhoneToken(app.baseUrl, sms, phone);
    const body = { display_name: 'Lucía Chen', firebase_token };
    const tokens = await app.as().call(sessions.signUp, { body });
    expect(await app.as(tokens.access_token).call(members.getMember, {})).toMatchObject({
      phone,
      email: null,
      email_verified: false,
      display_name: 'Lucía Chen',
    });
    const again = await app.as().call(sessions.createToken, {
      body: { firebase_token: await makePhoneToken(app.baseUrl, sms, phone) },
    });
    expect(await app.as(again.access_token).call(members.getMember, {})).toMatchObject({ phone });
  });

  test('the text has six digits, in the browser’s language; the database reveals neither code nor number', async () => {
    const phone = nextPhone();
    expect(await send(phone, { 'accept-language': 'es-MX,en;q=0.5' })).toMatchObject({ status: 200 });
    expect(textsTo(phone)).toMatchObject([{ text: expect.stringMatching(/^\d{6} es tu código de Waypost/) }]);
    const rows = await app.database.read.selectFrom('phone_codes').selectAll().execute();
    const verifications = await sql`select * from identity_verification`.execute(app.database.read);
    const kept = JSON.stringify([rows, verifications.rows]);
    expect(kept).not.toContain(codeOf(phone));
    expect(kept).not.toContain(phone.slice(1));
  });

  test('a code works once, also for two concurrent attempts', async () => {
    const phone = nextPhone();
    await send(phone);
    const code = codeOf(phone);
    const answers = await Promise.all([guess(phone, code), guess(phone, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await guess(phone, code)).toMatchObject({ status: 400, code: 'INVALID_OTP' });
  });

  test('a code is valid for ten minutes, until the next one', async () => {
    const phone = nextPhone();
    await send(phone);
    await passTime(10 * 60_000);
    expect(await guess(phone, codeOf(phone))).toMatchObject({ status: 400, code: 'INVALID_OTP' });
    await send(phone);
    const first = codeOf(phone);
    await send(phone);
    // With a chance of one in a million both are equal.
    if (codeOf(phone) !== first) expect((await guess(phone, first)).status).toBe(400);
    expect((await guess(phone, codeOf(phone))).status).toBe(200);
  });

  test('an invalid or non-canonical number gets no code', async () => {
    for (const phone of ['6125550100', '+1 612 555 0100', '+1612555', 'nobody', '+999123456789']) {
      expect(await send(phone), phone).toMatchObject({ status: 400, code: 'INVALID_PHONE_NUMBER' });
    }
  });
});

describe('guessing', () => {
  test('a number has five guesses an hour, whatever codes are sent meanwhile', async () => {
    const phone = nextPhone();
    await send(phone);
    for (let n = 0; n < 3; n += 1) expect((await guess(phone, wrongFor(phone))).status).toBe(400);
    await send(phone);
    for (let n = 0; n < 2; n += 1) expect((await guess(phone, wrongFor(phone))).status).toBe(400);
    const refused = await guess(phone, codeOf(phone));
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_CODES', sessionToken: null });
    expect(refused.message).toMatch(/^Too many wrong codes for this number\. Wait \d+ minutes/);
    expect(refused.retryAfterS).toBeGreaterThan(3_500);
    expect(refused.retryAfterS).toBeLessThanOrEqual(3_600);
    await send(phone);
    expect((await guess(phone, codeOf(phone))).status).toBe(429);
    await passTime(HOUR_MS);
    await send(phone);
    expect((await guess(phone, codeOf(phone))).status).toBe(200);
  });

  test('five of thirty concurrent guesses are checked', async () => {
    const phone = nextPhone();
    await send(phone);
    const wrong = wrongFor(phone);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(phone, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('a number gets three codes an hour, also of twenty concurrent requests', async () => {
    const phone = nextPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(textsTo(phone)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
    expect(refused?.retryAfterS).toBeGreaterThan(3_500);
    expect((await send(nextPhone())).status).toBe(200);
    await passTime(HOUR_MS);
    expect((await send(phone)).status).toBe(200);
  });

  test('other spellings of a number share its budget', async () => {
    const phone = nextPhone();
    await send(phone);
    for (let n = 0; n < 5; n += 1) await guess(phone, wrongFor(phone));
    expect(await guess(` ${phone}`, codeOf(phone))).toMatchObject({ status: 400 });
    expect(await guess(`00${phone.slice(1)}`, codeOf(phone))).toMatchObject({ status: 400 });
  });
});

describe('a failing gateway', () => {
  test('costs no code if it refused, and is reported with a message', async () => {
    const phone = nextPhone();
    for (const fault of ['refuse', 'fail', 'refuse', 'fail'] as const) {
      sms.setFault(fault);
      expect(await send(phone)).toMatchObject({ status: 503, code: 'CODE_NOT_SENT' });
    }
    sms.setFault('none');
    expect((await send(phone)).status).toBe(200);
    expect((await guess(phone, codeOf(phone))).status).toBe(200);
  });
});

describe('account takeover', () => {
  test('an account gets a number only through a code', async () => {
    const phone = nextPhone();
    const account = { email: 'squatter@example.com', password: 'correct horse battery', name: 'Squatter' };
    const withPhone = { ...account, phoneNumber: phone };
    expect(await postPhone(app.baseUrl, '/sign-up/email', withPhone)).toMatchObject({
      status: 400,
      code: 'FIELD_NOT_ALLOWED',
    });
    const { sessionToken } = await registerIdentity(app.baseUrl, account.email);
    const headers = { authorization: `Bearer ${sessionToken}` };
    expect((await postPhone(app.baseUrl, '/update-user', { phoneNumber: phone }, headers)).status).toBe(400);
    await send(phone);
    const adding = { phoneNumber: phone, code: codeOf(phone), updatePhoneNumber: true };
    expect(await postPhone(app.baseUrl, '/phone-number/verify', adding, headers)).toMatchObject({
      status: 400,
      code: 'FIELD_NOT_ALLOWED',
    });
    const shown = await guess(phone, codeOf(phone));
    const firebase_token = await fetchIdentityToken(app.baseUrl, shown.sessionToken);
    const tokens = await app.as().call(sessions.signUp, { body: { display_name: 'Owner', firebase_token } });
    expect(await app.as(tokens.access_token).call(members.getMember, {})).toMatchObject({
      phone,
      email: null,
    });
  });

  test('calls that would bypass the budgets are not served', async () => {
    const phone = nextPhone();
    for (const path of [
      '/sign-in/phone-number',
      '/phone-number/request-password-reset',
      '/phone-number/reset-password',
      '/phone-number//reset-password',
    ]) {
      const body = { phoneNumber: phone, password: 'x', otp: '000000', newPassword: 'long enough to be one' };
      expect((await postPhone(app.baseUrl, path, body)).status, path).toBe(404);
    }
  });

  test('a page of another origin cannot request a code', async () => {
    const phone = nextPhone();
    const headers = { origin: 'https://elsewhere.example', cookie: 'better-auth.session_token=x' };
    expect((await send(phone, headers)).status).toBe(403);
    expect(textsTo(phone)).toEqual([]);
  });
});

describe('availability of phone sign-in', () => {
  const offers = async (one: TestApp) => (await one.as().call(sessions.getFrontConfig, {})).identity.phone;

  test('is given with a gateway', async () => expect(await offers(app)).toBe(true));

  test('is not given without one, and no code is created', async () => {
    const bare = await startTestApp();
    expect(await offers(bare)).toBe(false);
    expect(await sendCode(bare.baseUrl, nextPhone())).toMatchObject({
      status: 404,
      code: 'PHONE_NOT_OFFERED',
    });
    await bare.close();
  });

  test('is given in evaluation mode, with the code in the outbox of super users', async () => {
    const trial = await startTestApp({ SANDBOX: 'on' });
    expect(await offers(trial)).toBe(true);
    const root = await trial.createPerson('Who was first');
    await trial.database.read.updateTable('members').set({ is_super_user: true }).execute();
    const phone = nextPhone();
    await sendCode(trial.baseUrl, phone);
    await sendCode(trial.baseUrl, phone);
    const { messages } = await root.client.call(ENDPOINTS.invites.getPlatformOutbox, {});
    expect(messages).toMatchObject([{ channel: 'sms', recipient: phone }]);
    const code = /^\d{6}/.exec(messages[0]?.body ?? '')?.[0] ?? '';
    expect((await guessCode(trial.baseUrl, phone, code)).status).toBe(200);
    await trial.close();
  });
});
