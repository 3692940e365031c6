import { ApiError } from '@waypost/client';
import { type DEMO_ENTRANCES, demoEndpoints, sessionEndpoints, type Tokens } from '@waypost/contract';
import { z } from 'zod';
import { fetchInOwnLanguage } from '../../data/session/fetch-in-own-language.ts';
import { getHttp } from '../../data/session/http.ts';

export type DemoEntrance = (typeof DEMO_ENTRANCES)[number];

/** An error of the identity provider, with its own code; `status` 0 if it is unreachable. */
export class IdentityError extends Error {
  readonly status: number;
  readonly code: string;
  /** The requested delay before a retry; 0 if absent. */
  readonly retryAfterS: number;

  constructor(status: number, code: string, retryAfterS = 0) {
    super(code);
    this.name = 'IdentityError';
    this.status = status;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

/** Calls the built-in identity provider, which keeps its own session in a cookie. */
async function callIdentity(path: string, body?: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetchInOwnLanguage(`/api/auth${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new IdentityError(0, 'network');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  throw new IdentityError(response.status, code, Number(response.headers.get('retry-after') ?? 0));
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function signInIdentity(credentials: Credentials): Promise<unknown> {
  return callIdentity('/sign-in/email', credentials);
}

/** @param account with `callbackURL`, the path to which the link of the verification mail leads. */
export function signUpIdentity(
  account: Credentials & { readonly name: string; readonly callbackURL?: string },
): Promise<unknown> {
  return callIdentity('/sign-up/email', account);
}

/** Requests a password reset mail; the response does not reveal whether the account exists. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return callIdentity('/request-password-reset', { email });
}

/** Sets a password with the token of such a link, which is valid once. */
export function resetPassword(token: string, newPassword: string): Promise<unknown> {
  return callIdentity('/reset-password', { token, newPassword });
}

/** Requests a verification mail, whose link leads to the given path, if any. */
export function requestVerification(email: string, callbackURL?: string): Promise<unknown> {
  return callIdentity('/send-verification-email', {
    email,
    ...(callbackURL === undefined ? {} : { callbackURL }),
  });
}

/** Changes the password, and ends the provider's other sessions. Requires its session: sign in first. */
export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return callIdentity('/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
}

/** Sends a link to a new address, which replaces the present one when it is opened. Requires a session. */
export function changeEmail(newEmail: string, password: string): Promise<unknown> {
  return callIdentity('/change-email', { newEmail, password });
}

/** Changes the name at the identity provider. */
export function renameIdentity(name: string): Promise<unknown> {
  return callIdentity('/update-user', { name });
}

export function verifyEmail(token: string): Promise<unknown> {
  return callIdentity(`/verify-email?token=${encodeURIComponent(token)}`);
}

/** Starts a Google sign-in. @returns the URL to navigate to. */
export async function startGoogle(): Promise<string> {
  const callbackURL = '/auth/return';
  const errorCallbackURL = callbackURL;
  const answer = await callIdentity('/sign-in/social', { provider: 'google', callbackURL, errorCallbackURL });
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? String(answer.url) : '';
  if (!/^https?:/.test(url)) throw new IdentityError(500, 'no_url');
  return url;
}

/** The name and address at the identity provider; null if not signed in there. */
export async function getIdentityProfile(): Promise<{ name: string; email: string } | null> {
  const answer = z
    .object({ user: z.object({ name: z.string(), email: z.string() }) })
    .safeParse(await callIdentity('/get-session'));
  return answer.success ? answer.data.user : null;
}

/** Sends a code to a phone number of `+` and digits. */
export function sendPhoneCode(phoneNumber: string): Promise<unknown> {
  return callIdentity('/phone-number/send-otp', { phoneNumber });
}

/** Verifies a phone number by its code, which is valid once; starts the provider's session. */
export function verifyPhoneCode(phoneNumber: string, code: string): Promise<unknown> {
  return callIdentity('/phone-number/verify', { phoneNumber, code });
}

/** Ends the provider's session. */
export function signOutIdentity(): Promise<unknown> {
  return callIdentity('/sign-out', {});
}

/** A short-lived token that identifies the provider's user. */
export async function getIdentityToken(): Promise<string> {
  const answer = await callIdentity('/token');
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'token' in answer &&
    typeof answer.token === 'string'
  ) {
    return answer.token;
  }
  throw new IdentityError(500, 'no_token');
}

export function exchangeToken(firebase_token: string): Promise<Tokens> {
  return getHttp().call(sessionEndpoints.createToken, { body: { firebase_token } });
}

export function signUpMember(firebase_token: string, display_name: string): Promise<Tokens> {
  return getHttp().call(sessionEndpoints.signUp, { body: { firebase_token, display_name } });
}

export function enterDemo(person: DemoEntrance): Promise<Tokens> {
  return getHttp().call(demoEndpoints.enterDemo, { body: { person } });
}

export function revokeToken(refresh_token: string): Promise<undefined> {
  return getHttp().call(sessionEndpoints.revokeToken, { body: { refresh_token } });
}

/** Whether the identity is valid but has no member here yet. */
export function isWithoutMember(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'member_not_found';
}
