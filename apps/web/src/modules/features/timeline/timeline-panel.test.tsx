import { cleanup, screen, within } from '@testing-library/react';
import { ENDPOINTS, type Timeline } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

const { getTimeline } = ENDPOINTS.features;
const monthStart = (monthsAgo: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString();
};

/** The only features are of one month. */
const oneMonth = (project_id: number): Timeline => ({
  project_id,
  range: 'all',
  bucket: 'month',
  start_date: monthStart(0),
  end_date: new Date().toISOString(),
  dimensions: [
    { id: 'features', name: 'Features', color: '#0059ff', dates: [{ date: monthStart(0), count: 1 }] },
  ],
});

const card = () => screen.getByRole('region', { name: 'Timeline' });
const timeline = () => screen.findByRole('region', { name: 'Timeline' });

test('a timeline without features has the month that is past, of this project', async () => {
  openPage(`${PROJECT}/home`);
  await within(await timeline()).findByText('No features of this project in this range');
  const ticks = [...(await timeline()).querySelectorAll('[data-side]')];
  expect(ticks.length).toBeGreaterThan(2);
});

test('one bar of one month is no wall, and stands in the middle of it', async () => {
  openPage(`${PROJECT}/home`, {
    prepare: (server) => server.answer(getTimeline, ({ params }) => oneMonth(Number(params['project_id']))),
  });
  const box = await timeline();
  await expect.poll(() => box.querySelector('rect')).not.toBeNull();
  const bar = box.querySelector('rect') as SVGRectElement; // as the poll found it
  expect(Number(bar.getAttribute('width'))).toBeLessThanOrEqual(48);
  expect(Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')) / 2).toBeCloseTo(500);
});

test('what is selected is named on the axis, and all of it is not', async () => {
  const [from, to] = [5, 3].map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
  const { user } = openPage(`${PROJECT}/home?start_date=${from}&end_date=${to}`);
  await within(await timeline()).findByText(/ – /);
  await handsOf(user).press('Show all times');
  await expect.poll(() => within(card()).queryByText(/ – /)).toBeNull();
});

test('a timeline that was closed stays closed at the next visit, until it is opened', async () => {
  const { user } = openPage(`${PROJECT}/home`);
  const { press } = handsOf(user);
  await timeline();
  await press('Close the timeline');
  cleanup();
  const again = openPage(`${PROJECT}/home`);
  await screen.findByRole('button', { name: 'Open the timeline' });
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
  await handsOf(again.user).press('Open the timeline');
  await timeline();
});
