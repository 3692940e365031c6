import {
  type AreaGeometry,
  ENDPOINTS,
  type Feature,
  type ImageryAccess,
  type Scene,
  type SceneSearchInput,
} from '@waypost/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../../../test/hands.ts';
import { openPage } from '../../../../../../test/open-page.tsx';
import { bahia, bayWatch, ORGANIZATION } from '../../../../../../test/people.ts';
import { toEmpty } from '../../../../../../test/to-empty.ts';
import { boundarySession } from '../../../../../map/scene/boundary-session.ts';

const { imagery, organizations, projects, scenes } = ENDPOINTS;
const CODE = '00000000-0000-4000-8000-000000000301';
/** About 113 km². */
const AREA: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.5, 24.1],
      [-110.4, 24.1],
      [-110.4, 24.2],
      [-110.5, 24.2],
      [-110.5, 24.1],
    ],
  ],
};

const boundary: Feature = {
  ...(toEmpty(projects.getProjectBoundary.response) as Feature), // of that schema
  geometry: AREA,
};
const toScene = (id: string): Scene => ({
  type: 'Feature',
  id,
  geometry: AREA,
  properties: {
    item_type: 'PSScene',
    acquired: '2026-11-12T17:40:00.000Z',
    published: null,
    cloud_cover: 0.02,
    clear_confidence_percent: 96,
    pixel_resolution: 3,
  },
  coverage: 1,
  thumbnail: 'data:,',
});

/** Opens the form of a scene order in an area of this role’s organization, with a ceiling of the month. */
async function openForm(role: 'org_member' | 'org_admin', monthly_km2: number | null) {
  const page = openPage(`${ORGANIZATION}/layers/create`, {
    prepare: (server) =>
      server
        .answer(organizations.listOrganizations, [bahia(role)])
        .answer(projects.listProjects, [{ ...bayWatch(), paired_feature_code: CODE }])
        .answer(projects.getProjectBoundary, boundary)
        .answer(imagery.getImageryAccess, {
          ...(toEmpty(imagery.getImageryAccess.response) as ImageryAccess), // of that schema
          scenes: true,
        })
        .answer(imagery.getImageryAllowance, { month: '2026-11', monthly_km2, ordered_km2: 12 })
        .answer(scenes.listSceneTypes, {
          types: [
            { name: 'PSScene', fields: ['cloud_cover', 'gsd'], bundles: ['visual'] },
            { name: 'REScene', fields: ['cloud_cover'], bundles: ['visual'] },
          ],
        })
        .answer(scenes.searchScenes, { type: 'FeatureCollection', features: [toScene('a'), toScene('b')] }),
  });
  const choose = async (field: string, option: string) => {
    await page.user.click(await screen.findByRole('combobox', { name: field }));
    await page.user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Data Source', 'Order Scene');
  await choose('Take the boundary of a project', 'Bay watch');
  await sees(/^Bay watch, 11[\d.]+ km²$/);
  return { ...page, ...handsOf(page.user) };
}

const listConditions = (body: unknown) =>
  ((body as SceneSearchInput).filter as { config: { type: string; field_name?: string }[] }).config;

test('filters are chips above the scenes, each of which is removed by a press, and more are added there', async () => {
  const { server, press, fill } = await openForm('org_admin', null);
  const sent = () => server.sentTo(scenes.searchScenes).map(({ body }) => listConditions(body));
  expect(screen.queryByLabelText('Cloud cover (%), at most')).toBeNull();
  await press('Filter');
  await fill(await screen.findByLabelText('Cloud cover (%), at most'), '50');
  await fill(await screen.findByLabelText('From'), '2026-10-01');
  await press('Search scenes');
  await sees('2 scenes');
  expect(screen.queryByLabelText('Cloud cover (%), at most')).toBeNull();
  expect(
    sent()
      .at(-1)
      ?.map(({ type }) => type),
  ).toContain('RangeFilter');
  await sees('Cloud up to 50 %');
  await press('Remove the filter Cloud up to 50 %');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(
    sent()
      .at(-1)
      ?.map(({ type }) => type),
  ).not.toContain('RangeFilter');
  expect(
    sent()
      .at(-1)
      ?.map(({ type }) => type),
  ).toContain('DateRangeFilter');
  expect(document.activeElement?.textContent).toBe('Filter');
  await press('Remove the filter From Oct 1');
  await waitFor(() =>
    expect(
      sent()
        .at(-1)
        ?.map(({ type }) => type),
    ).toContain('PermissionFilter'),
  );
});

test('a fault in a filter opens its field and searches nothing', async () => {
  const { server, press, fill } = await openForm('org_admin', null);
  await press('Filter');
  await fill(await screen.findByLabelText('To'), '2999-01-01');
  await press('Filter');
  await press('Search scenes');
  await sees('Choose a day up to today.');
  expect(await screen.findByLabelText('To')).toBeTruthy();
  expect(server.sentTo(scenes.searchScenes)).toEqual([]);
});

test('what was ordered of the month’s ceiling is at the foot, and a member is told before passing it', async () => {
  const { press, user } = await openForm('org_member', 200);
  await sees('12 of 200 km² this month');
  await press('Search scenes');
  const [first, second] = await screen.findAllByRole('checkbox');
  if (first === undefined || second === undefined) throw new Error('There are too few scenes.');
  await user.click(first);
  await sees(/^1 scene, 11[\d.]+ km²$/);
  expect(screen.queryByText('would pass the month’s ceiling', { exact: false })).toBeNull();
  await user.click(second);
  await sees('This order would pass the month’s ceiling: an administrator can place it.');
  await press('Review order');
  const size = within((await sees('Ordered area')).parentElement ?? document.body);
  expect(size.getByText('12 of 200 km² this month', { exact: false })).toBeTruthy();
  // Dashed, as boundaries are.
  expect(boundarySession.get().outlines).toHaveLength(2);
});

test('scenes end where the provider has no more', async () => {
  const { press } = await openForm('org_admin', null);
  await press('Search scenes');
  await press('Load more');
  await sees('No more data found');
});

test('an administrator may pass the ceiling', async () => {
  const { press, user } = await openForm('org_admin', 50);
  await press('Search scenes');
  for (const one of await screen.findAllByRole('checkbox')) await user.click(one);
  await sees(/^2 scenes, 22[\d.]+ km²$/);
  await sees('12 of 50 km² this month');
  expect(screen.queryByText('would pass the month’s ceiling', { exact: false })).toBeNull();
});
