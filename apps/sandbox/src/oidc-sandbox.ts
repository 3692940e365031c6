import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toChooserPage } from './oidc-pages.ts';

/** An account at the simulated provider. */
export interface SandboxAccount {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** The accounts: the same at every start. */
const ACCOUNTS: readonly SandboxAccount[] = [
  { sub: '100001', name: 'Lucía Marín', email: 'lucia.marin@mail.example', email_verified: true },
  { sub: '100002', name: 'Tom Okafor', email: 'tom.okafor@mail.example', email_verified: true },
  { sub: '100003', name: 'Nora Feld', email: 'nora.feld@mail.example', email_verified: false },
];

/** How the provider misbehaves: it returns only errors, or claims that a client must reject. */
export type OidcFault = 'none' | 'down' | 'wrong_key' | 'wrong_issuer' | 'wrong_audience' | 'wrong_nonce';

/** An OpenID provider whose accounts need no password; stands in for Google. */
export interface OidcSandbox {
  readonly issuer: string;
  /** Values for `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and `GOOGLE_ISSUER`. */
  readonly env: Readonly<Record<string, string>>;
  readonly accounts: readonly SandboxAccount[];
  setFault(fault: OidcFault): void;
  /** Received requests, by method and path. */
  listRequests(): readonly string[];
  close(): Promise<void>;
}

export interface OidcSandboxOptions {
  /** 0 (the default) requests a free port. */
  readonly port?: number;
}

const HOST = '127.0.0.1';
const CLIENT_ID = 'waypost-sandbox.apps.example';
const CLIENT_SECRET = 'sandbox-client-secret';
const KEY_ID = 'sandbox-1';
const LIFE_S = 3600;

/** A consent given on the provider’s page, until the client redeems it. */
interface Consent {
  readonly account: SandboxAccount;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
}

interface State {
  issuer: string;
  fault: OidcFault;
  readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly consents: Map<string, Consent>;
  readonly requests: string[];
}

/** Starts it on the loopback address. */
export async function startOidcSandbox(options: OidcSandboxOptions = {}): Promise<OidcSandbox> {
  const state: State = {
    issuer: '',
    fault: 'none',
    keys: makeKeys(),
    consents: new Map(),
    requests: [],
  };
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, HOST, resolve));
  state.issuer = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    issuer: state.issuer,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: state.issuer,
    },
    accounts: ACCOUNTS,
    setFault: (fault) => {
      state.fault = fault;
    },
    listRequests: () => state.requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', state.issuer);
  const call = `${request.method} ${url.pathname}`;
  state.requests.push(call);
  const form = await readForm(request);
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (state.fault === 'down') {
    json(503, { error: 'temporarily_unavailable' });
    return;
  }
  switch (call) {
    case 'GET /.well-known/openid-configuration':
      json(200, describe(state.issuer));
      return;
    case 'GET /jwks':
      json(200, { keys: [{ ...state.keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig' }] });
      return;
    case 'GET /authorize':
    case 'POST /authorize':
      authorize(state, url.searchParams, form, response);
      return;
    case 'POST /token': {
      const [status, body] = exchange(state, form);
      json(status, body);
      return;
    }
    default:
      json(404, { error: 'not_found' });
  }
}

function describe(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

/** The page for choosing an account, and its result. */
function authorize(state: State, query: URLSearchParams, form: URLSearchParams, response: ServerResponse) {
  const redirectUri = query.get('redirect_uri') ?? '';
  const challenge = query.get('code_challenge') ?? '';
  const isRight =
    query.get('client_id') === CLIENT_ID &&
    query.get('response_type') === 'code' &&
    (query.get('scope') ?? '').split(' ').includes('openid') &&
    query.get('code_challenge_method') === 'S256' &&
    challenge !== '' &&
    URL.canParse(redirectUri);
  if (!isRight) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The request of the client is not right.');
    return;
  }
  const choice = form.get('account');
  if (choice === null) {
    const html = toChooserPage(ACCOUNTS);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return;
  }
  const back = new URL(redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  const account = ACCOUNTS.find(({ sub }) => sub === choice);
  if (account === undefined) {
    back.searchParams.set('error', 'access_denied');
  } else {
    const code = randomBytes(16).toString('base64url');
    state.consents.set(code, { account, redirectUri, challenge, nonce: query.get('nonce') });
    back.searchParams.set('code', code);
    back.searchParams.set('iss', state.issuer);
  }
  response.writeHead(303, { location: back.href }).end();
}

/** Returns the identity token for a code: once, to the client that requested it. */
function exchange(state: State, form: URLSearchParams): readonly [status: number, body: object] {
  if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET) {
    return [401, { error: 'invalid_client' }];
  }
  const code = form.get('code') ?? '';
  const consent = state.consents.get(code);
  state.consents.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    form.get('grant_type') === 'authorization_code' &&
    consent !== undefined &&
    consent.redirectUri === form.get('redirect_uri') &&
    consent.challenge === challenge;
  if (!isRight) return [400, { error: 'invalid_grant' }];
  return [
    200,
    {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: LIFE_S,
      scope: 'openid email profile',
      id_token: sign(state, consent),
    },
  ];
}

function sign(state: State, { account, nonce }: Consent): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: state.fault === 'wrong_issuer' ? 'https://elsewhere.example' : state.issuer,
    aud: state.fault === 'wrong_audience' ? 'another-client' : CLIENT_ID,
    iat: now,
    exp: now + LIFE_S,
    ...account,
    ...(nonce === null ? {} : { nonce: state.fault === 'wrong_nonce' ? 'another' : nonce }),
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(claims)}`;
  const key = state.fault === 'wrong_key' ? makeKeys().privateKey : state.keys.privateKey;
  return `${head}.${createSign('RSA-SHA256').update(head).sign(key, 'base64url')}`;
}
