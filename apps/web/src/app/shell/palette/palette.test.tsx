import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Place, type Suggestion } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION, rosa } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

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

test('the search starts at two letters, finds people and places, and Enter opens the result', async () => {
  const { server, user, getPath } = openPage(`${ORGANIZATION}/projects`, {
    prepare: (fake) =>
      fake
        .answer(places.searchPlaces, {
          places: [
            {
              ...(toEmpty(places.searchPlaces.response.shape.places.element) as Place),
              localname: 'Rosarito',
            },
          ],
        })
        .answer(search.search, {
          suggestions: [
            net('1-aaaaaaaa', 7, 'Bahía Limpia'),
            { ...net('1', 7, 'Bahía Limpia'), type: 'member', name: rosa.display_name, geometry: null },
          ],
        }),
  });
  await user.click(await screen.findByRole('button', { name: /^Search/ }));
  const field = await screen.findByRole('combobox', { name: /^Search/ });
  await user.type(field, 'r');
  await sees('Type two letters or more.');
  const { length } = server.sentTo(search.search);
  expect([length, server.sentTo(places.searchPlaces).length]).toEqual([0, 0]);
  await user.type(field, 'o');
  const found = async (group: string) =>
    within(await screen.findByRole('group', { name: group })).getAllByRole('option');
  expect((await found('Places'))[0]?.textContent).toContain('Rosarito');
  const [person] = await found('People');
  expect(person?.textContent).toContain(rosa.display_name);
  await user.hover(person as HTMLElement); // found, or it had thrown
  const asked = [search.search, places.searchPlaces].map((one) =>
    server.sentTo(one).map(({ query }) => query.get('q')),
  );
  expect(asked).toEqual([['ro'], ['ro']]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/members`));
  await screen.findByRole('heading', { name: 'Members', level: 1 });
});

test('search results of one name are told apart by author, time and project', async () => {
  const buoy = (id: string, created_origin: number): Suggestion => ({
    ...net(id, 7, 'Bahía Limpia'),
    ...{ name: 'Drifting buoy', project_id: 70, project_name: 'Bay watch' },
    ...{ member_display_name: 'Rosa Vega', created_origin },
  });
  const { user } = openPage(`${ORGANIZATION}/projects`, {
    prepare: (fake) =>
      fake.answer(places.searchPlaces, { places: [] }).answer(search.search, {
        suggestions: [
          buoy('1-aaaaaaaa', Date.UTC(2026, 4, 12, 9, 20)),
          buoy('1-bbbbbbbb', Date.UTC(2026, 4, 12, 14, 5)),
        ],
      }),
  });
  await user.click(await screen.findByRole('button', { name: /^Search/ }));
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'drifting');
  const group = await screen.findByRole('group', { name: 'Features' });
  const lines = within(group)
    .getAllByRole('option', { name: /^Drifting buoy/ })
    .map(({ textContent }) => textContent);
  expect(new Set(lines).size).toBe(2);
  for (const line of lines) {
    expect(line).toMatch(/Rosa Vega · May 1[123], 2026, \d\d:\d\d · Bahía Limpia \/ Bay watch/);
  }
});
