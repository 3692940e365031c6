import { screen } from '@testing-library/react';
import { type Device, ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { jorge, PROJECT } from '../../../../test/people.ts';

const { listDevices, updateDevice } = ENDPOINTS.devices;

const collar: Device = {
  device_id: 9,
  project_id: 70,
  name: 'Collar 7',
  icon: 'animal',
  member: null,
  is_refused: false,
  carrier: null,
  assignments: [],
  key: 'wpd_Ab12…',
  created_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: null,
  is_full: false,
  position: null,
};

/** Opens the settings of a project with one device, and the dialog that changes it. */
async function openChange(device: Device) {
  const page = openPage(`${PROJECT}/settings`, {
    prepare: (server) => server.answer(listDevices, [device]),
  });
  const hands = handsOf(page.user);
  await hands.press(`Actions of ${device.name}`);
  await page.user.click(await screen.findByRole('menuitem', { name: 'Change…' }));
  const form = await dialog();
  const choose = async (label: string, option: string) =>
    page.user.selectOptions(await form.findByLabelText(label), option);
  return { ...page, ...hands, form, choose };
}

describe('a device', () => {
  test('is renamed, given another icon and another owner, and the list shows it', async () => {
    const { server, form, fill, choose, pressInDialog, closeMessage } = await openChange(collar);
    const name = await form.findByLabelText('Name');
    expect(name).toHaveProperty('value', 'Collar 7');
    await fill(name, 'x');
    await pressInDialog('Save');
    await sees('Give a name of at least 2 characters.');
    expect(server.sentTo(updateDevice)).toEqual([]);
    await fill(name, ' Truck 2 ');
    await choose('Icon', 'Vehicle');
    await choose('Whose device it is', 'Jorge Ruiz');
    server.refuse(updateDevice, 'internal');
    await pressInDialog('Save');
    await sees('The device was not changed');
    await closeMessage();
    server.letThrough();
    const member = { member_id: jorge.member_id, display_name: jorge.display_name };
    const changed: Device = { ...collar, name: 'Truck 2', icon: 'vehicle', member };
    server.answer(updateDevice, changed).answer(listDevices, [changed]);
    await pressInDialog('Save');
    await sees('of Jorge Ruiz');
    await sees('Truck 2');
    expect(screen.queryByRole('dialog')).toBeNull();
    const { params, body } = server.sentTo(updateDevice).at(-1) ?? {};
    expect(params).toEqual({ project_id: '70', device_id: '9' });
    expect(body).toEqual({ name: 'Truck 2', icon: 'vehicle', member_id: jorge.member_id });
  });

  test.each<[string, Partial<Device>, shown: string]>([
    [
      'who may not read the project any more',
      { member: { member_id: 88, display_name: 'Former Ranger' } },
      'Former Ranger',
    ],
    ['who was deleted, so that its key stays refused', { member: null }, 'A member who was deleted'],
  ])('keeps an owner %s when it is renamed', async (_, part, shown) => {
    const phone: Device = { ...collar, ...part, name: 'Phone', icon: 'person', is_refused: true };
    const { server, form, fill, pressInDialog } = await openChange(phone);
    const owner = await form.findByLabelText<HTMLSelectElement>('Whose device it is');
    expect(owner.selectedOptions[0]?.text).toBe(shown);
    await fill(await form.findByLabelText('Name'), 'Old phone');
    server.answer(updateDevice, { ...phone, name: 'Old phone' });
    await pressInDialog('Save');
    await expect
      .poll(() => server.sentTo(updateDevice).map(({ body }) => body))
      .toEqual([{ name: 'Old phone' }]);
  });
});
