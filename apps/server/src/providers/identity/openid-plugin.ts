import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { OAuthProvider } from 'better-auth/oauth2';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { fetchJson } from '../../platform/http/fetch-json.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';

export interface OpenIdOptions {
  /** The last segment of the redirect URL: `/api/auth/callback/{id}`. */
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
}

const SCOPES = 'openid email profile';
const KEYS_TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_S = 60;
/** Cache lifetime of the provider's discovery document. */
const DISCOVERY_MS = 3_600_000;

const description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string().optional(),
  azp: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(255).optional(),
});
type Claims = z.infer<typeof claims>;

interface Discovered extends z.infer<typeof description> {
  readonly keys: JWTVerifyGetKey;
}

/**
 * Sign-in with an OpenID provider. State, PKCE verifier and nonce are handled by better-auth; its own plugin for such
 * providers fetches the discovery document once, at startup, so a provider that is down then would be unavailable until
 * the next start, and one that hangs would block all other ways to sign in.
 */
export function createOpenIdPlugin(options: OpenIdOptions): BetterAuthPlugin {
  const provider = createOpenIdProvider(options);
  return {
    id: `openid-${options.id}`,
    init: (context) => ({ context: { socialProviders: [provider, ...context.socialProviders] } }),
  };
}

function createOpenIdProvider(options: OpenIdOptions): OAuthProvider<Claims> {
  const { id, name, clientId, clientSecret } = options;
  /** Calls the provider, and counts its failures. */
  const noting = async <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      options.providerFaults.note('identity', error);
      throw error;
    });
  const discoverOnce = createDiscovery(options.issuer);
  const discover = () => noting(discoverOnce());
  return {
    id,
    name,
    issuer: options.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint } = await discover().catch(() => {
        throw new APIError('SERVICE_UNAVAILABLE', { code: 'PROVIDER_UNREACHABLE' });
      });
      const url = new URL(authorization_endpoint);
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('redirect_uri', redirectURI);
      url.searchParams.set('scope', SCOPES);
      url.searchParams.set('state', state);
      url.searchParams.set('nonce', idTokenNonce ?? '');
      url.searchParams.set('code_challenge', createHash('sha256').update(codeVerifier).digest('base64url'));
      url.searchParams.set('code_challenge_method', 'S256');
      // Always shows the account chooser: a shared device must not sign in as the previous user.
      url.searchParams.set('prompt', 'select_account');
      return url;
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { token_endpoint } = await discover();
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectURI,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: codeVerifier ?? '',
      });
      const { isOk, body } = await noting(fetchJson(token_endpoint, { form }));
      const answer = z.object({ id_token: z.string().max(16_384) }).safeParse(body);
      // As the raw response, which is not stored: the product never calls the provider on a user's behalf.
      return isOk && answer.success ? { raw: { id_token: answer.data.id_token } } : null;
    },
    async getUserInfo({ raw, expectedIdTokenNonce }) {
      try {
        const found = await discover();
        const token = String(raw?.id_token ?? '');
        const profile = await verifyIdToken(token, found, clientId, expectedIdTokenNonce);
        const { email = null, email_verified: emailVerified = false } = profile;
        return { user: { name: profile.name ?? '', email, emailVerified }, data: profile };
      } catch {
        return null;
      }
    },
  };
}

/** Fetches the provider's discovery document: at most once an hour, on a sign-in, with a timeout of 5 s. */
function createDiscovery(issuer: string): () => Promise<Discovered> {
  let known: { readonly at: number; readonly found: Promise<Discovered> } | null = null;
  const ask = async (): Promise<Discovered> => {
    const { isOk, body } = await fetchJson(`${issuer}/.well-known/openid-configuration`);
    if (!isOk) throw new Error(`${issuer} does not describe itself.`);
    const found = description.parse(body);
    if (found.issuer.replace(/\/+$/, '') !== issuer) throw new Error(`${issuer} names another issuer.`);
    const isPlain = issuer.startsWith('http:');
    for (const url of [found.authorization_endpoint, found.token_endpoint, found.jwks_uri]) {
      if (!isPlain && !url.startsWith('https:')) throw new Error(`${issuer} leaves https.`);
    }
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: KEYS_TIMEOUT_MS });
    return { ...found, keys };
  };
  return () => {
    if (known !== null && Date.now() - known.at < DISCOVERY_MS) return known.found;
    const asked = { at: Date.now(), found: ask() };
    known = asked;
    asked.found.catch(() => {
      if (known === asked) known = null;
    });
    return asked.found;
  };
}

async function verifyIdToken(
  token: string,
  { keys, issuer }: Discovered,
  clientId: string,
  nonce: string | undefined,
): Promise<Claims> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_S,
  });
  const profile = claims.parse(payload);
  if (nonce === undefined || profile.nonce !== nonce) throw new Error('The token is of another sign-in.');
  if (profile.azp !== undefined && profile.azp !== clientId)
    throw new Error('The token is of another client.');
  return profile;
}
