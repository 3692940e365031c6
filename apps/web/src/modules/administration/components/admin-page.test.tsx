import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { rosa } from '../../../../test/people.ts';

test('administration reports failing counts', async () => {
  const { getPath } = openPage('/admin/', {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.members.getMember, { ...rosa, is_super_user: true })
        .refuse(ENDPOINTS.administration.getStats, 'forbidden'),
  });
  await sees('Failed to fetch stats: Not enough permissions');
  expect(getPath()).toBe('/admin/');
});
