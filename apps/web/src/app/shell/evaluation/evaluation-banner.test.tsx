import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION, rosa } from '../../../../test/people.ts';
import { frontConfig } from '../../../../test/usual-answers.ts';

const MADE_UP = /Evaluation mode: data and services are made up\./;

/** Opens an installation in evaluation mode. */
const openDemo = (is_super_user: boolean) =>
  openPage(`${ORGANIZATION}/projects`, {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.sessions.getFrontConfig, { ...frontConfig, evaluation: true })
        .answer(ENDPOINTS.members.getMember, { ...rosa, is_super_user }),
  });

test('a super user, as whom the first account signs in, is told why they administer everything', async () => {
  openDemo(true);
  const note = await sees(MADE_UP);
  expect(note.textContent).toContain('As a super user you administer every organization');
});

test('others are told that all is made up', async () => {
  openDemo(false);
  const note = await sees(MADE_UP);
  expect(note.textContent).not.toContain('super user');
});
