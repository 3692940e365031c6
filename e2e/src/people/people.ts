import type { Page } from 'playwright-core';
import { load } from '../browser/visit.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function makeAccount(name: string): Account {
  return {
    name,
    email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
    password: 'tide tables at dawn',
  };
}

/** Creates an account on the sign-in page; ends on the overview, without an organization. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/');
  await page.getByText('Create account', { exact: true }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/overview**');
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Creates an organization in its two steps, from the overview; ends on the form of its first project.
 * @returns its path without the origin.
 */
export async function createOrganization(page: Page, name: string): Promise<string> {
  // Somebody new is asked for one at once.
  if (!page.url().endsWith('#new')) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Organization name').fill(name);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/projects/create**');
  const back = await page.getByRole('link', { name: 'Cancel', exact: true }).getAttribute('href');
  return new URL(back ?? '', page.url()).pathname.replace(/\/projects$/, '');
}

/** Creates a root project on the form of a new one and ends on its home page. @returns its path without the origin. */
export async function createProject(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/projects/*/home**');
  return new URL(page.url()).pathname;
}

/** Opens the form of a new project with all its fields, in either language. */
export async function openProjectForm(page: Page, query = '', by = load): Promise<void> {
  await by(page, `/projects/create${query}`);
  await unfoldProjectForm(page);
}

/** Shows the optional fields of the form of a new project. */
export async function unfoldProjectForm(page: Page): Promise<void> {
  await page.getByText(/^(More|Más)$/).click();
}
