import { randomUUID } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { phoneNumber } from 'better-auth/plugins';
import { toMessageLanguage } from '../../../platform/message-language.ts';
import { CodeUnsentError, isPhone, type PhoneCodes, type SpentBudget } from './phone-codes.ts';

/** The provider wants an address of everybody; nobody can have one of this domain (RFC 2606). */
const NO_MAIL_DOMAIN = '@phone.invalid';

/** Whether an address only stands in for none. */
export function isStandInEmail(email: string): boolean {
  return email.toLowerCase().endsWith(NO_MAIL_DOMAIN);
}

/** Calls of the provider's plugin that this product does not offer: they would go round the budgets. */
export const CLOSED_PATHS = [
  '/sign-in/phone-number',
  '/phone-number/request-password-reset',
  '/phone-number/reset-password',
];

/** Where the server writes the address that it saw a request come from, over whatever the request says. */
export const CLIENT_ADDRESS_HEADER = 'x-waypost-client-address';

const SPENT: Record<SpentBudget, { readonly code: string; readonly message: string }> = {
  number: { code: 'TOO_MANY_CODES', message: 'Too many codes for this number.' },
  network: { code: 'TOO_MANY_CODES_NETWORK', message: 'Too many codes were asked for from your network.' },
  installation: { code: 'TOO_MANY_CODES_HERE', message: 'No more codes can be sent for now.' },
};
const GUESSED_OUT = { code: 'TOO_MANY_CODES', message: 'Too many wrong codes for this number.' };

const tooMany = (waitS: number, { code, message }: (typeof SPENT)[SpentBudget]) =>
  new APIError(
    'TOO_MANY_REQUESTS',
    { code, message: `${message} Wait ${Math.ceil(waitS / 60)} minutes and try again.` },
    { 'retry-after': String(waitS) },
  );

/** Sign-in by a code that is sent to a phone. Null: nothing can send one. */
export function createPhonePlugin(codes: PhoneCodes | null) {
  return phoneNumber({
    phoneNumberValidator: isPhone,
    async sendOTP({ phoneNumber: phone }, context) {
      // The provider wrote down a code of its own, which is never sent and never counts.
      await context?.context.internalAdapter.deleteVerificationByIdentifier(phone);
      if (codes === null) throw new APIError('NOT_FOUND', { code: 'PHONE_NOT_OFFERED' });
      const headers = context?.request?.headers;
      const language = toMessageLanguage(headers?.get('accept-language'));
      const outcome = await send(codes, phone, language, headers?.get(CLIENT_ADDRESS_HEADER) ?? '');
      if (!outcome.ok) throw tooMany(outcome.waitS, SPENT[outcome.of]);
    },
    async verifyOTP({ phoneNumber: phone, code }) {
      if (codes === null) throw new APIError('NOT_FOUND', { code: 'PHONE_NOT_OFFERED' });
      const outcome = isPhone(phone) ? await codes.guess(phone, code) : 'wrong';
      if (typeof outcome === 'object') throw tooMany(outcome.waitS, GUESSED_OUT);
      return outcome === 'right';
    },
    signUpOnVerification: {
      // Made up anew, so that nobody can take it before.
      getTempEmail: () => randomUUID() + NO_MAIL_DOMAIN,
      getTempName: (phone) => phone,
    },
  });
}

async function send(codes: PhoneCodes, ...asked: Parameters<PhoneCodes['send']>) {
  try {
    return await codes.send(...asked);
  } catch (cause) {
    const isUnsent = cause instanceof CodeUnsentError;
    throw new APIError('SERVICE_UNAVAILABLE', {
      code: isUnsent ? 'CODE_NOT_SENT' : 'CODE_MAYBE_SENT',
      message: 'The code could not be sent. Try again in a moment.',
    });
  }
}

/**
 * Takes from requests what the phone plugin would believe: a number comes into an account by a code alone. Whoever
 * could write one into an account of their own would wait there for its owner; and an account is never given a
 * second way in by a code while somebody else's session is open.
 */
export function createPhoneGuard(): BetterAuthPlugin {
  return {
    id: 'waypost-phone-guard',
    hooks: {
      before: [
        {
          matcher: (context) => typeof context.body === 'object' && context.body !== null,
          handler: createAuthMiddleware(async (context) => {
            const given: Record<string, unknown> = context.body ?? {};
            const isCode = context.path?.startsWith('/phone-number/') === true;
            const allowed = ['phoneNumber', 'code'];
            const isForeign = isCode
              ? Object.keys(given).some((key) => !allowed.includes(key))
              : 'phoneNumber' in given || 'phoneNumberVerified' in given;
            if (isForeign) throw new APIError('BAD_REQUEST', { code: 'FIELD_NOT_ALLOWED' });
          }),
        },
      ],
    },
  };
}
