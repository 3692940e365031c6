import type { OidcSandbox } from '@waypost/sandbox';

/** The result of a sign-in with Google: where the browser was redirected, and its identity session. */
export interface GoogleAnswer {
  /** Path and query of the product's page on which the browser ends. */
  readonly landing: string;
  readonly sessionCookie: string | null;
}

export interface GoogleOptions {
  /** E-mail address of the account to choose on the provider's page; null: cancel. */
  readonly email: string | null;
  /** Modifies the URL to which the provider redirects the browser. */
  readonly onReturn?: (url: URL) => void;
  /** Returns with another browser, which has none of the first one's cookies. */
  readonly isElsewhere?: boolean;
}

/** Starts a sign-in with Google as the page does: returns the provider's URL and the cookies. */
export async function beginGoogle(baseUrl: string) {
  const response = await fetch(`${baseUrl}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({
      provider: 'google',
      callbackURL: '/auth/return',
      errorCallbackURL: '/auth/return',
    }),
  });
  const body = (await response.json()) as { url?: string; code?: string };
  return { status: response.status, ...body, cookies: toCookies(response) };
}

/** Signs in with the simulated Google as a browser does, from page to page. */
export async function signInWithGoogle(
  baseUrl: string,
  sandbox: OidcSandbox,
  { email, onReturn, isElsewhere = false }: GoogleOptions,
): Promise<GoogleAnswer> {
  const begun = await beginGoogle(baseUrl);
  const chosen = sandbox.accounts.find((account) => account.email === email);
  const consent = await fetch(begun.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ account: chosen?.sub ?? '' }),
  });
  const back = new URL(consent.headers.get('location') ?? '');
  onReturn?.(back);
  // The server of a test does not know its port in advance.
  const returned = await fetch(`${baseUrl}${back.pathname}${back.search}`, {
    redirect: 'manual',
    headers: isElsewhere ? {} : { cookie: begun.cookies },
  });
  const landing = new URL(returned.headers.get('location') ?? '', baseUrl);
  const session = returned.headers.getSetCookie().find((cookie) => /session_token=[^;]/.test(cookie));
  return { landing: landing.pathname + landing.search, sessionCookie: session?.split(';')[0] ?? null };
}

/** The identity token of a browser's session with the provider. */
export async function fetchTokenOfCookie(baseUrl: string, cookie: string | null): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/token`, { headers: { cookie: cookie ?? '' } });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`No identity token: ${response.status}.`);
  return token;
}

function toCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}
