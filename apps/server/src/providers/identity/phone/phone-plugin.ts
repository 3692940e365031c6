import { randomUUID } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { phoneNumber } from 'better-auth/plugins';
import { toMessageLanguage } from '../../../platform/message-language.ts';
import { CodeUnsentError, isPhone, type PhoneCodes, type SpentBudget } from './phone-codes.ts';

/** The provider requires an e-mail address for every account; nobody can have one of this domain (RFC 2606). */
const NO_MAIL_DOMAIN = '@phone.invalid';

/** Whether an address is such a placeholder. */
export function isStandInEmail(email: string): boolean {
  return email.toLowerCase().endsWith(NO_MAIL_DOMAIN);
}

/** Header in which the server writes the client address that it saw, overriding the request's. */
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

/**
 * Sign-in with a code sent to a phone. The plugin trusts whatever it is sent; `IDENTITY_ENDPOINTS` lets only a number and
 * a code through, so that an account gets a number only through a code. If a member could write a number into their
 * account, they could wait there for its owner; and a code must not add a second way in to an account while another
 * person's session is open. The plugin's other calls are closed: they would bypass the budgets.
 * @param codes null: there is no way to send one.
 */
export function createPhonePlugin(codes: PhoneCodes | null) {
  return phoneNumber({
    phoneNumberValidator: isPhone,
    async sendOTP({ phoneNumber: phone }, context) {
      // The provider generated its own code, which is never sent and never valid.
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
      // Random, so that nobody can register it in advance.
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
