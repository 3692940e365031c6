import { screen } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { rosa } from '../../../../test/people.ts';

const { updateMember } = ENDPOINTS.members;

test('one’s name has to be long enough, and is saved with a confirmation', async () => {
  const { server, user } = openPage('/user');
  server.answer(updateMember, { ...rosa, display_name: 'Rosa Vega Luna' });
  const { press, fill } = handsOf(user);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await fill(name, 'Ro');
  await press('Save');
  await sees('Name must be at least 3 characters');
  expect(server.sentTo(updateMember)).toEqual([]);
  await fill(name, 'Rosa Vega Luna');
  await press('Save');
  await sees(/^Saved$/);
  await sees('User profile updated');
  expect(server.sentTo(updateMember).map(({ body }) => body)).toEqual([{ display_name: 'Rosa Vega Luna' }]);
});
