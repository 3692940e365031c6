import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Feature, type FeatureTag, type Tag } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { getFeature, getNeighbours, updateFeature } = ENDPOINTS.features;
const CODE = '00000000-0000-4000-8000-000000000001';
const empty = toEmpty(getFeature.response) as Feature; // of that schema

const reef: FeatureTag = {
  tag_id: 5,
  name: 'Reef',
  color: '#11aa44',
  tag_type: 'label',
  units: null,
  value: null,
};
const depth: FeatureTag = {
  tag_id: 6,
  name: 'Depth',
  color: '#0059ff',
  tag_type: 'measure',
  units: 'm',
  value: null,
};
const toTag = ({ value: _, ...tag }: FeatureTag): Tag => ({
  ...tag,
  project_id: 70,
  object_type: 'feature',
  object_subtype: null,
});
const FUNDED: Tag = { ...toTag({ ...reef, tag_id: 7, name: 'Funded' }), object_type: 'project' };

function open(tags: FeatureTag[], path = '') {
  const feature: Feature = {
    ...empty,
    geometry: { type: 'Point', coordinates: [-112, 21] },
    properties: {
      ...empty.properties,
      ...{ code: CODE, name: 'Lagoon', type: 'Point', project_id: 70, organization_id: 7, version: 1, tags },
    },
  };
  const page = openPage(`${PROJECT}/features/${CODE}${path}`, {
    prepare: (server) =>
      server
        .answerEmpty(getNeighbours)
        .answerEmpty(ENDPOINTS.notes.listNotes)
        .answer(ENDPOINTS.tags.listTags, [toTag(depth), FUNDED, toTag(reef)])
        .answer(getFeature, feature)
        .answer(updateFeature, feature),
  });
  return { ...page, ...handsOf(page.user) };
}

test('the page of a feature names its tags, and what was measured', async () => {
  open([{ ...depth, value: 12.5 }, reef]);
  const list = await screen.findByRole('list', { name: 'Tags' });
  const said = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual(['Depth12.5 m', 'Reef']);
});

test('the form puts a measure with its value on a feature and takes a label off', async () => {
  const { server, user, press, fill, getPath } = open([reef], '/edit');
  const choose = await screen.findByRole('combobox', { name: 'Tags' });
  await user.click(choose);
  // Tags for projects are not offered, nor one that it has.
  const options = await screen.findAllByRole('option');
  const offered = options.map(({ textContent }) => textContent);
  expect(offered.filter((name) => ['Depth', 'Funded', 'Reef'].includes(name))).toEqual(['Depth']);
  await user.click(await screen.findByRole('option', { name: 'Depth' }));
  await fill(await screen.findByLabelText('Value of Depth'), '-2.5');
  await press('Take off Reef');
  await press('Save');
  await waitFor(() => expect(getPath()).toBe(`${PROJECT}/features/${CODE}`));
  expect(server.sentTo(updateFeature).at(-1)?.body).toEqual({
    feature: { version: 1, tags: [{ tag_id: 6, value: -2.5 }] },
  });
  await sees('Lagoon');
});
