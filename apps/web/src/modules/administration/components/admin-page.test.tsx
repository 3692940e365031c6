import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, rosa } from '../../../../test/people.ts';

test('administration confirms creations and reports failing counts', async () => {
  const { user, getPath } = openPage('/admin/', {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.members.getMember, { ...rosa, is_super_user: true })
        .answer(ENDPOINTS.organizations.createOrganization, { ...bahia(), organization_id: 9 })
        .refuse(ENDPOINTS.administration.getStats, 'forbidden'),
  });
  const { press, pressInDialog, fill } = handsOf(user);
  await sees('Failed to fetch stats: Not enough permissions');
  await press('Add organization');
  await fill(await (await dialog()).findByLabelText(/^Organization name/), 'Isla Verde');
  await pressInDialog('Next');
  await pressInDialog('Create');
  await sees('Organization created');
  expect(getPath()).toBe('/admin/');
});
