import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type Tokens } from '@waypost/contract';
import type { Page } from 'playwright-core';
import { clientOf, type DemoPerson } from './demo.ts';
import type { Account } from './people.ts';

/**
 * Ways into Waypost through its API, for journeys that are not about signing in: each page skipped saves a second. They
 * leave the page signed in and outside the product's pages.
 */

/** A resource of the server that is not a page: enough to access the origin's storage in the browser. */
const NO_PAGE = '/favicon.svg';

/** Enters the demo as one of its people. */
export async function enterDemo(page: Page, person: DemoPerson): Promise<void> {
  const origin = await openOrigin(page);
  const visitor = createHttpClient({ baseUrl: origin });
  await keepTokens(page, await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person } }));
}

/** Registers an account without an organization. @returns a client with its session. */
export async function register(page: Page, account: Account): Promise<HttpClient> {
  await keepTokens(page, await signUpAt(await openOrigin(page), account));
  return clientOf(page);
}

/** Registers an account without a browser. @returns the tokens of its session. */
export async function signUpAt(origin: string, { name, email, password }: Account): Promise<Tokens> {
  const registered = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name, email, password }),
  });
  const session = registered.headers.get('set-auth-token');
  const identity = await fetch(`${origin}/api/auth/token`, {
    headers: { authorization: `Bearer ${session}` },
  });
  const { token } = (await identity.json()) as { token?: string };
  if (token === undefined) throw new Error(`${email} was not registered: ${registered.status}.`);
  return createHttpClient({ baseUrl: origin }).call(ENDPOINTS.sessions.signUp, {
    body: { display_name: name, firebase_token: token },
  });
}

/** Creates an organization with projects. @returns its id, and the paths of the projects' home pages in order. */
export async function found(
  client: HttpClient,
  organization: string,
  ...projects: readonly string[]
): Promise<{ organizationId: number; homes: string[] }> {
  const { organization_id } = await client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: organization },
  });
  const homes: string[] = [];
  for (const name of projects) {
    const { project_id } = await client.call(ENDPOINTS.projects.createProject, {
      params: { org_id: organization_id },
      body: { name },
    });
    homes.push(`/organizations/${organization_id}/projects/${project_id}/home`);
  }
  return { organizationId: organization_id, homes };
}

/**
 * Replaces the browser's tokens while no page of the product is open: an open page would use them before the next one.
 */
export async function replaceTokens(page: Page, tokens: Tokens): Promise<void> {
  await openOrigin(page);
  await keepTokens(page, tokens);
}

/** Leaves the product, still signed in: an open page would draw each of many changes that are made through the API. */
export async function leave(page: Page): Promise<void> {
  await page.goto(NO_PAGE);
}

async function openOrigin(page: Page): Promise<string> {
  await page.goto(NO_PAGE);
  return new URL(page.url()).origin;
}

async function keepTokens(page: Page, { access_token, refresh_token }: Tokens): Promise<void> {
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('waypost.access_token', access);
      localStorage.setItem('waypost.refresh_token', refresh);
    },
    [access_token, refresh_token] as const,
  );
}
