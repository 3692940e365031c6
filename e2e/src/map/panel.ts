import { ENDPOINTS } from '@waypost/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { clientOf, type DemoPlaces } from '../people/demo.ts';

/** The panel of a project's data: its total, its filters and their badges. */

/** It ends what never comes: a page with a map takes fifteen seconds on a slow machine with two of them. */
export const PATIENT = { timeout: 45_000 };

export const totalOf = (page: Page): Locator => page.getByText(/^\s*[\d,]+\s+features?$/);
export const filterButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Filter', exact: true });
export const badgesOf = (page: Page): Locator => page.getByRole('button', { name: /^Remove filter/ });

export async function readTotal(page: Page): Promise<number> {
  return Number((await totalOf(page).innerText()).replaceAll(/\D/g, ''));
}

/** Waits until the panel shows the server's total for a filter. @returns the total. */
export async function expectTotal(
  page: Page,
  { projectId }: DemoPlaces,
  query: Record<string, unknown>,
): Promise<number> {
  const client = await clientOf(page);
  const counted = await client.call(ENDPOINTS.features.getFeaturesTotal, {
    params: { project_id: projectId },
    query,
  });
  await expect.poll(() => readTotal(page), PATIENT).toBe(counted);
  return counted;
}
