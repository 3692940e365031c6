import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { bearer, jwt } from 'better-auth/plugins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SmsBudget } from '../messaging/budget/sms-budget.ts';
import type { NewMessage } from '../messaging/store.ts';
import { toBuiltInSubject } from './built-in-subject.ts';
import { createEmailChange } from './email-change.ts';
import {
  findIdentityEndpoint,
  IDENTITY_BASE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  parseIdentityBody,
} from './identity-endpoints.ts';
import { createIdentityMail, type IdentityMailKind } from './identity-mail.ts';
import type { IdentityProvider, VerifiedIdentity } from './identity-provider.ts';
import { createOpenIdPlugin, type OpenIdOptions } from './openid-plugin.ts';
import { createPhoneCodes, type SendCode } from './phone/phone-codes.ts';
import { CLIENT_ADDRESS_HEADER, createPhonePlugin, isStandInEmail } from './phone/phone-plugin.ts';
import { createSignInBrake, type SignInBrake } from './sign-in-brake.ts';
import { findIdentityByEmail } from './store.ts';

const AUDIENCE = 'waypost-identity';
/** Long enough for the exchange that follows immediately, and no longer. */
const TOKEN_LIFE = '5m';

export interface BuiltInIdentityOptions {
  readonly database: Database;
  readonly secret: string;
  /** The public URL of this server; the issuer of its tokens. */
  readonly publicUrl: string;
  /** Limits sign-in rates; off in tests that sign up many accounts. */
  readonly isRateLimited: boolean;
  /** Another provider for signing in. */
  readonly openId: OpenIdOptions | null;
  /** Sends a mail with a link, or keeps it if there is no mail server. */
  send(message: NewMessage): Promise<void>;
  /** Limits the cost of codes. */
  readonly smsBudget: SmsBudget;
  /** Delivers a code to a phone; null: phone sign-in is not offered. */
  readonly sendCode: SendCode | null;
  /** Called with the subject whose password was reset through a mail's link. */
  onPasswordReset(subject: string): Promise<void>;
  /** Called with the identity whose address was verified, and the address: a new one if it was changed. */
  onEmailVerified(subject: string, email: string): Promise<void>;
}

const LINK_LIFE_S = 3600;

/** What a mail failed with that a super user asked for. The provider says “sent” whatever happens, as it does to strangers. */
const askedMail = new AsyncLocalStorage<{ fault?: unknown }>();

function createAuth(options: BuiltInIdentityOptions) {
  const mail =
    (kind: IdentityMailKind) =>
    async (
      { user, url, token }: { user: { id: string; name: string; email: string }; url: string; token: string },
      request?: Request,
    ) => {
      const acceptLanguage = request?.headers.get('accept-language') ?? null;
      const { publicUrl } = options;
      const message = createIdentityMail({ kind, user, url, token, publicUrl, acceptLanguage });
      await options.send(message).catch((error: unknown) => {
        const asked = askedMail.getStore();
        if (asked !== undefined) asked.fault = error;
        throw error;
      });
    };
  const { database, secret, smsBudget, sendCode } = options;
  const codes = sendCode === null ? null : createPhoneCodes({ database, secret, smsBudget, sendCode });
  return betterAuth({
    database: { db: options.database.read, type: 'postgres' },
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: IDENTITY_BASE,
    trustedOrigins: (request) => listOwnOrigins(options.publicUrl, request),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // A new address counts once the link that is sent to it was opened.
    user: { modelName: 'identity_user', changeEmail: { enabled: true } },
    session: { modelName: 'identity_session' },
    account: {
      modelName: 'identity_account',
      // An address links a provider's account to an existing one only when both have verified it.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    onAPIError: { errorURL: `${options.publicUrl}/auth/return` },
    verification: { modelName: 'identity_verification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: (password) => hash(password), verify: (given) => verify(given.hash, given.password) },
      sendResetPassword: mail('reset'),
      resetPasswordTokenExpiresIn: LINK_LIFE_S,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.onPasswordReset(toBuiltInSubject(user.id)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: LINK_LIFE_S,
      sendVerificationEmail: mail('verify'),
      afterEmailVerification: ({ id, email }) => options.onEmailVerified(toBuiltInSubject(id), email),
    },
    rateLimit: {
      enabled: options.isRateLimited,
      // Per client address, against floods: an office shares one. Guessing at an account is slowed by the brake.
      customRules: {
        '/sign-in/*': { window: 60, max: 60 },
        '/sign-up/*': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/send-verification-email': { window: 60, max: 5 },
        '/change-email': { window: 60, max: 5 },
        '/change-password': { window: 60, max: 5 },
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Set explicitly, because the provider disables these checks under a test runner.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Migrations make its tables. Reading the whole catalogue at each start would take as long as the rest of it.
      database: { validateSchema: false },
    },
    plugins: [
      jwt({
        schema: { jwks: { modelName: 'identity_jwks' } },
        jwt: {
          issuer: options.publicUrl,
          audience: AUDIENCE,
          expirationTime: TOKEN_LIFE,
          definePayload: ({ user }) => ({
            ...(isStandInEmail(user.email) ? {} : { email: user.email, email_verified: user.emailVerified }),
            phone_number: user.phoneNumber ?? undefined,
            phone_number_verified: user.phoneNumberVerified ?? undefined,
          }),
        },
      }),
      bearer(),
      ...(options.openId === null ? [] : [createOpenIdPlugin(options.openId)]),
      createPhonePlugin(codes),
      createEmailChange(),
    ],
  });
}

/** The page's own origin is trusted under whatever host name it was requested; other origins never are. */
function listOwnOrigins(publicUrl: string, request: Request | undefined): string[] {
  const host = request?.headers.get('host');
  return host == null ? [publicUrl] : [publicUrl, `http://${host}`, `https://${host}`];
}

/** The product's own identity provider: e-mail and password in the product's database. */
export function createBuiltInIdentity(options: BuiltInIdentityOptions): IdentityProvider {
  const auth = createAuth(options);
  const { database, secret, publicUrl } = options;
  const brake = createSignInBrake(database, secret, publicUrl.startsWith('https:'));
  return {
    mount(app) {
      app.route({
        method: ['GET', 'POST'],
        url: `${IDENTITY_BASE}/*`,
        handler: (request, reply) => {
          const url = toProviderUrl(request.url, publicUrl);
          const endpoint = findIdentityEndpoint(request.method, url.pathname);
          if (endpoint === null) throw new AppError('not_found', { detail: 'There is no such path.' });
          const parsed = parseIdentityBody(endpoint, request.body);
          if (!parsed.ok) return reply.code(400).send({ code: parsed.code, message: parsed.message });
          const call: ProviderCall = { handle: auth.handler, url, body: parsed.body, request, reply };
          return endpoint.path === '/sign-in/email' ? signInBraked(brake, call) : forward(call);
        },
      });
    },
    async sendPasswordReset(email, language) {
      if ((await findIdentityByEmail(database.read, email)) === null) return false;
      // As a request of a browser that prefers this language.
      const request = new Request(`${publicUrl}${IDENTITY_BASE}/request-password-reset`, {
        headers: language === null ? {} : { 'accept-language': language },
      });
      const asked: { fault?: unknown } = {};
      await askedMail.run(asked, () =>
        auth.api.requestPasswordReset({ body: { email }, request, headers: request.headers }),
      );
      if (asked.fault !== undefined) throw new AppError('password_mail_failed', { cause: asked.fault });
      return true;
    },
    async verify(token) {
      const keys = createLocalJWKSet(await auth.api.getJwks());
      const payload = await verifyJwt(token, keys, options.publicUrl);
      return toIdentity(payload, options.publicUrl);
    },
  };
}

async function verifyJwt(
  token: string,
  keys: ReturnType<typeof createLocalJWKSet>,
  issuer: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: AUDIENCE,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (cause) {
    throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
  }
}

function toIdentity(payload: JWTPayload, issuer: string): VerifiedIdentity {
  const { email, phone_number: phone } = payload;
  return {
    subject: issuer === payload.iss ? toBuiltInSubject(String(payload.sub)) : `${payload.iss} ${payload.sub}`,
    email: typeof email === 'string' ? email.toLowerCase() : null,
    isEmailVerified: payload.email_verified === true,
    phone: payload.phone_number_verified === true && typeof phone === 'string' ? phone : null,
  };
}

/**
 * The URL for the provider. A path has many spellings (`x/../`, `%2e`, `\`, a whole URL): it is normalized here, once,
 * so that decisions based on the path and the provider's routing agree.
 * @throws AppError `not_found` for an invalid request target.
 */
function toProviderUrl(target: string, publicUrl: string): URL {
  const asked = URL.parse(target, publicUrl);
  if (asked === null) throw new AppError('not_found');
  const url = new URL(publicUrl);
  url.pathname = asked.pathname;
  url.search = asked.search;
  return url;
}

/** A call that the provider may answer, with its checked body. */
interface ProviderCall {
  readonly handle: (request: Request) => Promise<Response>;
  readonly url: URL;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function signInBraked(brake: SignInBrake, call: ProviderCall): Promise<FastifyReply> {
  const { waitS, end } = await brake.begin(call.request);
  if (waitS > 0) {
    const message = `Too many wrong passwords. Wait ${waitS} seconds and try again.`;
    const answer = { code: 'TOO_MANY_WRONG_PASSWORDS', message };
    return call.reply.code(429).header('retry-after', waitS).send(answer);
  }
  return forward(call, end);
}

/** Passes a call to the provider's handler, which uses the web's Request and Response. */
async function forward(
  { handle, url, body, request, reply }: ProviderCall,
  beforeSend: (status: number, reply: FastifyReply) => Promise<void> = async () => {},
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The provider limits guesses by client address; only the address that the server itself saw is used.
  headers.set(CLIENT_ADDRESS_HEADER, request.ip);
  headers.delete('content-length');
  const response = await handle(
    new Request(url, {
      method: request.method,
      headers,
      ...(request.method === 'POST' ? { body: JSON.stringify(body) } : {}),
    }),
  );
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  await beforeSend(response.status, reply);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
