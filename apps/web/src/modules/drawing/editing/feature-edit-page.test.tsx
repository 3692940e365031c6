import { screen } from '@testing-library/react';
import { ENDPOINTS, type Feature } from '@waypost/contract';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { getFeature } = ENDPOINTS.features;

test('the form of a point shows its latitude and longitude at once', async () => {
  const empty = toEmpty(getFeature.response) as Feature; // of that schema
  openPage(`${PROJECT}/features/buoy/edit`, {
    prepare: (server) =>
      server.answer(getFeature, {
        ...empty,
        geometry: { type: 'Point', coordinates: [-112, 21] },
        properties: { ...empty.properties, code: 'buoy', name: 'Buoy', project_id: 70, organization_id: 7 },
      }),
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Coordinates of vertex 1' });
  expect(field.value).toBe('21.000000, -112.000000');
});
