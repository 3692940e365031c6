import { ENDPOINTS, type Layer } from '@waypost/contract';
import type { Locator, Page } from 'playwright-core';
import { load } from '../browser/visit.ts';
import { clientOf, type DemoPlaces } from '../people/demo.ts';
import { PATIENT } from './panel.ts';

/** The tree of an organization's layers, in the pane or the panel. */

export const treeOf = (page: Page): Locator => page.getByRole('tree', { name: 'Layers' });
export const layerRow = (page: Page, name: string): Locator =>
  treeOf(page)
    .getByRole('treeitem')
    .filter({ has: page.getByTitle(name, { exact: true }) });
export const eyeOf = (page: Page, name: string): Locator =>
  treeOf(page).getByRole('button', { name: `Visibility of ${name}`, exact: true });

/** The visible rows as `level name`, from the top. */
export function readTree(page: Page): Promise<string[]> {
  return treeOf(page)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => `${row.ariaLevel} ${row.querySelector('a')?.title ?? ''}`),
    );
}

/** Opens the layers of the organization and waits for the tree. */
export async function openLayers(
  page: Page,
  { organizationId }: DemoPlaces,
  query = '',
  by = load,
): Promise<void> {
  await by(page, `/organizations/${organizationId}/layers${query}`);
  await treeOf(page).waitFor(PATIENT);
}

/** Opens the menu of a layer and chooses from it. */
export async function chooseInMenu(page: Page, name: string, action: string): Promise<void> {
  await layerRow(page, name).hover();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Adds a project to those of a layer, in the form of a new one or in its filter. */
export async function chooseProject(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Project', exact: true }).click();
  await page.getByRole('option', { name, exact: true }).click();
  // The list stays open for another one.
  await page.keyboard.press('Tab');
}

/** The layer of a name, as the server has it for the person of the page. */
export async function getLayer(page: Page, { organizationId }: DemoPlaces, name: string): Promise<Layer> {
  const client = await clientOf(page);
  const layers = await client.call(ENDPOINTS.layers.listLayers, { params: { org_id: organizationId } });
  const layer = layers.find(({ properties }) => properties.name === name);
  if (layer === undefined) throw new Error(`There is no layer “${name}”.`);
  return layer;
}

/** How many features of a layer the person of the page may read. */
export async function countFeatures(page: Page, demo: DemoPlaces, name: string): Promise<number> {
  const { code } = await getLayer(page, demo, name);
  const client = await clientOf(page);
  const { total } = await client.call(ENDPOINTS.layerFeatures.listLayerFeatures, {
    params: { org_id: demo.organizationId, layer_id: code },
    query: { limit: 1 },
  });
  return total;
}
