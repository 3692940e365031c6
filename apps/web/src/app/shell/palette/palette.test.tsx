import { screen, within } from '@testing-library/react';
import { ENDPOINTS, type Suggestion } from '@waypost/contract';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../test/people.ts';

const { places, search } = ENDPOINTS;

const net = (id: string, organization_id: number, organization_name: string | null): Suggestion => ({
  type: 'feature',
  id,
  name: 'Abandoned net',
  geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
  avatar_url: null,
  color: null,
  organization_id,
  organization_name,
  project_id: null,
  project_name: null,
});

test('a result of another organization says so, and no two read the same', async () => {
  const { organization_id, organization_name } = bahia();
  const { user } = openPage(`${ORGANIZATION}/projects`, {
    prepare: (server) =>
      server.answer(places.searchPlaces, { places: [] }).answer(search.search, {
        suggestions: [
          net('1-aaaaaaaa', organization_id, organization_name),
          net('1-bbbbbbbb', organization_id, organization_name),
          net('1-cccccccc', 99, 'Costa Viva'),
          net('1-dddddddd', 98, null),
        ],
      }),
  });
  await user.click(await screen.findByRole('button', { name: /^Search/ }));
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'net');
  const group = await screen.findByRole('group', { name: 'Features' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((line) => line.textContent?.replace(/\s+/g, ' ')),
  ).toEqual([
    'Abandoned net Bahía Limpia · #aaaaaaaa',
    'Abandoned net Bahía Limpia · #bbbbbbbb',
    'Abandoned netOther organization Costa Viva',
    'Abandoned netOther organization ',
  ]);
});
