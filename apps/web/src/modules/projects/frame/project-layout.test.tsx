import { ENDPOINTS } from '@waypost/contract';
import { describe, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION, PROJECT } from '../../../../test/people.ts';

describe('projects', () => {
  test('say why they cannot be read', async () => {
    const { server, goTo } = openPage(`${ORGANIZATION}/projects/999999/home`, {
      prepare: (prepared) => prepared.refuse(ENDPOINTS.projects.getProject, 'project_not_found'),
    });
    await sees('Project not found');
    server.refuse(ENDPOINTS.projects.getProject, 'forbidden');
    goTo(`${PROJECT}/home`);
    await sees('You are not member of this project');
  });

  test('and their contents may be empty', async () => {
    const { user, goTo } = openPage(`${PROJECT}/home`);
    await user.click(await sees('My Data'));
    await sees('No data found');
    goTo(`${PROJECT}/members`);
    await sees('No invites found');
  });
});
