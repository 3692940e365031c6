import { screen, within } from '@testing-library/react';
import { ENDPOINTS, type FeatureListItem, staticLayerEndpoints } from '@waypost/contract';
import { expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';
import { toCode } from '../layer.fixture.ts';

const { listFeaturesWithTotal } = ENDPOINTS.features;
const { addFilteredToFolder, listStaticLayers } = staticLayerEndpoints;
const listed = listFeaturesWithTotal.response.shape.features.element;
const net = { ...(toEmpty(listed) as FeatureListItem), code: toCode(9), name: 'Net', project_id: 70 };

/** Opens the dialog over the list of a project. */
async function openDialog(isListed = true) {
  const page = openPage(`${PROJECT}/home`, {
    prepare: (server) => {
      server
        .answer(listFeaturesWithTotal, {
          ...(toEmpty(listFeaturesWithTotal.response) as object),
          ...{ total: 1, features: [net] },
        } as never)
        .answer(listStaticLayers, [{ code: toCode(1), name: 'All of the coast' }])
        .answer(addFilteredToFolder, { added: 0, total: 1 });
      if (!isListed) server.cut(listStaticLayers);
    },
  });
  const hands = handsOf(page.user);
  await hands.press('Save to Folder');
  return { ...page, ...hands };
}

test('what was in the folder already is said', async () => {
  const { server, pressInDialog } = await openDialog();
  await (await dialog()).findByDisplayValue('All of the coast');
  await pressInDialog('Save');
  await sees('Features added successfully');
  await sees('All of them were there already.');
  const [asked] = server.sentTo(addFilteredToFolder);
  expect([asked?.params['layer_id'], asked?.query.get('project_id')]).toEqual([toCode(1), '70']);
});

test('folders that cannot be loaded are reported, and a new one can be made', async () => {
  await openDialog(false);
  await sees('Error fetching static layers');
  await sees('Could not load available static layers');
  within(await screen.findByRole('dialog')).getByDisplayValue('New folder');
});

test('features that cannot be added are reported', async () => {
  const { server, pressInDialog } = await openDialog();
  server.cut(addFilteredToFolder);
  await (await dialog()).findByDisplayValue('All of the coast');
  await pressInDialog('Save');
  await sees('Error adding features');
  await sees(/^Could not add features to static layer/);
});
