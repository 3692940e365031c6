import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handsOf } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

test('the addresses for a desktop GIS are shown and copied', async () => {
  const { user } = openPage(`${PROJECT}/settings`);
  const section = within(await screen.findByRole('region', { name: 'Use in QGIS or ArcGIS' }));
  const copied: string[] = [];
  for (const what of ['Features, as OGC API Features', 'Vector tiles, as TileJSON']) {
    await handsOf(user).press(`Copy the address: ${what}`, section);
    copied.push(await navigator.clipboard.readText());
    const shown = await section.findByText(copied.at(-1) ?? '');
    // The status is beside the address.
    await within(shown.parentElement as HTMLElement).findByText('Address copied');
  }
  // The addresses that `e2e/pages/gis` opens with a key.
  expect(copied).toEqual([
    `${location.origin}/api/3/ogc/projects/70`,
    `${location.origin}/api/3/tiles/features/70/tiles.json`,
  ]);
});
