import { screen, within } from '@testing-library/react';
import { ENDPOINTS, type ErrorCode, type Mosaic } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../../../test/fake-server.ts';
import { handsOf, sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { makeOrdered } from '../ordered/ordered.fixture.ts';

const { imagery, layers } = ENDPOINTS;
const MOSAIC_TYPE = 0;
const layer = makeOrdered(MOSAIC_TYPE, 0);

const makeMosaic = (name: string, first: string): Mosaic => ({
  name,
  first_acquired: `${first}T00:00:00.000Z`,
  last_acquired: '2026-11-01T00:00:00.000Z',
  bbox: null,
  max_zoom: 15,
});
const OCTOBER = makeMosaic('global_monthly_2026_10_mosaic', '2026-10-01');
const SUMMER = makeMosaic('global_quarterly_2026q3_mosaic', '2026-07-01');

const openMosaics = (prepare: (server: FakeServer) => unknown) =>
  openPage(`${ORGANIZATION}/layers/${layer.code}`, {
    prepare: (server) => prepare(server.answer(layers.listLayers, [layer])),
  });

test('a map whose mosaics cannot be listed says why', async () => {
  openPage(`${ORGANIZATION}/layers`, {
    prepare: (server) =>
      server.answer(layers.listLayers, [layer]).refuse(imagery.listMosaics, 'imagery_key_refused'),
  });
  await sees('refuses the key. An administrator can replace it in the settings.');
});

describe('the mosaics of a layer', () => {
  test.each<[code: ErrorCode, words: string]>([
    ['imagery_unavailable', 'cannot be reached at the moment. Try again in a while.'],
    ['imagery_limited', 'takes no more requests for now. Try again in a few minutes.'],
    ['imagery_key_refused', 'refuses the key. An administrator can replace it in the settings.'],
    ['imagery_access_required', 'An administrator of the organization can give it.'],
  ])('that cannot be listed (%s) say why, and are asked for again', async (code, words) => {
    const { server, user } = openMosaics((fake) =>
      fake
        .answer(imagery.listMosaics, { monthly: [OCTOBER], quarterly: [] })
        .refuse(imagery.listMosaics, code),
    );
    const failed = (await sees('This could not be loaded')).closest<HTMLElement>('[role=alert]');
    expect(failed?.textContent).toContain(words);
    server.letThrough();
    // The map, which cannot be drawn here, has such a button too.
    await handsOf(user).press('Retry', within(failed ?? document.body));
    await sees('October 2026');
  });

  test('that the account does not have are said to be none, and those of the other kind are a tab away', async () => {
    const { user } = openMosaics((server) =>
      server.answer(imagery.listMosaics, { monthly: [], quarterly: [SUMMER] }),
    );
    await sees('No mosaics available');
    await sees('Choose the other kind above');
    expect(screen.queryByRole('slider', { name: 'Month' })).toBeNull();
    await user.click(await screen.findByRole('tab', { name: 'Quarterly' }));
    await sees('Q3 2026');
    expect(screen.queryByText('No mosaics available')).toBeNull();
  });
});
