import { act, screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Feature, type FeatureListItem } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';
import { newBoard } from '../../drawing/board/boards.ts';

const { createFeature, getFeature, getNeighbours, listChilds } = ENDPOINTS.features;
const NEST = '00000000-0000-4000-8000-000000000001';
const VISIT = '00000000-0000-4000-8000-000000000002';

const empty = toEmpty(getFeature.response) as Feature; // of that schema
const toFeature = (code: string, name: string, parent_code: string | null): Feature => ({
  ...empty,
  geometry: { type: 'Point', coordinates: [-112, 21] },
  properties: {
    ...empty.properties,
    ...{ code, name, parent_code, project_id: 70, organization_id: 7, type: 'Point' },
  },
});
const nest = toFeature(NEST, 'Nest 12', null);
const visit = toFeature(VISIT, 'Second visit', NEST);
const child = toEmpty(listChilds.response.element) as FeatureListItem; // of that schema

const openFeature = (code: string) =>
  openPage(`${PROJECT}/features/${code}`, {
    prepare: (server) =>
      server
        .answerEmpty(getNeighbours)
        .answerEmpty(ENDPOINTS.notes.listNotes)
        .answer(getFeature, ({ params }) => (params.code === NEST ? nest : visit))
        .answer(listChilds, ({ params }) =>
          params.code === NEST ? [{ ...child, code: VISIT, name: 'Second visit', project_id: 70 }] : [],
        )
        .answer(createFeature, visit),
  });

const pathOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).pathname;

describe('linked features', () => {
  test('are listed on the page of the one they belong to', async () => {
    openFeature(NEST);
    const list = within(await screen.findByRole('region', { name: 'Linked features' }));
    expect(pathOf(list.getByRole('link', { name: /Second visit/ }))).toBe(`${PROJECT}/features/${VISIT}`);
    expect(screen.queryByText('Belongs to')).toBeNull();
  });

  test('lead to the one that they belong to', async () => {
    openFeature(VISIT);
    await sees('Belongs to');
    expect(pathOf(await screen.findByRole('link', { name: 'Nest 12' }))).toBe(`${PROJECT}/features/${NEST}`);
    expect(screen.queryByRole('region', { name: 'Linked features' })).toBeNull();
  });

  /** Begins one that belongs to the nest, and names it. */
  async function begin() {
    const page = openFeature(NEST);
    const hands = handsOf(page.user);
    await hands.press('Add a linked feature');
    act(() =>
      newBoard.handle({ type: 'drawing.finished', geometry: { type: 'Point', coordinates: [-112, 21] } }),
    );
    const box = within(await screen.findByRole('complementary', { name: 'Draw' }));
    await box.findByText('Belongs to Nest 12');
    await hands.fill(await box.findByRole('textbox', { name: /^Name/ }), 'Third visit');
    return { ...page, ...hands, box };
  }
  const readSent = ({ server }: ReturnType<typeof openFeature>) =>
    server.sentTo(createFeature).map(({ body }) => body);

  test('are begun on the page of the one they will belong to', async () => {
    const page = await begin();
    await page.press('Save', page.box);
    await waitFor(() => expect(readSent(page)).toMatchObject([{ feature: { parent_code: NEST } }]));
  });

  test('are on their own once the link is taken off', async () => {
    const page = await begin();
    await page.press('Do not link', page.box);
    expect(page.box.queryByText('Belongs to Nest 12')).toBeNull();
    await page.press('Save', page.box);
    await waitFor(() => expect(readSent(page)).toMatchObject([{ feature: { parent_code: null } }]));
  });

  test('are not meant by what is drawn after the tools were closed', async () => {
    const { press, box } = await begin();
    await press('Discard', box);
    await press('Close the toolbox', box);
    act(() => newBoard.setOpen(true));
    act(() =>
      newBoard.handle({ type: 'drawing.finished', geometry: { type: 'Point', coordinates: [-112, 21] } }),
    );
    const again = within(await screen.findByRole('complementary', { name: 'Draw' }));
    await again.findByRole('textbox', { name: /^Name/ });
    expect(again.queryByText('Belongs to Nest 12')).toBeNull();
  });
});
