import type { SmsSandbox } from '@waypost/sandbox';
import { fetchIdentityToken } from './identity.ts';

/** The identity provider's response to a call about a phone. */
export interface PhoneAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly retryAfterS: number;
  /** The provider's session token; null if it refused. */
  readonly sessionToken: string | null;
}

/** Calls the built-in identity provider over HTTP as the sign-in page does. */
export async function postPhone(
  baseUrl: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<PhoneAnswer> {
  const response = await fetch(`${baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  return {
    status: response.status,
    code: answer?.code ?? null,
    message: answer?.message ?? null,
    retryAfterS: Number(response.headers.get('retry-after') ?? 0),
    sessionToken: response.headers.get('set-auth-token'),
  };
}

export const sendCode = (baseUrl: string, phoneNumber: string, headers: Record<string, string> = {}) =>
  postPhone(baseUrl, '/phone-number/send-otp', { phoneNumber }, headers);

export const guessCode = (baseUrl: string, phoneNumber: string, code: string) =>
  postPhone(baseUrl, '/phone-number/verify', { phoneNumber, code });

/** Verifies a number with the code sent to it, and returns its identity token. */
export async function makePhoneToken(baseUrl: string, sms: SmsSandbox, phone: string): Promise<string> {
  await sendCode(baseUrl, phone);
  const { sessionToken } = await guessCode(baseUrl, phone, sms.findCode(phone) ?? '');
  return fetchIdentityToken(baseUrl, sessionToken);
}
