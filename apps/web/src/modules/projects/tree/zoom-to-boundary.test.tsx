import { screen } from '@testing-library/react';
import { ENDPOINTS, type ErrorCode } from '@waypost/contract';
import { test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, ORGANIZATION } from '../../../../test/people.ts';

test.each<[said: string, code: ErrorCode]>([
  ["You don't have permission to access this project boundary", 'forbidden'],
  ['Project boundary not found', 'boundary_not_found'],
  ['Project boundary not found', 'internal'],
])('a boundary that cannot be shown: %s', async (said, code) => {
  const { user } = openPage(`${ORGANIZATION}/projects`, {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.projects.listProjects, [{ ...bayWatch(), paired_feature_code: 'kelp' }])
        .refuse(ENDPOINTS.projects.getProjectBoundary, code),
  });
  await handsOf(user).press('Actions for Bay watch');
  await user.click(await screen.findByRole('menuitem', { name: 'Zoom to boundary' }));
  await sees(said);
});
