import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showJobProgress } from './job-progress.ts';

const EXPORT = { uuid: 'a', status: 'queued', total: 200, written: 0 };

function withExports(...exports: object[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['exports', 1], exports);
  return client;
}

test('progress of a job moves the export of the same id, and no other', () => {
  const client = withExports(EXPORT, { ...EXPORT, uuid: 'b' });
  showJobProgress(client, { job_id: 'a', progress: 0.25, stage: 'writing' });
  expect(client.getQueryData(['exports', 1])).toEqual([
    { ...EXPORT, status: 'running', written: 50 },
    { ...EXPORT, uuid: 'b' },
  ]);
});

test('late progress moves an export neither back nor out of its end', () => {
  const client = withExports({ ...EXPORT, status: 'done', written: 200 });
  showJobProgress(client, { job_id: 'a', progress: 0.5, stage: null });
  expect(client.getQueryData(['exports', 1])).toEqual([{ ...EXPORT, status: 'done', written: 200 }]);
});

test('progress of a job is shown in the lists of super users', () => {
  const client = new QueryClient();
  const job = { job_id: 'a', progress: 0, stage: null };
  client.setQueryData(['jobs', 'all', null], { pageParams: [null], pages: [{ jobs: [job], next: null }] });
  showJobProgress(client, { job_id: 'a', progress: 0.5, stage: 'drawing' });
  expect(client.getQueryData(['jobs', 'all', null])).toMatchObject({
    pages: [{ jobs: [{ job_id: 'a', progress: 0.5, stage: 'drawing' }] }],
  });
});
