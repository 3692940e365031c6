import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { listFeaturesWithTotal } = ENDPOINTS.features;
const { listTable, listTableFields } = ENDPOINTS.featureTable;
type Listed = ReturnType<typeof listFeaturesWithTotal.response.parse>;
const DAY_MS = 86_400_000;

/** Opens the list of a project of three features, none of which has a text. */
function openList(query = '') {
  const empty = toEmpty(listFeaturesWithTotal.response) as Listed; // of that schema
  const page = openPage(`${PROJECT}/home${query}`, {
    prepare: (server) =>
      server.answer(listFeaturesWithTotal, (asked) => ({
        ...empty,
        total: asked.query.has('text') ? 0 : 3,
      })),
  });
  const asked = (name: string) => page.server.sentTo(listFeaturesWithTotal).at(-1)?.query.get(name) ?? null;
  return { ...page, ...handsOf(page.user), asked };
}
const countsTo = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));
const openFilters = async ({ press }: ReturnType<typeof handsOf>) => {
  await press('Filter');
  return within(await screen.findByRole('region', { name: 'Filters' }));
};

describe('the filters of a list', () => {
  test('choose dates by preset, never in the future; an empty result leads back', async () => {
    const page = openList();
    const form = await openFilters(page);
    await page.press('Week', form);
    await waitFor(() => expect(page.asked('end_date')).not.toBeNull());
    const [start, end] = ['start_date', 'end_date'].map((name) => Number(page.asked(name))) as [
      number,
      number,
    ];
    expect(end).toBeGreaterThan(Date.now());
    expect(end).toBeLessThan(Date.now() + DAY_MS);
    expect(end - start).toBeGreaterThan(6 * DAY_MS);
    const { start_date, end_date } = page.router.state.location.search;
    expect([start_date, end_date].map((moment) => Date.parse(moment ?? ''))).toEqual([start, end]);
    await screen.findByRole('button', { name: 'Remove filter: Week' });
    expect(form.getByLabelText('To').getAttribute('max')).toMatch(/^\d{4}-\d\d-\d\d$/);

    await page.fill(form.getByLabelText('Text'), 'no such words anywhere');
    await sees('No data found');
    await page.press('Reset filters');
    await countsTo('3 features');
    expect(Object.keys(page.router.state.location.search)).toEqual([]);
    expect(screen.queryAllByRole('button', { name: /^Remove filter/ })).toEqual([]);
  });

  test('that are invalid in the address are ignored', async () => {
    const { asked } = openList('?start_date=tomorrow&member_ids=me&shared=perhaps');
    await countsTo('3 features');
    expect(['start_date', 'member_ids', 'shared'].map(asked)).toEqual([null, null, null]);
    expect(screen.queryAllByRole('button', { name: /^Remove filter/ })).toEqual([]);
  });
});

test('the filters of the list apply to the table', async () => {
  const { server, user } = openPage(`${PROJECT}/table`, {
    prepare: (all) =>
      all.answerEmpty(listTableFields).answer(listTable, (asked) => ({
        rows: [],
        total: asked.query.get('text') === 'kelp' ? 2 : 3,
      })),
  });
  const hands = handsOf(user);
  await countsTo('3 features');
  const form = await openFilters(hands);
  await hands.fill(form.getByLabelText('Text'), 'kelp');
  await countsTo('2 features');
  expect(server.sentTo(listTable).at(-1)?.query.get('text')).toBe('kelp');
});
