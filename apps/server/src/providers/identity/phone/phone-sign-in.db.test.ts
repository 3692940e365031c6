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
  // All of these come from one address; what one network may have sent is the matter of a file of its own.
  app = await startTestApp({ ...sms.env, SMS_PER_HOUR_EACH: '500' });
});
afterEach(() => sms.setFault('none'));
afterAll(async () => {
  await app.close();
  await sms.close();
});

let numbers = 0;
/** A number of nobody yet. */
function nextPhone(): string {
  numbers += 1;
  return `+1612555${String(numbers).padStart(4, '0')}`;
}
const send = (phone: string, headers?: Record<string, string>) => sendCode(app.baseUrl, phone, headers);
const guess = (phone: string, code: string) => guessCode(app.baseUrl, phone, code);
const codeOf = (phone: string) => sms.findCode(phone) ?? 'none';
const wrongFor = (phone: string) => (codeOf(phone) === '000000' ? '000001' : '000000');
const textsTo = (phone: string) => sms.listMessages().filter(({ to }) => to === phone);

/** As if so much time had gone by for every number. */
async function passTime(ms: number): Promise<void> {
  await sql`
    update phone_codes set expires_at = expires_at - ${ms}::integer * interval '1 ms',
      sent_at = array(select t - ${ms}::integer * interval '1 ms' from unnest(sent_at) t),
      guessed_at = array(select t - ${ms}::integer * interval '1 ms' from unnest(guessed_at) t)`.execute(
    app.database.read,
  );
}

describe('signing in by phone', () => {
  test('a number becomes a member whose phone is the one that was shown, and signs in again', async () => {
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

  test('the text brings six digits in the language of the browser; the database tells neither code nor number', async () => {
    const phone = nextPhone();
    expect(await send(phone, { 'accept-language': 'es-MX,en;q=0.5' })).toMatchObject({ status: 200 });
    expect(textsTo(phone)).toMatchObject([{ text: expect.stringMatching(/^\d{6} es tu código de Waypost/) }]);
    const rows = await app.database.read.selectFrom('phone_codes').selectAll().execute();
    const verifications = await sql`select * from identity_verification`.execute(app.database.read);
    const kept = JSON.stringify([rows, verifications.rows]);
    expect(kept).not.toContain(codeOf(phone));
    expect(kept).not.toContain(phone.slice(1));
  });

  test('a code works once, and of two at once with it one gets in', async () => {
    const phone = nextPhone();
    await send(phone);
    const code = codeOf(phone);
    const answers = await Promise.all([guess(phone, code), guess(phone, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await guess(phone, code)).toMatchObject({ status: 400, code: 'INVALID_OTP' });
  });

  test('a code works for ten minutes, and the next one ends it', async () => {
    const phone = nextPhone();
    await send(phone);
    await passTime(10 * 60_000);
    expect(await guess(phone, codeOf(phone))).toMatchObject({ status: 400, code: 'INVALID_OTP' });
    await send(phone);
    const first = codeOf(phone);
    await send(phone);
    // One in a million times the two are the same.
    if (codeOf(phone) !== first) expect((await guess(phone, first)).status).toBe(400);
    expect((await guess(phone, codeOf(phone))).status).toBe(200);
  });

  test('what is no number, or not in its one spelling, gets no code', async () => {
    for (const phone of ['6125550100', '+1 612 555 0100', '+1612555', 'nobody', '+999123456789']) {
      expect(await send(phone), phone).toMatchObject({ status: 400, code: 'INVALID_PHONE_NUMBER' });
    }
  });
});

describe('guessing', () => {
  test('five guesses an hour are heard for a number, whatever codes are sent meanwhile', async () => {
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

  test('of thirty guesses at once five are heard', async () => {
    const phone = nextPhone();
    await send(phone);
    const wrong = wrongFor(phone);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(phone, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('three codes an hour go to a number, of twenty asked for at once too', async () => {
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

  test('other spellings of a number have no budget of their own', async () => {
    const phone = nextPhone();
    await send(phone);
    for (let n = 0; n < 5; n += 1) await guess(phone, wrongFor(phone));
    expect(await guess(` ${phone}`, codeOf(phone))).toMatchObject({ status: 400 });
    expect(await guess(`00${phone.slice(1)}`, codeOf(phone))).toMatchObject({ status: 400 });
  });
});

describe('a gateway that fails', () => {
  test('costs no code when it refused, and says so in words', async () => {
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

describe('taking over', () => {
  test('a number comes into an account by a code alone', async () => {
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

  test('calls that would go round the budgets are closed', async () => {
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

  test('another site’s page can have no code sent', async () => {
    const phone = nextPhone();
    const headers = { origin: 'https://elsewhere.example', cookie: 'better-auth.session_token=x' };
    expect((await send(phone, headers)).status).toBe(403);
    expect(textsTo(phone)).toEqual([]);
  });
});

describe('where phone sign-in is offered', () => {
  const offers = async (one: TestApp) => (await one.as().call(sessions.getFrontConfig, {})).identity.phone;

  test('with a gateway', async () => expect(await offers(app)).toBe(true));

  test('without one it is not, and no code is made', async () => {
    const bare = await startTestApp();
    expect(await offers(bare)).toBe(false);
    expect(await sendCode(bare.baseUrl, nextPhone())).toMatchObject({
      status: 404,
      code: 'PHONE_NOT_OFFERED',
    });
    await bare.close();
  });

  test('in evaluation mode the code stands in the outbox of super users', async () => {
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
