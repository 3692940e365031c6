import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type Tokens } from '@waypost/contract';
import type { Page } from 'playwright-core';
import { clientOf, type DemoPerson } from './demo.ts';
import type { Account } from './people.ts';

/**
 * Ways into Waypost by its API, for journeys that are not about coming in: each page less saves a second. They leave the
 * page signed in and on none of the product's own pages.
 */

/** A resource of the server that is no page: enough to reach its storage in the browser. */
const NO_PAGE = '/favicon.svg';

/** Enters the demo as one of its people. */
export async function enterDemo(page: Page, person: DemoPerson): Promise<void> {
  const origin = await openOrigin(page);
  const visitor = createHttpClient({ baseUrl: origin });
  await keepTokens(page, await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person } }));
}

/** Registers somebody who has no organization yet. @returns a client with their session. */
export async function register(page: Page, account: Account): Promise<HttpClient> {
  await keepTokens(page, await signUpAt(await openOrigin(page), account));
  return clientOf(page);
}

/** Registers somebody without a browser. @returns the tokens of their session. */
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

/** Founds an organization with projects. @returns its id, and the paths of their homes in their order. */
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

/** Gives the browser other tokens while no page of the product is open: one that is would use them before the next one is. */
export async function replaceTokens(page: Page, tokens: Tokens): Promise<void> {
  await openOrigin(page);
  await keepTokens(page, tokens);
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
