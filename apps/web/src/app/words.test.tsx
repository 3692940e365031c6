import { screen, waitFor, within } from '@testing-library/react';
import { type AiReportListItem, ENDPOINTS, type Feature, type FeatureListItem } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { giveHeight } from '../../test/give-height.ts';
import { handsOf } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';
import { bayWatch, ORGANIZATION, PROJECT } from '../../test/people.ts';
import { toEmpty } from '../../test/to-empty.ts';
import { updatePreferences } from '../ui/theme/preferences.ts';

const { getFeature, getNeighbours, listFeaturesWithTotal } = ENDPOINTS.features;
const CODE = '00000000-0000-4000-8000-000000000001';

const listed: FeatureListItem = {
  ...(toEmpty(listFeaturesWithTotal.response.shape.features.element) as FeatureListItem), // of that schema
  ...{ code: CODE, name: 'Abandoned net', type: 'Point', project_id: 70 },
};
const empty = toEmpty(getFeature.response) as Feature; // of that schema
const net: Feature = {
  ...empty,
  geometry: { type: 'Point', coordinates: [-112, 21] },
  properties: {
    ...empty.properties,
    ...{ code: CODE, name: 'Abandoned net', type: 'Point', project_id: 70, organization_id: 7 },
  },
};

const openIn = (language: 'en' | 'es', path: string) => {
  updatePreferences({ language });
  const project = { ...bayWatch(), features_count: 1_200 };
  return openPage(path, {
    prepare: (server) =>
      server
        .answerEmpty(getNeighbours)
        .answerEmpty(ENDPOINTS.notes.listNotes)
        .answer(ENDPOINTS.projects.listProjects, [project])
        .answer(ENDPOINTS.projects.getProject, project)
        .answer(listFeaturesWithTotal, { features: [listed], total: 1_200 })
        .answer(getFeature, net),
  });
};

/** Waits for an element whose whole text, with that of the elements in it, is this. */
const findWhole = (text: RegExp) =>
  screen.findAllByText((_, element) => text.test(element?.textContent?.trim() ?? ''));

describe('in each language', () => {
  test.each([
    ['en', /^1,200\s+features$/, '1,200'],
    ['es', /^1\.200\s+elementos$/, '1.200'],
  ] as const)('numbers have its separators (%s)', async (language, total, count) => {
    const { goTo } = openIn(language, `${PROJECT}/home`);
    await findWhole(total);
    const row = await screen.findByRole('treeitem', { name: /^Bay watch/ });
    within(row).getByText(count);
    goTo(`${ORGANIZATION}/projects`);
    await findWhole(total);
  });

  /** What the product says, without the names that people gave. */
  const readLabels = () =>
    [...document.querySelectorAll('button, h2, [aria-label], [title], [placeholder]')].map((element) =>
      [
        element.tagName === 'BUTTON' || element.tagName === 'H2' ? element.textContent : '',
        ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ].join(' '),
    );

  test.each([
    ['en', /\breports?\b/i, 'Features', 'Delete', 'Delete feature'],
    ['es', /\b(reportes?|informes?)\b/i, 'Elementos', 'Eliminar', 'Eliminar elemento'],
  ] as const)(
    'a feature has one name on its pages (%s)',
    async (language, others, list, remove, question) => {
      giveHeight(600);
      const { user, getPath } = openIn(language, `${PROJECT}/home`);
      const features = within(await screen.findByRole('list', { name: list }));
      const link = await features.findByRole('link', { name: /Abandoned net/ });
      const findOthers = () => readLabels().filter((text) => others.test(text));
      expect(findOthers()).toEqual([]);
      await user.click(link);
      await waitFor(() => expect(getPath()).toBe(`${PROJECT}/features/${CODE}`));
      await screen.findByRole('heading', { level: 1, name: 'Abandoned net' });
      await screen.findByRole('button', { name: remove });
      expect(findOthers()).toEqual([]);
      await handsOf(user).press(remove);
      await screen.findByRole('dialog', { name: question });
    },
  );
});

test('the pane has a tab for reports, which lists them', async () => {
  const { listAiReports } = ENDPOINTS.aiReports;
  const { user } = openPage(`${ORGANIZATION}/projects`, {
    prepare: (server) =>
      server.answer(listAiReports, [
        {
          ...(toEmpty(listAiReports.response.element) as AiReportListItem), // of that schema
          ...{ code: CODE, layer_name: 'Illegal gear' },
        },
      ]),
  });
  const pane = within(await screen.findByRole('complementary', { name: 'Projects pane' }));
  await user.click(await pane.findByRole('link', { name: 'Reports' }));
  await pane.findByText('Illegal gear', { exact: false });
});
