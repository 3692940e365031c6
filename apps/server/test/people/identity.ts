/** Calls the built-in identity provider over HTTP as the sign-in page does. */
export interface IdentityAnswer {
  readonly status: number;
  /** The provider's session token; null if it refused. */
  readonly sessionToken: string | null;
}

export const PASSWORD = 'correct horse battery';

async function post(
  baseUrl: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<IdentityAnswer> {
  const response = await fetch(`${baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { status: response.status, sessionToken: response.headers.get('set-auth-token') };
}

export function registerIdentity(
  baseUrl: string,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
  callbackURL?: string,
): Promise<IdentityAnswer> {
  const account = {
    email,
    password,
    name: 'Ana Ruiz',
    ...(callbackURL === undefined ? {} : { callbackURL }),
  };
  return post(baseUrl, '/sign-up/email', account, headers);
}

export function signInIdentity(
  baseUrl: string,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<IdentityAnswer> {
  return post(baseUrl, '/sign-in/email', { email, password }, headers);
}

/** The short-lived identity token of a session, which the API accepts as `firebase_token`. */
export async function fetchIdentityToken(baseUrl: string, sessionToken: string | null): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/token`, {
    headers: { authorization: `Bearer ${sessionToken ?? ''}` },
  });
  const body = (await response.json()) as { token?: string };
  if (body.token === undefined) throw new Error(`No identity token: ${response.status}.`);
  return body.token;
}

/** Registers an e-mail address and returns its identity token. */
export async function makeIdentityToken(baseUrl: string, email: string): Promise<string> {
  const { sessionToken } = await registerIdentity(baseUrl, email);
  return fetchIdentityToken(baseUrl, sessionToken);
}
