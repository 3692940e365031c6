import { z } from 'zod';
import { noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { acceptedInvite } from '../invites/schema.ts';
import { organizationName } from '../organizations/schema.ts';
import { frontConfig, invitedName, providerToken, tokens, userName } from './schema.ts';

export const sessionEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/sign-up',
    summary: 'Make a member, and its first organization when one is named, of a verified identity',
    body: z.strictObject({
      display_name: userName,
      org_name: organizationName.optional(),
      firebase_token: providerToken,
    }),
    response: tokens,
    status: 201,
    errors: ['already_signed_up', 'organization_exists'],
    access: { kind: 'public', reason: 'the identity token in the body is the credential' },
    ratePerMinute: 20,
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/token/',
    summary:
      'Exchange a verified identity for the product’s own tokens, accepting an invite where one is named',
    body: z.strictObject({
      firebase_token: providerToken,
      invite_code: z.string().min(1).max(100).optional(),
    }),
    response: tokens,
    errors: [
      'member_not_found',
      'invite_not_found',
      'invite_not_yours',
      'email_not_verified',
      'limit_reached',
    ],
    access: { kind: 'public', reason: 'the identity token in the body is the credential' },
    ratePerMinute: 60,
  }),
  createTokenOfInvite: endpoint({
    method: 'POST',
    path: '/token/invite/',
    summary: 'Accept an invite with a verified identity, as a new member or as the one it has, and sign in',
    body: z.strictObject({
      firebase_token: providerToken,
      invite_code: z.string().min(1).max(100),
      /** Absent: the name that the inviter gave. */
      display_name: invitedName.optional(),
      /** Accepted for compatibility and ignored: only the token identifies a person. */
      email: z.string().max(255).nullish(),
      phone: z.string().max(40).nullish(),
    }),
    response: tokens.extend(acceptedInvite.shape),
    status: 201,
    errors: [
      'invite_not_found',
      'invite_not_yours',
      'email_not_verified',
      'limit_reached',
      'already_signed_up',
    ],
    access: { kind: 'public', reason: 'the identity token and the code in the body are the credentials' },
    ratePerMinute: 20,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/token/refresh/',
    summary: 'Exchange a refresh token for new tokens; using one twice ends its whole family',
    body: z.strictObject({ refresh_token: z.string().min(1).max(512) }),
    response: tokens,
    errors: ['refresh_invalid'],
    access: { kind: 'public', reason: 'the refresh token in the body is the credential' },
    ratePerMinute: 120,
  }),
  revokeToken: endpoint({
    method: 'POST',
    path: '/token/revoke/',
    summary: 'End the session a refresh token belongs to',
    body: z.strictObject({ refresh_token: z.string().min(1).max(512) }),
    response: noContent,
    status: 204,
    errors: [],
    access: { kind: 'public', reason: 'the refresh token in the body is the credential' },
    ratePerMinute: 120,
  }),
  getFrontConfig: endpoint({
    method: 'GET',
    path: '/front-config',
    summary: 'What the web needs before sign-in',
    response: frontConfig,
    errors: [],
    access: { kind: 'public', reason: 'read before sign-in; holds nothing of anyone' },
  }),
};
