import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, layerFeatureEndpoints, type OrganizationRole } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../test/people.ts';
import { GROUP_TYPE, toCode } from '../layer.fixture.ts';
import { keepLayers, makeLayerOfRosa } from '../layers-server.fixture.ts';

const { organizations } = ENDPOINTS;
const { downloadLayerCsv, listLayerFeatures } = layerFeatureEndpoints;
const filter = {
  type: 'AndFilter',
  config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [70] }],
};
const both = [
  makeLayerOfRosa(1, { type: 4, name: 'Nets' }),
  makeLayerOfRosa(2, { name: 'Evidence', visible: false }),
  makeLayerOfRosa(3, { type: GROUP_TYPE, name: 'Patrol' }),
].map((layer) => ({
  ...layer,
  properties: { ...layer.properties, ...(layer.properties.type === 4 && { layer: { data: { filter } } }) },
}));

interface Opening {
  readonly query?: string;
  readonly role?: OrganizationRole;
  readonly isFailing?: boolean;
}

/** Opens a layer: 1 collects features, 2 is a folder, 3 a group. */
function openLayer(short: number, { query = '', role = 'org_member', isFailing = false }: Opening = {}) {
  const page = openPage(`${ORGANIZATION}/layers/${toCode(short)}${query}`, {
    prepare: (server) => {
      server.answer(organizations.listOrganizations, [bahia(role)]);
      server.answerEmpty(ENDPOINTS.projects.listMembersByProjects);
      keepLayers(server, both);
      if (isFailing) server.cut(listLayerFeatures);
    },
  });
  const openTab = async (name: string) => page.user.click(await screen.findByRole('tab', { name }));
  return { ...page, ...handsOf(page.user), openTab };
}
/** Opens a layer whose features have an answer to “Depth”. */
function openColored(role: OrganizationRole) {
  const page = openLayer(1, { role });
  page.server.answer(layerFeatureEndpoints.listLayerFields, [{ key: 'Depth', type: 1 }]);
  return {
    ...page,
    choose: async (colours: string) => {
      await page.user.click(await screen.findByRole('combobox', { name: 'Colours' }));
      await page.user.click(await screen.findByRole('option', { name: colours }));
    },
  };
}
const two = { type: 'FeatureCollection', total: 2, features: [] } as const;

describe('the page of a layer', () => {
  test('shows a viewer what they may read, and nothing to change', async () => {
    const { openTab } = openLayer(1, { role: 'org_viewer' });
    await sees('You see the features of projects that you may read.');
    expect(screen.queryByRole('radio', { name: 'For everybody' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Colours' })).toBeNull();
    await openTab('Filter');
    await screen.findByRole('combobox', { name: 'Project' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('colours its features for everybody, as who may change it chooses', async () => {
    const { user, server, choose } = openColored('org_member');
    await choose('One colour');
    const purple = await screen.findByRole('radio', { name: 'Purple' });
    await user.click(purple);
    await choose('Depth');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Purple' })).toBeNull());
    await choose('By template');
    await choose('Features’ own colours');
    await waitFor(() =>
      expect(server.sentTo(ENDPOINTS.layers.updateLayer).map(({ body }) => body)).toEqual(
        ['#0059ff', '#8e4ec6', 'data:Depth', 'template', null].map((color_by) => ({ color_by })),
      ),
    );
  });

  test('says why its colours were not saved', async () => {
    const { server, choose } = openColored('org_member');
    server.refuse(ENDPOINTS.layers.updateLayer, 'layer_not_found');
    await choose('By template');
    await sees('The colours were not saved');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Colours' });
    expect(field.value).toBe('Features’ own colours');
  });

  test('says of a layer that was deleted that it is not there, and leads to the others', async () => {
    const { user, getPath } = openLayer(9);
    await sees('Layer not found');
    await user.click(await screen.findByRole('link', { name: 'All layers' }));
    await screen.findByRole('treeitem', { name: /^Nets/ });
    expect(getPath()).toBe(`${ORGANIZATION}/layers`);
  });

  test('says why a folder has no features, and that it has no filter', async () => {
    const { openTab } = openLayer(2);
    await sees('No features found for this static layer.');
    await openTab('Filter');
    await sees("This layer doesn't support filters");
  });

  test('names the folder whose features cannot be loaded', async () => {
    openLayer(2, { isFailing: true });
    await sees('Error loading features');
    await sees('Failed to fetch features for the static layer Evidence');
  });

  test('says of a group that it has nothing more to show', async () => {
    openLayer(3);
    await sees('No additional data available for this layer');
  });

  test('says that a range has no features', async () => {
    const [start, end] = ['1990-01-01T00:00:00Z', '1990-02-01T00:00:00Z'];
    const { server } = openLayer(2, { query: `?start_date=${start}&end_date=${end}` });
    await sees('No features found for the selected filters and date range.');
    const asked = server.sentTo(listLayerFeatures).at(-1)?.query;
    expect([asked?.get('startDate'), asked?.get('endDate')].map(Number)).toEqual(
      [start, end].map((day) => Date.parse(day)),
    );
  });

  test('says that its features cannot be loaded, and loads them at another try', async () => {
    const { server, press } = openLayer(1, { isFailing: true });
    await sees('Error loading features');
    await sees('Failed to fetch features for the layer');
    server.answer(listLayerFeatures, { ...two, features: [] }).letThrough();
    // The map, which cannot be drawn here, has such a button too.
    await press('Retry', within(await screen.findByRole('tabpanel')));
    await screen.findByRole('heading', { name: 'Reports (2)' });
  });

  test('says that a file cannot be downloaded', async () => {
    const { server, press, closeMessage } = openLayer(1);
    server.answer(listLayerFeatures, { ...two, features: [] }).cut(downloadLayerCsv);
    await press('Download CSV');
    await sees('Download failed');
    await sees('Failed to download CSV file');
    expect(server.sentTo(downloadLayerCsv)).toHaveLength(1);
    await closeMessage();
    await waitFor(() => expect(screen.queryByText('Failed to download CSV file')).toBeNull());
  });
});
