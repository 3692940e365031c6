import { email, invitedName } from '@waypost/contract';
import { z } from 'zod';

/** Where the built-in provider is mounted. */
export const IDENTITY_BASE = '/api/auth';
export const PASSWORD_MIN_LENGTH = 8;
/** In UTF-16 units, as the library counts. */
export const PASSWORD_MAX_LENGTH = 256;

/** An endpoint of the library that the product uses. */
export interface IdentityEndpoint {
  readonly method: 'GET' | 'POST';
  /** Below `IDENTITY_BASE`. */
  readonly path: string;
  /** Who may call it, for `docs/access.md`. */
  readonly who: string;
  /** All that it takes; null for GET. */
  readonly body: z.ZodObject | null;
}

/** The widest name that the product takes: whoever is invited signs up here with their address, and is renamed. */
const name = invitedName;
/** The library tells of short ones where they are set; at sign-in any length is only wrong. */
const password = z.string().max(PASSWORD_MAX_LENGTH);
/** A path of the product’s own pages, or their URL: the library refuses those of others. */
const callbackURL = z.string().max(2_048);
const phoneNumber = z.string().max(40);

const get = (path: string, who: string): IdentityEndpoint => ({ method: 'GET', path, who, body: null });
const post = (path: string, who: string, body: z.ZodRawShape): IdentityEndpoint => ({
  method: 'POST',
  path,
  who,
  body: z.strictObject(body),
});

const ANYONE = 'anyone';
const SELF = 'the identity that is signed in';

/** What `/change-email` takes. */
export const emailChange = { newEmail: email, password: password.optional() };

/**
 * Every endpoint of the built-in identity provider, with the rules for what it takes. All others that the library has
 * are closed: it has more of them than the product uses, and may add some with any update.
 */
export const IDENTITY_ENDPOINTS: readonly IdentityEndpoint[] = [
  post('/sign-up/email', ANYONE, { name, email, password, callbackURL: callbackURL.optional() }),
  post('/sign-in/email', ANYONE, { email, password }),
  post('/sign-in/social', ANYONE, {
    provider: z.literal('google'),
    callbackURL: callbackURL.optional(),
    errorCallbackURL: callbackURL.optional(),
  }),
  get('/callback/google', 'anyone: the state and the code in the query are the credentials'),
  post('/phone-number/send-otp', ANYONE, { phoneNumber }),
  post('/phone-number/verify', 'anyone: the code in the body is the credential', {
    phoneNumber,
    code: z.string().max(20),
  }),
  post('/request-password-reset', ANYONE, { email }),
  post('/reset-password', 'anyone: the token in the body is the credential', {
    token: z.string().max(255),
    newPassword: password,
  }),
  post('/send-verification-email', ANYONE, { email, callbackURL: callbackURL.optional() }),
  get('/verify-email', 'anyone: the token in the query is the credential'),
  post('/change-email', `${SELF}, with its password`, emailChange),
  post('/change-password', `${SELF}, with its password`, {
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
  }),
  post('/update-user', SELF, { name }),
  get('/get-session', SELF),
  get('/token', SELF),
  post('/sign-out', SELF, {}),
  get('/jwks', 'anyone: the public keys of tokens'),
];

const byCall = new Map(IDENTITY_ENDPOINTS.map((one) => [`${one.method} ${one.path}`, one]));

/** The endpoint of a call; null if it is none. @param path normalized, with `IDENTITY_BASE`. */
export function findIdentityEndpoint(method: string, path: string): IdentityEndpoint | null {
  if (!path.startsWith(`${IDENTITY_BASE}/`)) return null;
  return byCall.get(`${method} ${path.slice(IDENTITY_BASE.length)}`) ?? null;
}

/** The codes that the library gives to wrong fields, and those of its kind for the others. */
const CODES: Readonly<Record<string, string>> = {
  name: 'INVALID_NAME',
  email: 'INVALID_EMAIL',
  newEmail: 'INVALID_EMAIL',
  password: 'PASSWORD_TOO_LONG',
  currentPassword: 'PASSWORD_TOO_LONG',
  newPassword: 'PASSWORD_TOO_LONG',
  provider: 'PROVIDER_NOT_FOUND',
  phoneNumber: 'INVALID_PHONE_NUMBER',
  code: 'INVALID_OTP',
  token: 'INVALID_TOKEN',
};

export type ParsedBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Checks what was sent to an endpoint, and cleans it as the product does: names and addresses are trimmed. */
export function parseIdentityBody({ body: rules }: IdentityEndpoint, sent: unknown): ParsedBody {
  if (rules === null) return { ok: true, body: undefined };
  const parsed = rules.safeParse(sent ?? {});
  if (parsed.success) return { ok: true, body: parsed.data };
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? '');
  const message = field === '' ? `${issue?.message}` : `${field}: ${issue?.message}`;
  if (issue?.code === 'unrecognized_keys') return { ok: false, code: 'FIELD_NOT_ALLOWED', message };
  const isOfType = issue?.code !== 'invalid_type';
  return { ok: false, code: (isOfType && CODES[field]) || 'VALIDATION_ERROR', message };
}
