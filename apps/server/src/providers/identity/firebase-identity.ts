import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { createFirebaseKeys, type FindKey } from './firebase-keys.ts';
import type { IdentityProvider, VerifiedIdentity } from './identity-provider.ts';

export interface FirebaseIdentityOptions {
  readonly projectId: string;
  /** Where Google publishes its signing keys. */
  readonly keysUrl: string;
}

const CLOCK_TOLERANCE_S = 60;
const MAX_SUBJECT = 128;

const claims = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  phone_number: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .optional(),
});

/** Identity from a Firebase project: its ID tokens are verified as Google's documentation specifies. */
export function createFirebaseIdentity({ projectId, keysUrl }: FirebaseIdentityOptions): IdentityProvider {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const findKey = createFirebaseKeys(keysUrl);
  return {
    // People sign in with the organization's own app; nothing of it is served here.
    mount() {},
    sendPasswordReset: async () => false,
    async verify(token) {
      const payload = await verifyToken(token, findKey, issuer, projectId);
      return toIdentity(issuer, payload);
    },
  };
}

async function verifyToken(token: string, findKey: FindKey, issuer: string, audience: string) {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? null : await findKey(kid);
        if (key === null) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        clockTolerance: CLOCK_TOLERANCE_S,
      },
    );
    const found = claims.parse(payload);
    const latest = Date.now() / 1000 + CLOCK_TOLERANCE_S;
    if (found.iat > latest || found.auth_time > latest) throw new Error('The token comes from the future.');
    return found;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
  }
}

function toIdentity(issuer: string, payload: z.infer<typeof claims>): VerifiedIdentity {
  return {
    subject: `${issuer} ${payload.sub}`,
    email: payload.email?.toLowerCase() ?? null,
    isEmailVerified: payload.email_verified === true,
    phone: payload.phone_number ?? null,
  };
}
