import { screen } from '@testing-library/react';
import { ENDPOINTS, type Feature } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { deleteFeature, getFeature, getNeighbours } = ENDPOINTS.features;
const CODE = '00000000-0000-4000-8000-000000000001';
const PAGE = `${PROJECT}/features/${CODE}`;

const empty = toEmpty(getFeature.response) as Feature; // of that schema
const kelp: Feature = {
  ...empty,
  geometry: { type: 'Point', coordinates: [-112, 21] },
  properties: {
    ...empty.properties,
    ...{ code: CODE, name: 'Kelp bed', type: 'Point', project_id: 70, organization_id: 7 },
  },
};

test('copying the link of a feature confirms, and deleting it asks first', async () => {
  const { server, user } = openPage(PAGE, {
    prepare: (fake) =>
      fake.answerEmpty(getNeighbours).answerEmpty(ENDPOINTS.notes.listNotes).answer(getFeature, kelp),
  });
  const { press, pressInDialog } = handsOf(user);
  await press('Copy share link');
  await sees('Share link copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe(location.origin + PAGE);
  await press('Delete');
  await sees('Are you sure you want to delete this report?');
  await pressInDialog('Cancel');
  await screen.findByRole('heading', { level: 1, name: 'Kelp bed' });
  expect(server.sentTo(deleteFeature)).toEqual([]);
});
