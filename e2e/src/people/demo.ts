import { createHttpClient, type HttpClient } from '@waypost/client';
import { type DEMO_ENTRANCES, ENDPOINTS } from '@waypost/contract';
import type { Page } from 'playwright-core';

export type DemoPerson = (typeof DEMO_ENTRANCES)[number];

const LABELS: Readonly<Record<DemoPerson, RegExp>> = {
  admin: /As an administrator/,
  editor: /As an editor/,
  viewer: /As a viewer/,
  super_user: /As a super user/,
};

/** Enters the demo from the sign-in page as one of its people; ends on the project list. */
export async function exploreDemo(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Choose whose eyes to see it with' }).click();
  await page.getByRole('menuitem', { name: LABELS[person] }).click();
  // The first who enters waits until the demo is loaded.
  await page.waitForURL('**/organizations/*/projects**', { timeout: 45_000 });
}

/** An API client with the session of an open page. */
export async function clientOf(page: Page): Promise<HttpClient> {
  const token = await page.evaluate(() => localStorage.getItem('waypost.access_token'));
  return createHttpClient({
    baseUrl: new URL(page.url()).origin,
    tokens: { getAccessToken: () => token, refresh: async () => null },
  });
}

/** What journeys need of the demo: its organization, its main project and some of its features. */
export interface DemoPlaces {
  readonly organizationId: number;
  readonly projectId: number;
  /** The path of the main project, to which `/home`, `/members`… are appended. */
  readonly projectPath: string;
}

/** Finds the demo's project of 1,200 features. */
export async function findDemoPlaces(page: Page): Promise<DemoPlaces> {
  const client = await clientOf(page);
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  if (organization === undefined) throw new Error('The demo has no organization.');
  const organizationId = organization.organization_id;
  const projects = await client.call(ENDPOINTS.projects.listProjects, { params: { org_id: organizationId } });
  const project = projects.find((one) => one.project_name === 'Baja coast watch');
  if (project === undefined) throw new Error('The demo has no project “Baja coast watch”.');
  const projectPath = `/organizations/${organizationId}/projects/${project.project_id}`;
  return { organizationId, projectId: project.project_id, projectPath };
}
