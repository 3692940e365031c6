import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

const { createTag, deleteTag, listTags } = ENDPOINTS.tags;

const net = {
  tag_id: 5,
  project_id: 70,
  name: 'Ghost net',
  tag_type: 'label' as const,
  color: '#888888',
  units: null,
  object_type: 'feature' as const,
  object_subtype: null,
};

test('tags are added and removed with a confirmation', async () => {
  const { server, user } = openPage(`${PROJECT}/settings`);
  const { press, pressInDialog, fill, closeMessage } = handsOf(user);
  await press('Add tag');
  await fill(await (await dialog()).findByLabelText(/^Name/), 'Ghost net');
  server.refuse(createTag, 'internal');
  await pressInDialog('Save');
  await sees("Can't add tag");
  await closeMessage();
  server.letThrough();
  server.answer(createTag, net).answer(listTags, [net]);
  await pressInDialog('Save');
  await sees('Tag added');
  expect(server.sentTo(createTag).at(-1)?.body).toMatchObject({ name: 'Ghost net' });
  server.refuse(deleteTag, 'internal');
  await press('Delete Ghost net');
  await pressInDialog('Delete tag');
  await sees("Can't remove tag");
});
