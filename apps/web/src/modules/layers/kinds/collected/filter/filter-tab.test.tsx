import { screen, waitFor } from '@testing-library/react';
import { collectedLayerEndpoints, ENDPOINTS, type Layer, layerFeatureEndpoints } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../../../test/hands.ts';
import { makeTemplate } from '../../../../../../test/make-template.ts';
import { openPage } from '../../../../../../test/open-page.tsx';
import { bayWatch, ORGANIZATION } from '../../../../../../test/people.ts';
import { keepLayers, makeLayerOfRosa } from '../../../layers-server.fixture.ts';

const { updateCollectedData } = collectedLayerEndpoints;
const { projects, templates } = ENDPOINTS;
const layer = makeLayerOfRosa(1, { type: 4, name: 'Nets' });
const withData = (data: object): Layer => ({
  ...layer,
  properties: { ...layer.properties, layer: { data } },
});
const ofProjects = (...config: number[]) => ({ type: 'ArrayFilter', field_name: 'project_id', config });
const mangroves = { ...bayWatch(), project_id: 71, project_name: 'Mangroves' };

/** Opens the page of a layer, which the server filters as it is told. */
async function openFilter(data: object) {
  const page = openPage(`${ORGANIZATION}/layers/${layer.code}`, {
    prepare: (server) => {
      const { change } = keepLayers(server, [withData(data)]);
      server
        .answer(projects.listProjects, [bayWatch(), mangroves])
        .answerEmpty(projects.listMembersByProjects)
        .answer(templates.listOrganizationTemplates, [makeTemplate(1, { name: 'Gillnet' })])
        .answer(layerFeatureEndpoints.listLayerFeatures, {
          type: 'FeatureCollection',
          total: 3,
          features: [],
        })
        .answer(updateCollectedData, ({ body }) => change(layer.code, () => withData(body as object)));
    },
  });
  const { user } = page;
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
    await user.tab();
  };
  const sent = () => page.server.sentTo(updateCollectedData).map(({ body }) => body);
  return { ...page, ...handsOf(user), openTab, choose, sent };
}

describe('the filter of a layer', () => {
  test('needs a project, and is saved over what was chosen', async () => {
    const { press, openTab, choose, sent } = await openFilter({});
    await press('Choose projects');
    await press('Save');
    await sees('At least one project must be selected');
    expect(sent()).toEqual([]);
    await choose('Project', 'Bay watch');
    await choose('Templates', 'Gillnet');
    await choose('Geometry Type', 'Point');
    await press('Save');
    await sees('Filter saved');
    expect(sent()).toEqual([
      {
        filter: {
          type: 'AndFilter',
          config: expect.arrayContaining([
            ofProjects(70),
            expect.objectContaining({ type: 'ArrayFilter', config: [1] }),
            expect.objectContaining({ type: 'ArrayFilter', config: ['Point'] }),
          ]),
        },
      },
    ]);
    await openTab('Data');
    await screen.findByRole('heading', { name: 'Reports (3)' });
  });

  test('drops templates that its projects do not offer, and keeps its changes beside another tab', async () => {
    const templatesOf = { type: 'ArrayFilter', field_name: 'template_id', config: [1] };
    const { user, press, openTab, choose, sent } = await openFilter({
      filter: { type: 'AndFilter', config: [ofProjects(70), templatesOf] },
    });
    await openTab('Filter');
    await sees('Gillnet');
    (await screen.findByRole('combobox', { name: 'Project' })).focus();
    await user.keyboard('{Backspace}');
    await choose('Project', 'Mangroves');
    await openTab('Data');
    await screen.findByRole('heading', { name: 'Reports (3)' });
    await openTab('Filter');
    await sees('Mangroves');
    await waitFor(() => expect(screen.queryByText('Gillnet')).toBeNull());
    await press('Save');
    await sees('Filter saved');
    expect(sent()).toEqual([{ filter: { type: 'AndFilter', config: [ofProjects(71)] } }]);
  });

  test('that cannot be saved keeps its changes, which can be discarded', async () => {
    const { server, user, press, openTab, closeMessage } = await openFilter({
      filter: { type: 'AndFilter', config: [ofProjects(70)] },
    });
    await openTab('Filter');
    const isPublic = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Only Public' });
    await user.click(await isPublic());
    server.cut(updateCollectedData);
    await press('Save');
    await sees('Update failed');
    await sees('Failed to save filter settings');
    await closeMessage();
    expect((await isPublic()).checked).toBe(true);
    await press('Discard changes');
    expect((await isPublic()).checked).toBe(false);
  });
});
