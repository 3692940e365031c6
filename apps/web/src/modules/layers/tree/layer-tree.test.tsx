import { cleanup, screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type Layer, layerFeatureEndpoints, type OrganizationRole } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION, PROJECT } from '../../../../test/people.ts';
import { refreshLayers } from '../api.ts';
import { GROUP_TYPE, toCode } from '../layer.fixture.ts';
import { keepLayers, makeLayerOfRosa } from '../layers-server.fixture.ts';

const { layers, organizations } = ENDPOINTS;

test('a list that is asked for during a move comes after it, so that the next key finds the new order', async () => {
  const [group, copy, patrol] = [
    makeLayerOfRosa(1, { type: GROUP_TYPE, name: 'Group' }),
    makeLayerOfRosa(2, { name: 'Copy' }),
    makeLayerOfRosa(3, { name: 'Patrol' }),
  ] as const;
  let order: Layer[] = [group, copy, patrol];
  const { server, user } = openPage(`${ORGANIZATION}/layers`, {
    prepare: (all) =>
      all
        .answerEmpty(layers.chooseLayer)
        .answerEmpty(layerFeatureEndpoints.getLayerTileState)
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layers.listLayers, () => order)
        .answer(layers.moveLayer, () => {
          order = [group, patrol, copy];
          return patrol;
        }),
  });
  const rows = () => screen.getAllByRole('treeitem').map(({ dataset }) => dataset['layer']);
  const row = await screen.findByRole('treeitem', { name: /^Patrol/ });
  row.focus();
  const release = server.hold(layers.moveLayer);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rows()).toEqual([1, 3, 2].map(toCode)));

  // As an event of a colleague's change does.
  const loaded = refreshLayers(7);
  const turn = Promise.withResolvers<void>();
  setTimeout(turn.resolve);
  await Promise.race([loaded, turn.promise]);
  await waitFor(() => expect(rows()).toEqual([1, 3, 2].map(toCode)));
  screen.getByRole('treeitem', { name: /^Patrol/ }).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  release();
  await waitFor(() =>
    expect(server.sentTo(layers.moveLayer).map(({ body }) => body)).toEqual([
      { above: toCode(2) },
      { into: toCode(1) },
    ]),
  );
});

const COLLECTED_TYPE = 4;
const some = [
  makeLayerOfRosa(1, { type: GROUP_TYPE, name: 'Patrol' }),
  makeLayerOfRosa(2, { type: COLLECTED_TYPE, parent: 1, name: 'Nets' }),
  makeLayerOfRosa(3, { parent: 1, name: 'Evidence' }),
  makeLayerOfRosa(4, { type: GROUP_TYPE, name: 'Habitat' }),
  makeLayerOfRosa(5, { parent: 4, name: 'Plots' }),
];
const TREE = ['1 Patrol', '2 Nets', '2 Evidence', '1 Habitat', '2 Plots'];

const openTree = (role: OrganizationRole = 'org_member') =>
  openPage(`${ORGANIZATION}/layers`, {
    prepare: (server) => {
      server.answer(organizations.listOrganizations, [bahia(role)]);
      keepLayers(server, some);
    },
  });
const findRow = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const readTree = () =>
  screen
    .getAllByRole('treeitem')
    .map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('a')?.title ?? ''}`);

describe('the tree of layers', () => {
  test('shows groups and counts, and remembers which groups are closed', async () => {
    const { user } = openTree();
    const { press } = handsOf(user);
    await findRow('Nets');
    expect(readTree()).toEqual(TREE);
    await sees('3 layers');
    await waitFor(async () => expect((await findRow('Nets')).querySelector('a')?.textContent).toBe('Nets2'));
    await press('Collapse Patrol');
    const closed = ['1 Patrol', '1 Habitat', '2 Plots'];
    expect(readTree()).toEqual(closed);
    cleanup();
    const again = openTree();
    (await findRow('Patrol')).focus();
    expect(readTree()).toEqual(closed);
    await again.user.keyboard('{ArrowRight}');
    expect(readTree()).toEqual(TREE);
    await again.user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Nets' });
  });

  test('is read by a viewer, who can change nothing', async () => {
    const { user } = openTree('org_viewer');
    const { press } = handsOf(user);
    await findRow('Nets');
    expect(screen.queryByRole('link', { name: 'Add Layer' })).toBeNull();
    await press('Actions for Nets');
    await screen.findByRole('menuitem', { name: 'Copy tile address' });
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });

  test('is not shown to a person who only belongs to a project', async () => {
    const { goTo } = openPage(`${PROJECT}/home`, {
      prepare: (server) => server.answer(organizations.listOrganizations, [bahia('org_guest')]),
    });
    const pane = await screen.findByRole('complementary', { name: 'Projects pane' });
    await waitFor(() => expect(pane.querySelector('h2')?.textContent).toBe('Projects'));
    expect(pane.textContent).not.toContain('Layers');
    goTo(`${ORGANIZATION}/layers`);
    await sees('Only members of the organization see its layers.');
  });
});

describe('a layer that is moved by keyboard', () => {
  const openMoving = async () => {
    const page = openTree();
    await findRow('Nets');
    const press = async (name: string, key: string) => {
      (await findRow(name)).focus();
      await page.user.keyboard(`{Alt>}{${key}}{/Alt}`);
    };
    return { ...page, press };
  };

  test('goes among others, into a group and out of it, and keeps the focus', async () => {
    const { server, press } = await openMoving();
    await press('Habitat', 'ArrowUp');
    const swapped = ['1 Habitat', '2 Plots', ...TREE.slice(0, 3)];
    await waitFor(() => expect(readTree()).toEqual(swapped));
    await press('Patrol', 'ArrowRight');
    const inside = ['1 Habitat', '2 Patrol', '3 Nets', '3 Evidence', '2 Plots'];
    await waitFor(() => expect(readTree()).toEqual(inside));
    expect(document.activeElement?.textContent).toContain('Patrol');
    await press('Patrol', 'ArrowLeft');
    await waitFor(() => expect(readTree()).toEqual(swapped));
    await press('Patrol', 'ArrowUp');
    await waitFor(() => expect(readTree()).toEqual(TREE));
    const [patrol, habitat] = [toCode(1), toCode(4)];
    await waitFor(() =>
      expect(server.sentTo(layers.moveLayer).map(({ params, body }) => [params['layer_id'], body])).toEqual([
        [habitat, { above: patrol }],
        [patrol, { into: habitat }],
        [patrol, { below: habitat }],
        [patrol, { above: habitat }],
      ]),
    );
  });

  test('is put back with the reason when the move is refused', async () => {
    const { server, press } = await openMoving();
    server.refuse(layers.moveLayer, 'layer_too_deep');
    await press('Habitat', 'ArrowUp');
    await sees('Groups can be nested 8 deep.');
    await waitFor(() => expect(readTree()).toEqual(TREE));
  });
});
