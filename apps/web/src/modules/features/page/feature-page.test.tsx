import { waitFor } from '@testing-library/react';
import { ENDPOINTS, type ErrorCode } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

const { getFeature, getNeighbours } = ENDPOINTS.features;
const PAGE = `${PROJECT}/features/00000000-0000-4000-8000-000000000001`;

describe('one feature', () => {
  test.each<[said: string, code: ErrorCode | null]>([
    ["Can't fetch report", null],
    ["You don't have permission to access this report", 'forbidden'],
  ])('%s', async (said, code) => {
    openPage(PAGE, {
      prepare: (server) => {
        server.answerEmpty(getNeighbours);
        return code === null ? server.cut(getFeature) : server.refuse(getFeature, code);
      },
    });
    await sees(said);
  });

  test.each([
    ['a missing feature leads to the dashboard with a message', PAGE],
    ['an edit of a deleted feature leads to the dashboard', `${PAGE}/edit`],
  ])('%s', async (_, path) => {
    const { getPath } = openPage(path, {
      prepare: (server) => server.answerEmpty(getNeighbours).refuse(getFeature, 'feature_not_found'),
    });
    await sees('Report not found');
    await waitFor(() => expect(getPath()).not.toContain('/features/'));
  });
});
