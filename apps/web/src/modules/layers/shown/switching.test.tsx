import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, layerFeatureEndpoints, type OrganizationRole } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { handsOf } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../test/people.ts';
import { refreshLayers } from '../api.ts';
import { toCode } from '../layer.fixture.ts';
import { keepLayers, makeLayerOfRosa } from '../layers-server.fixture.ts';

const { layers, organizations } = ENDPOINTS;
const { getLayerTimeline } = layerFeatureEndpoints;
const three = [
  makeLayerOfRosa(1, { name: 'Nets' }),
  makeLayerOfRosa(2, { name: 'Plots' }),
  makeLayerOfRosa(3, { name: 'Evidence', visible: false }),
];

/** Opens the layers, which the server keeps as it is told. */
function openLayers(query = '', role: OrganizationRole = 'org_viewer', given = three) {
  let kept: ReturnType<typeof keepLayers> | undefined;
  const page = openPage(`${ORGANIZATION}/layers${query}`, {
    prepare: (server) => {
      server.answer(organizations.listOrganizations, [bahia(role)]);
      kept = keepLayers(server, given);
    },
  });
  const inAddress = (name: 'layers' | 'layers_top') =>
    (page.router.state.location.search as { readonly [key: string]: unknown })[name];
  const sent = () => ({
    everybody: page.server.sentTo(layers.updateLayer).map(({ body }) => body),
    own: page.server.sentTo(layers.chooseLayer).map(({ body }) => body),
  });
  return { ...page, ...handsOf(page.user), kept, inAddress, sent };
}

const eye = (name: string) => screen.findByRole('button', { name: `Visibility of ${name}` });
const isOn = async (name: string) => (await eye(name)).getAttribute('aria-pressed');

describe('what is on', () => {
  test('is one’s own: it stands in the address, and is kept', async () => {
    const { user, inAddress, sent } = openLayers();
    await waitFor(() => expect(inAddress('layers')).toBe('7-00000001-00000002'));
    await user.click(await eye('Nets'));
    await waitFor(() => expect(inAddress('layers')).toBe('7-00000002'));
    await waitFor(() => expect(sent()).toEqual({ everybody: [], own: [{ map: 'bottom', visible: false }] }));
    expect(await isOn('Nets')).toBe('false');
  });

  const chosen = three.map((layer) =>
    layer.code === toCode(1) ? { ...layer, choice: { ...layer.choice, bottom: false } } : layer,
  );

  test('is what was chosen before', async () => {
    const { inAddress } = openLayers('', 'org_viewer', chosen);
    await waitFor(() => expect(inAddress('layers')).toBe('7-00000002'));
    expect(await isOn('Nets')).toBe('false');
    expect(await isOn('Plots')).toBe('true');
  });

  test('is what a link says, which changes nothing that was chosen', async () => {
    const { inAddress, sent } = openLayers('?layers=7-00000001-00000003', 'org_viewer', chosen);
    await waitFor(async () => expect(await isOn('Nets')).toBe('true'));
    expect([await isOn('Plots'), await isOn('Evidence')]).toEqual(['false', 'true']);
    expect(inAddress('layers')).toBe('7-00000001-00000003');
    expect(sent()).toEqual({ everybody: [], own: [] });
  });

  test('is what newcomers see, too, where an editor switched it', async () => {
    const { user, sent } = openLayers('', 'org_member');
    await user.click(await eye('Plots'));
    await waitFor(() =>
      expect(sent()).toEqual({ everybody: [{ visible: false }], own: [{ map: 'bottom', visible: false }] }),
    );
    await user.click(await eye('Plots'));
    await waitFor(() => expect(sent().everybody).toEqual([{ visible: false }, { visible: true }]));
  });

  test('stays when somebody else switches it for newcomers', async () => {
    const { server, kept } = openLayers();
    await waitFor(async () => expect(await isOn('Plots')).toBe('true'));
    const asked = server.sentTo(layers.listLayers).length;
    kept?.change(toCode(2), (layer) => ({
      ...layer,
      properties: { ...layer.properties, visible: false, name: 'Plots, hidden' },
    }));
    // As the event of the change does.
    await refreshLayers(7);
    expect(await isOn('Plots, hidden')).toBe('true');
    expect(server.sentTo(layers.listLayers).length).toBe(asked + 1);
  });

  test('is another choice on each map of a comparison, by the keyboard too', async () => {
    const { user, inAddress, sent } = openLayers('?compare=dark');
    const top = () => eye('Plots: Top');
    await waitFor(async () => expect((await top()).getAttribute('aria-pressed')).toBe('true'));
    await user.click(await top());
    expect((await top()).getAttribute('aria-pressed')).toBe('false');
    expect(await isOn('Plots: Bottom')).toBe('true');
    await waitFor(() => expect(inAddress('layers_top')).toBe('7-00000001'));
    expect(inAddress('layers')).toBe('7-00000001-00000002');
    await waitFor(() => expect(sent().own).toEqual([{ map: 'top', visible: false }]));
    (await screen.findByRole('treeitem', { name: /^Plots/ })).focus();
    await user.keyboard('{Shift>} {/Shift}');
    await waitFor(() => expect(sent().own.at(-1)).toEqual({ map: 'top', visible: true }));
  });
});

/** Each layer has one feature, a minute ago. */
function answerTimelines(server: FakeServer) {
  const date = new Date(Date.now() - 60_000).toISOString();
  server.answer(getLayerTimeline, ({ params }) => ({
    ...({ range: 'all', bucket: 'month' } as const),
    ...{ start_date: date, end_date: new Date().toISOString() },
    dimensions: [{ id: params['layer_id'] ?? '', name: '', color: '#0059ff', dates: [{ date, count: 1 }] }],
  }));
}

test('a timeline that cannot be loaded is reported, and loads at another try', async () => {
  const { server, press } = openLayers();
  answerTimelines(server);
  server.refuse(getLayerTimeline, 'internal');
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  const alert = await timeline.findByRole('alert');
  expect(alert.textContent).toContain('Error loading dates. Failed to fetch dates for the layer.');
  server.letThrough();
  await press('Retry', timeline);
  await timeline.findByText('Nets');
});

test('without a project, the timeline has the features of the layers that are on', async () => {
  const { server, user, press, router } = openLayers();
  answerTimelines(server);
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  for (const name of ['Nets', 'Plots']) await timeline.findByText(name);
  expect(timeline.queryByText('Evidence')).toBeNull();
  await user.click(await eye('Plots'));
  await waitFor(() => expect(timeline.queryByText('Plots')).toBeNull());
  await user.click(await eye('Plots'));
  await timeline.findByText('Plots');
  const isBegun = () => 'start_date' in router.state.location.search;
  await press('24h', timeline);
  await waitFor(() => expect(isBegun()).toBe(true));
  await press('Show all times', timeline);
  await waitFor(() => expect(isBegun()).toBe(false));
});
