import { screen, within } from '@testing-library/react';
import { ENDPOINTS, type Health } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { toEmpty } from '../../../../test/to-empty.ts';
import { asSuperUser } from '../../../../test/usual-answers.ts';

const { getHealth } = ENDPOINTS.administration;

const GB = 1_000_000_000;
const empty = toEmpty(getHealth.response) as Health; // of that schema
const good: Health = {
  ...empty,
  database: { ...empty.database, kind: 'postgres', version: '17.2' },
  disk: { free: 60 * GB, total: 100 * GB },
  slow_query_gap: 'not_loaded',
};

const open = (path: string, health: Health) =>
  openPage(path, {
    prepare: (server) =>
      asSuperUser(server)
        .answer(getHealth, health)
        .answerEmpty(ENDPOINTS.backups.listBackups)
        .answer(ENDPOINTS.jobAdministration.listJobQueues, []),
  });

test('the health is reached from the admin tools: versions, disk, queues, and why there are no queries', async () => {
  const { user } = open('/admin', good);
  await user.click(await screen.findByRole('link', { name: 'Open the health' }));
  await screen.findByRole('heading', { level: 1, name: 'Health' });
  await sees(/60 GB free of 100 GB/);
  const installation = within(await screen.findByRole('region', { name: 'Installation' }));
  installation.getByText('PostgreSQL 17.2');
  await sees('Nothing waits, runs or has failed.');
  await sees('No third party has failed since the start.');
  await sees(/pg_stat_statements is here, but PostgreSQL was started without it/);
});

test('a third party that fails is shown with its last failure in words', async () => {
  open('/admin/health', {
    ...good,
    providers: [
      {
        provider: 'geocoder',
        failed_requests: 1,
        last_failed_at: '2026-11-20T09:00:00.000Z',
        reason: 'connect ECONNREFUSED 127.0.0.1:9',
      },
    ],
  });
  const failed = (await sees('Search of places')).closest('li');
  expect(failed?.textContent).toContain('1 failure, the last one');
  expect(failed?.textContent).toContain('connect ECONNREFUSED 127.0.0.1:9');
  expect(screen.queryByText('No third party has failed since the start.')).toBeNull();
});
