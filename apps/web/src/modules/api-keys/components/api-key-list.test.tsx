import { ENDPOINTS } from '@waypost/contract';
import { describe, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { jorge, ORGANIZATION } from '../../../../test/people.ts';

const { listApiKeys, deleteApiKey } = ENDPOINTS.apiKeys;

const buoys = {
  uuid: 'key-1',
  name: 'Buoy feed',
  key: 'wp_abcd…',
  scope: 'read' as const,
  project_id: null,
  created_at: jorge.create_dttm,
  created_by: 'Rosa Vega',
  last_used_at: null,
};

describe('API keys', () => {
  test('report that they cannot be listed', async () => {
    openPage(`${ORGANIZATION}/settings`, { prepare: (server) => server.refuse(listApiKeys, 'forbidden') });
    await sees("Can't get apikeys");
  });

  test('report that they cannot be deleted', async () => {
    const { user } = openPage(`${ORGANIZATION}/settings`, {
      prepare: (server) => server.answer(listApiKeys, [buoys]).refuse(deleteApiKey, 'internal'),
    });
    const { press, pressInDialog } = handsOf(user);
    await press('Delete the key Buoy feed');
    await pressInDialog('Delete key');
    await sees("Can't delete apikey");
  });
});
