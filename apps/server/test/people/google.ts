import type { OidcSandbox } from '@waypost/sandbox';

/** How a sign-in with Google ended: where the browser was sent, and the identity session it has. */
export interface GoogleAnswer {
  /** Path and query of the page of the product that the browser ends on. */
  readonly landing: string;
  readonly sessionCookie: string | null;
}

export interface GoogleOptions {
  /** The account chosen on the provider’s page, by address; null: they turn back. */
  readonly email: string | null;
  /** Changes the address that the provider sends the browser back to. */
  readonly onReturn?: (url: URL) => void;
  /** Comes back with another browser, which has none of the first one’s cookies. */
  readonly isElsewhere?: boolean;
}

/** Begins to sign in with Google as the page does: the address of the provider, and the cookies that were set. */
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

/** Signs in with Google’s stand-in the way a browser does, from page to page. */
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
  // The server of a test does not know its own port in advance.
  const returned = await fetch(`${baseUrl}${back.pathname}${back.search}`, {
    redirect: 'manual',
    headers: isElsewhere ? {} : { cookie: begun.cookies },
  });
  const landing = new URL(returned.headers.get('location') ?? '', baseUrl);
  const session = returned.headers.getSetCookie().find((cookie) => /session_token=[^;]/.test(cookie));
  return { landing: landing.pathname + landing.search, sessionCookie: session?.split(';')[0] ?? null };
}

/** The identity token of a browser’s session with the provider. */
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
