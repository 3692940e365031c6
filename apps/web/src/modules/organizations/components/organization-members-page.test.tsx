import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { jorge, ORGANIZATION } from '../../../../test/people.ts';

const { updateOrganizationMember, removeOrganizationMember } = ENDPOINTS.organizations;

describe('members', () => {
  test('of an organization are edited with a confirmation, and their access with another', async () => {
    const { server, user } = openPage(`${ORGANIZATION}/members`);
    const { press, pressInDialog, fill, closeMessage } = handsOf(user);
    await press(`Edit ${jorge.display_name}`);
    const form = await dialog();
    const name = await form.findByLabelText(/^Name/);
    await fill(name, 'Jo');
    await pressInDialog('Save');
    await sees('Name must be at least 3 characters');
    await fill(name, jorge.display_name);
    await user.selectOptions(form.getByLabelText('Role'), 'Administrator');
    server.refuse(updateOrganizationMember, 'internal');
    await pressInDialog('Save');
    await sees("Can't update member");
    await closeMessage();
    server.letThrough();
    server.answer(updateOrganizationMember, { ...jorge, role: 'org_admin' });
    await pressInDialog('Save');
    await sees('Member updated');
    await sees(`${jorge.email} edited`);
    await press(`Edit ${jorge.display_name}`);
    await user.click(await (await dialog()).findByRole('switch', { name: 'SkySat' }));
    await pressInDialog('Save');
    await sees('Access updated');
    expect(server.sentTo(updateOrganizationMember).at(-1)?.body).toMatchObject({
      key_settings: expect.arrayContaining([{ name: 'skysat', enabled: false }]),
    });
  });

  test('are removed with a confirmation', async () => {
    const { server, user } = openPage(`${ORGANIZATION}/members`, {
      prepare: (prepared) => prepared.refuse(removeOrganizationMember, 'internal'),
    });
    const { press, pressInDialog, closeMessage } = handsOf(user);
    await press(`Remove ${jorge.display_name}`);
    await pressInDialog('Remove');
    await sees("Can't delete member");
    await closeMessage();
    server.letThrough();
    server.answerEmpty(removeOrganizationMember);
    await press(`Remove ${jorge.display_name}`);
    await pressInDialog('Remove');
    await sees('Member deleted');
    expect(server.sentTo(removeOrganizationMember).at(-1)?.params).toEqual({
      org_id: '7',
      member_id: String(jorge.member_id),
    });
  });
});
