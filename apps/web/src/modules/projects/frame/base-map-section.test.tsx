import { screen } from '@testing-library/react';
import { type BaseMap, ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, PROJECT } from '../../../../test/people.ts';
import { frontConfig } from '../../../../test/usual-answers.ts';

const bundled: BaseMap = {
  id: 'offline',
  name: 'Natural Earth',
  origin: { kind: 'bundled' },
  bounds: null,
  min_zoom: 0,
  max_zoom: null,
  made_on: null,
  attribution: 'Natural Earth, GeoNames',
};
const harbour: BaseMap = { ...bundled, id: 'harbour.pmtiles', name: 'harbour' };
harbour.origin = { kind: 'tiles', schema: 'protomaps', url: '/api/basemaps/harbour.pmtiles/{z}/{x}/{y}' };

/** Opens the settings of a project whose server has some base maps. */
const openSettings = (maps: BaseMap[], base_map: string | null = null) =>
  openPage(`${PROJECT}/settings`, {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.sessions.getFrontConfig, {
          ...frontConfig,
          basemap: { ...frontConfig.basemap, default_id: 'offline', maps },
        })
        .answer(ENDPOINTS.projects.getProject, { ...bayWatch(), base_map }),
  });
const choice = () => screen.findByLabelText<HTMLSelectElement>('Base map of this project');

test('a file is chosen for a project by its name', async () => {
  const { server, user } = openSettings([harbour, bundled]);
  server.answer(ENDPOINTS.projects.updateProject, { ...bayWatch(), base_map: harbour.id });
  await user.selectOptions(await choice(), 'harbour');
  await sees('Saved');
  expect((await choice()).value).toBe(harbour.id);
});

test('a file that is gone since the page was opened is refused in words', async () => {
  const { server, user } = openSettings([harbour, bundled]);
  server.refuse(ENDPOINTS.projects.updateProject, 'validation_failed');
  await user.selectOptions(await choice(), 'harbour');
  await sees('The base map harbour is no longer on this server.');
  expect((await choice()).value).toBe('');
});

test.each([
  ['others', [{ ...harbour, id: 'bay.pmtiles', name: 'bay' }, bundled]],
  ['the bundled map alone', [bundled]],
])('a project whose file is gone says so, with %s left, and can go without it', async (_, left) => {
  const { server, user } = openSettings(left, harbour.id);
  await sees('The base map harbour.pmtiles is no longer on this server.');
  expect((await choice()).value).toBe(harbour.id);
  server.answer(ENDPOINTS.projects.updateProject, bayWatch());
  await user.selectOptions(await choice(), 'As the server shows it');
  await sees('Saved');
  expect(screen.queryByText('is no longer on this server', { exact: false })).toBeNull();
});
