import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AcceptedInvite, Session, Tokens } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { IdentityProvider, VerifiedIdentity } from '../../providers/identity/identity-provider.ts';
import { crownFirstMember } from '../administration/index.ts';
import { acceptByCode, getInvitedName, markEmailVerified } from '../invites/index.ts';
import {
  adoptMember,
  announceMember,
  changeEmail,
  createMember,
  findMemberByIdentity,
  keepPhone,
} from '../members/index.ts';
import { foundOrganization } from '../organizations/index.ts';
import type { AccessTokens } from './access-token.ts';
import { endAllInNameOf } from './end-sessions.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { SignedInOn } from './signed-in-on.ts';
import {
  findFamilyOfToken,
  insertFamily,
  insertRefreshToken,
  listOpenFamilies,
  revokeFamiliesOfMember,
  revokeFamily,
  revokeFamilyOfMember,
  revokeOtherFamilies,
  useRefreshToken,
} from './store.ts';

const REFRESH_TOKEN_DAYS = 60;
/** Names of browsers are shorter; what a client sends is its own choice. */
const MAX_USER_AGENT = 300;
const DAY_MS = 86_400_000;

export interface SignUpInput extends SignedInOn {
  readonly identityToken: string;
  readonly displayName: string;
  readonly organizationName: string | null;
}

export interface SignInInput extends SignedInOn {
  readonly identityToken: string;
  /** An invite to accept. */
  readonly inviteCode?: string | null;
}

export interface InviteSignInInput extends SignedInOn {
  readonly identityToken: string;
  readonly inviteCode: string;
  /** Null: the name that the inviter gave. */
  readonly displayName: string | null;
}

export interface SessionService {
  signUp(input: SignUpInput): Promise<Tokens>;
  /** Signs in the member of an identity; with an invite code, accepts the invite too, or does neither. */
  signIn(input: SignInInput): Promise<Tokens>;
  /** Accepts an invite as the member of an identity, creating the member if needed, all in one transaction. */
  signInByInvite(input: InviteSignInInput): Promise<Tokens & AcceptedInvite>;
  /** Opens a session for a member identified by other means (the demo). */
  open(memberId: number, on?: SignedInOn): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
  /** Ends every session of an identity’s member, if any. */
  revokeAll(subject: string): Promise<void>;
  /** Ends every session of a member in the name of another. @returns how many. */
  endAllOf(actorId: number, memberId: number): Promise<number>;
  /** The open sessions of the caller, the one used last first. */
  list(grant: MemberGrant): Promise<Session[]>;
  /** Ends a session of the caller, if it is one. */
  end(grant: MemberGrant, sessionId: string): Promise<void>;
  /** Ends every session of the caller but the present one. */
  endOthers(grant: MemberGrant): Promise<void>;
  /**
   * Marks the address of an identity’s member as verified, if there is a member; another address than the member's
   * becomes theirs.
   */
  noteVerified(subject: string, email: string): Promise<void>;
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessionService(
  database: Database,
  identity: IdentityProvider,
  accessTokens: AccessTokens,
  ended: EndedSessions,
): SessionService {
  /** Runs work that may end sessions, and records them after the commit. */
  async function endSessions(work: (tx: Tx) => Promise<readonly string[]>): Promise<void> {
    ended.add(await database.transaction(work));
  }

  async function issueRefreshToken(tx: Tx, familyId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(Date.now() + REFRESH_TOKEN_DAYS * DAY_MS);
    await insertRefreshToken(tx, { token_hash: toHash(token), family_id: familyId, expires_at });
    return token;
  }

  /** Opens a session in the transaction that creates its member or accepts an invite. */
  async function openIn(tx: Tx, memberId: number, { userAgent = null }: SignedInOn): Promise<Tokens> {
    const familyId = randomUUID();
    await insertFamily(tx, familyId, memberId, userAgent?.slice(0, MAX_USER_AGENT) ?? null);
    const refresh_token = await issueRefreshToken(tx, familyId);
    return { access_token: await accessTokens.sign(memberId, familyId), refresh_token };
  }

  /** The member of an identity: its own, or one from another provider with the same verified address; null if none. */
  async function findMemberOf(tx: Tx, who: VerifiedIdentity): Promise<number | null> {
    const known = await findMemberByIdentity(tx, who.subject);
    if (known !== null) {
      if (who.isEmailVerified) await markEmailVerified(tx, known, who.email);
      if (who.phone !== null) await keepPhone(tx, known, who.phone);
      return known;
    }
    return who.isEmailVerified && who.email !== null ? adoptMember(tx, who.subject, who.email) : null;
  }

  async function makeMember(tx: Tx, who: VerifiedIdentity, displayName: string): Promise<number> {
    const { subject: identitySubject, email, phone } = who;
    const id = await createMember(tx, { identitySubject, email, phone, displayName });
    await crownFirstMember(tx, id);
    if (who.isEmailVerified) await markEmailVerified(tx, id);
    return id;
  }

  /** Uses a refresh token and issues the next; null when it is invalid, after ending its family if it was reused. */
  async function rotate(
    tokenHash: string,
  ): Promise<{ family_id: string; member_id: number; next: string } | null> {
    let reused: readonly string[] = [];
    const rotated = await database.transaction(async (tx) => {
      const family = await findFamilyOfToken(tx, tokenHash);
      if (family === null || family.revoked_at !== null || family.expires_at.getTime() < Date.now())
        return null;
      if (!(await useRefreshToken(tx, tokenHash))) {
        // The token was used before: either holder may be a thief, so both are signed out.
        reused = await revokeFamily(tx, family.family_id);
        return null;
      }
      return { ...family, next: await issueRefreshToken(tx, family.family_id) };
    });
    ended.add(reused);
    return rotated;
  }

  return {
    open: (memberId, on = {}) => database.transaction((tx) => openIn(tx, memberId, on)),
    async signUp(input) {
      const who = await identity.verify(input.identityToken);
      return database.transaction(async (tx) => {
        const id = await makeMember(tx, who, input.displayName);
        if (input.organizationName !== null) await foundOrganization(tx, id, input.organizationName);
        return openIn(tx, id, input);
      });
    },
    async signIn({ identityToken, inviteCode = null, ...on }) {
      const who = await identity.verify(identityToken);
      return database.transaction(async (tx) => {
        const id = await findMemberOf(tx, who);
        if (id === null) throw new AppError('member_not_found');
        if (inviteCode !== null) await acceptByCode(tx, id, inviteCode);
        return openIn(tx, id, on);
      });
    },
    async signInByInvite({ identityToken, inviteCode, displayName, ...on }) {
      const who = await identity.verify(identityToken);
      return database.transaction(async (tx) => {
        const name = displayName ?? (await getInvitedName(tx, inviteCode));
        const id = (await findMemberOf(tx, who)) ?? (await makeMember(tx, who, name));
        const accepted = await acceptByCode(tx, id, inviteCode);
        return { ...(await openIn(tx, id, on)), ...accepted };
      });
    },
    async list({ memberId, sessionId }) {
      const families = await listOpenFamilies(database.read, memberId);
      return families.map(({ family_id, created_at, last_used_at, user_agent }) => ({
        session_id: family_id,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        user_agent,
        is_current: family_id === sessionId,
      }));
    },
    end: ({ memberId }, sessionId) => endSessions((tx) => revokeFamilyOfMember(tx, sessionId, memberId)),
    async endOthers({ memberId, sessionId }) {
      // Without a session of its own, nothing tells the others apart.
      if (sessionId === undefined) throw new AppError('forbidden');
      await endSessions((tx) => revokeOtherFamilies(tx, sessionId, memberId));
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
      await endSessions(async (tx) => {
        const family = await findFamilyOfToken(tx, toHash(refreshToken));
        return family === null ? [] : revokeFamily(tx, family.family_id);
      });
    },
    async revokeAll(subject) {
      await endSessions(async (tx) => {
        const memberId = await findMemberByIdentity(tx, subject);
        return memberId === null ? [] : revokeFamiliesOfMember(tx, memberId);
      });
    },
    async endAllOf(actorId, memberId) {
      const families = await database.transaction((tx) => endAllInNameOf(tx, actorId, memberId));
      ended.add(families);
      return families.length;
    },
    async noteVerified(subject, email) {
      await database.transaction(async (tx) => {
        const memberId = await findMemberByIdentity(tx, subject);
        if (memberId === null) return;
        const verified = email.toLowerCase();
        await changeEmail(tx, memberId, verified);
        // Another member may have the new address: then the old one, of which nothing is known, stays unverified.
        await markEmailVerified(tx, memberId, verified);
        await announceMember(tx, memberId);
      });
    },
  };
}
