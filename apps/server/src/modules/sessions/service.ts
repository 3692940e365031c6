import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Tokens } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts';
import { crownFirstMember } from '../administration/index.ts';
import { acceptByCode, markEmailVerified } from '../invites/index.ts';
import { announceMember, createMember, findMemberByIdentity, keepPhone } from '../members/index.ts';
import { foundOrganization } from '../organizations/index.ts';
import type { AccessTokens } from './access-token.ts';
import {
  findFamilyOfToken,
  insertFamily,
  insertRefreshToken,
  revokeFamiliesOfMember,
  revokeFamily,
  useRefreshToken,
} from './store.ts';

const REFRESH_TOKEN_DAYS = 60;
const DAY_MS = 86_400_000;

export interface SignUpInput {
  readonly identityToken: string;
  readonly displayName: string;
  readonly organizationName: string | null;
}

export interface InviteSignInInput {
  readonly identityToken: string;
  readonly inviteCode: string;
  readonly displayName: string;
}

export interface SessionService {
  signUp(input: SignUpInput): Promise<Tokens>;
  signIn(identityToken: string): Promise<Tokens>;
  /** Accepts an invite as the member of the identity, who is made where there is none yet; all of it or nothing. */
  signInByInvite(input: InviteSignInInput): Promise<Tokens>;
  /** Begins a session for a member whose identity was established otherwise (the demo). */
  open(memberId: number): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
  /** Ends every session of an identity's member, where it has one. */
  revokeAll(subject: string): Promise<void>;
  /** Notes that the address of an identity's member is their own, where it has one. */
  noteVerified(subject: string): Promise<void>;
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessionService(
  database: Database,
  identity: IdentityProvider,
  accessTokens: AccessTokens,
): SessionService {
  async function issueRefreshToken(tx: Tx, familyId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(Date.now() + REFRESH_TOKEN_DAYS * DAY_MS);
    await insertRefreshToken(tx, { token_hash: toHash(token), family_id: familyId, expires_at });
    return token;
  }

  async function open(memberId: number): Promise<Tokens> {
    const familyId = randomUUID();
    const refresh_token = await database.transaction(async (tx) => {
      await insertFamily(tx, familyId, memberId);
      return issueRefreshToken(tx, familyId);
    });
    return { access_token: await accessTokens.sign(memberId, familyId), refresh_token };
  }

  /** Uses a token up and issues the next; null when it was no good, after ending its family if it was reused. */
  async function rotate(
    tokenHash: string,
  ): Promise<{ family_id: string; member_id: number; next: string } | null> {
    return database.transaction(async (tx) => {
      const family = await findFamilyOfToken(tx, tokenHash);
      if (family === null || family.revoked_at !== null || family.expires_at.getTime() < Date.now())
        return null;
      if (!(await useRefreshToken(tx, tokenHash))) {
        // Somebody used it before: either of the two holders may be a thief, so both are signed out.
        await revokeFamily(tx, family.family_id);
        return null;
      }
      return { ...family, next: await issueRefreshToken(tx, family.family_id) };
    });
  }

  return {
    open,
    async signUp(input) {
      const who = await identity.verify(input.identityToken);
      const memberId = await database.transaction(async (tx) => {
        const id = await createMember(tx, {
          identitySubject: who.subject,
          email: who.email,
          phone: who.phone,
          displayName: input.displayName,
        });
        await crownFirstMember(tx, id);
        if (who.isEmailVerified) await markEmailVerified(tx, id);
        if (input.organizationName !== null) await foundOrganization(tx, id, input.organizationName);
        return id;
      });
      return open(memberId);
    },
    async signIn(identityToken) {
      const who = await identity.verify(identityToken);
      const memberId = await findMemberByIdentity(database.read, who.subject);
      if (memberId === null) throw new AppError('member_not_found');
      if (who.isEmailVerified) await database.transaction((tx) => markEmailVerified(tx, memberId));
      const { phone } = who;
      if (phone !== null) await database.transaction((tx) => keepPhone(tx, memberId, phone));
      return open(memberId);
    },
    async signInByInvite({ identityToken, inviteCode, displayName }) {
      const who = await identity.verify(identityToken);
      const memberId = await database.transaction(async (tx) => {
        const known = await findMemberByIdentity(tx, who.subject);
        const id =
          known ??
          (await createMember(tx, {
            identitySubject: who.subject,
            email: who.email,
            phone: who.phone,
            displayName,
          }));
        if (known === null) await crownFirstMember(tx, id);
        if (known === null && who.isEmailVerified) await markEmailVerified(tx, id);
        await acceptByCode(tx, id, inviteCode);
        return id;
      });
      return open(memberId);
    },
    async refresh(refreshToken) {
      const rotated = await rotate(toHash(refreshToken));
      if (rotated === null) throw new AppError('refresh_invalid');
      return {
        access_token: await accessTokens.sign(rotated.member_id, rotated.family_id),
        refresh_token: rotated.next,
      };
    },
    async revoke(refreshToken) {
      await database.transaction(async (tx) => {
        const family = await findFamilyOfToken(tx, toHash(refreshToken));
        if (family !== null) await revokeFamily(tx, family.family_id);
      });
    },
    async revokeAll(subject) {
      await database.transaction(async (tx) => {
        const memberId = await findMemberByIdentity(tx, subject);
        if (memberId !== null) await revokeFamiliesOfMember(tx, memberId);
      });
    },
    async noteVerified(subject) {
      await database.transaction(async (tx) => {
        const memberId = await findMemberByIdentity(tx, subject);
        if (memberId === null) return;
        await markEmailVerified(tx, memberId);
        await announceMember(tx, memberId);
      });
    },
  };
}
