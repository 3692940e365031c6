import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../platform/app-error.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'waypost';
const AUDIENCE = 'waypost-api';
/** Life of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;

export interface AccessTokens {
  sign(memberId: number, familyId: string): Promise<string>;
  /** @throws AppError `token_expired` or `token_invalid`. */
  verify(token: string): Promise<{ memberId: number; expiresAtMs: number }>;
}

/** Signs and checks the product’s own access tokens. */
export function createAccessTokens(key: Uint8Array): AccessTokens {
  return {
    sign: (memberId, familyId) =>
      new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(memberId))
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'sid'],
        });
        return { memberId: Number(payload.sub), expiresAtMs: Number(payload.exp) * 1000 };
      } catch (cause) {
        throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
      }
    },
  };
}
