import { ENDPOINTS, type ErrorCode } from '@waypost/contract';
import { describe, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

const { listFeaturesWithTotal } = ENDPOINTS.features;

describe('lists of features', () => {
  test.each<[said: string, code: ErrorCode | null]>([
    ["Can't fetch features", null],
    ["You don't have access to this data", 'forbidden'],
    ['Data not found', 'not_found'],
    ['Something went wrong on our side. Try again.', 'internal'],
  ])('%s', async (said, code) => {
    openPage(`${PROJECT}/home`, {
      prepare: (server) =>
        code === null ? server.cut(listFeaturesWithTotal) : server.refuse(listFeaturesWithTotal, code),
    });
    await sees(said);
  });

  test('a map without access says so', async () => {
    openPage(`${PROJECT}/home`, {
      prepare: (server) => server.refuse(ENDPOINTS.tiles.getTileState, 'forbidden'),
    });
    await sees("You don't have permission to access this project");
  });

  test('people and templates that cannot be loaded are reported in the filters', async () => {
    const { user } = openPage(`${PROJECT}/home`, {
      prepare: (server) =>
        server
          .refuse(ENDPOINTS.projects.listProjectMembers, 'internal')
          .refuse(ENDPOINTS.templates.listTemplates, 'internal'),
    });
    await handsOf(user).press('Filter');
    await sees('Failed to fetch project members');
    await sees('Failed to fetch report templates');
  });
});
