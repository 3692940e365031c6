import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { NotSetUpError } from '../../platform/not-set-up-error.ts';
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts';
import { findMember, findMemberByIdentity } from '../members/index.ts';

/** A help centre with single sign-on by JWT. */
export interface HelpCentre {
  /** The target of the sign-on form. */
  readonly url: string;
  /** Shared with the help centre; signs with HS256. */
  readonly secret: string;
}

export interface HelpService {
  /**
   * @throws AppError `help_centre_unavailable`, `email_not_verified`, or `token_invalid` for another member’s token.
   */
  enter(grant: MemberGrant, identityToken: string | null): Promise<{ url: string; jwt: string }>;
}

const LIFE = '3m';

export function createHelpService(
  database: Database,
  identity: IdentityProvider,
  helpCentre: HelpCentre | null,
): HelpService {
  return {
    async enter({ memberId }, identityToken) {
      if (helpCentre === null) throw new NotSetUpError('help_centre_unavailable');
      if (identityToken !== null) {
        const { subject } = await identity.verify(identityToken);
        if ((await findMemberByIdentity(database.read, subject)) !== memberId) {
          throw new AppError('token_invalid');
        }
      }
      const member = await findMember(database.read, memberId);
      if (member === null) throw new AppError('token_invalid');
      // The help centre identifies members by e-mail, so an unverified address could be someone else’s.
      if (member.email === null || !member.email_verified) throw new AppError('email_not_verified');
      const jwt = await new SignJWT({
        name: member.display_name,
        email: member.email,
        external_id: String(memberId),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setJti(randomUUID())
        .setExpirationTime(LIFE)
        .sign(new TextEncoder().encode(helpCentre.secret));
      return { url: helpCentre.url, jwt };
    },
  };
}
