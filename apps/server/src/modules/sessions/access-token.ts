import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'waypost';
const AUDIENCE = 'waypost-api';
/** The maximum number of cached tokens, more than those of all members active at once. */
const MAX_KNOWN = 10_000;

/** The principal of an access token, and its expiry. */
export interface AccessPrincipal {
  readonly memberId: number;
  readonly sessionId: string;
  readonly expiresAtMs: number;
  /** Whether its session has ended since. */
  isEnded(): boolean;
}

export interface AccessTokens {
  sign(memberId: number, familyId: string): Promise<string>;
  /**
   * Synchronous for a token that was verified before, as nearly every one is.
   * @throws AppError `token_expired`, also when its session has ended, or `token_invalid`.
   */
  verify(token: string): AccessPrincipal | Promise<AccessPrincipal>;
  /**
   * The principal of a token that was verified before and is still valid; undefined for others, which must be verified.
   */
  recall(token: string): AccessPrincipal | undefined;
}

/** Signs and verifies our own access tokens. @param hasEnded whether the session of a family has ended. */
export function createAccessTokens(key: Uint8Array, hasEnded: (familyId: string) => boolean): AccessTokens {
  /** Verified tokens: each comes with every request for ten minutes. */
  const known = new Map<string, AccessPrincipal>();

  function recall(token: string): AccessPrincipal | undefined {
    const seen = known.get(token);
    return seen !== undefined && seen.expiresAtMs > Date.now() && !seen.isEnded() ? seen : undefined;
  }

  return {
    sign(memberId, familyId) {
      // Read once: a second may pass between two readings of the clock.
      const issuedAt = Math.floor(Date.now() / 1000);
      return new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(memberId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    verify: (token) => recall(token) ?? check(token),
    recall,
  };

  async function check(token: string): Promise<AccessPrincipal> {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'sid'],
      });
      const sessionId = String(payload.sid);
      const isEnded = () => hasEnded(sessionId);
      if (isEnded()) throw new errors.JWTExpired('The session has ended.', payload);
      const expiresAtMs = Number(payload.exp) * 1000;
      const principal = { memberId: Number(payload.sub), sessionId, expiresAtMs, isEnded };
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(token, principal);
      return principal;
    } catch (cause) {
      throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
    }
  }
}
