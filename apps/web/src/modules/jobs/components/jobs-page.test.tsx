import { screen, waitFor, within } from '@testing-library/react';
import { type AdministeredJob, ENDPOINTS, type JobQueue } from '@waypost/contract';
import { expect, test } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { asSuperUser } from '../../../../test/usual-answers.ts';

const { cancelAnyJob, listAllJobs, listJobQueues, retryJob } = ENDPOINTS.jobAdministration;
const THEN = '2026-11-20T09:00:00.000Z';

const message: AdministeredJob = {
  job_id: '00000000-0000-4000-8000-000000000001',
  kind: 'message',
  organization: { id: 7, name: 'Bahía Limpia' },
  member: null,
  state: 'failed',
  progress: 0,
  stage: null,
  attempts: 1,
  max_attempts: 1,
  reason: '550 Mailbox does not exist',
  created_at: THEN,
  due_at: THEN,
  started_at: THEN,
  finished_at: THEN,
};
const queue: JobQueue = {
  kind: 'message',
  queued: 0,
  running: 0,
  retrying: 0,
  failed: 1,
  waiting_since: null,
};

/** Opens the page of jobs, with those that are in the queue now. */
function openJobs(first: AdministeredJob, path = '/admin/jobs', prepare?: (server: FakeServer) => unknown) {
  let now = first;
  const become = (state: AdministeredJob['state']) => {
    now = { ...now, state };
    return now;
  };
  const page = openPage(path, {
    prepare: (server) => {
      asSuperUser(server)
        .answer(listAllJobs, ({ query }) => {
          const state = query.get('state');
          return { jobs: state === null || state === now.state ? [now] : [], next: null };
        })
        .answer(listJobQueues, () => (now.state === 'failed' ? [queue] : []))
        .answer(retryJob, () => become('done'))
        .answer(cancelAnyJob, () => become('cancelled'));
      prepare?.(server);
    },
  });
  return { ...page, ...handsOf(page.user) };
}
const findJobs = async () =>
  within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');

test('the jobs are reached from the admin tools; at first there is none in the queues', async () => {
  const { user, getPath } = openJobs({ ...message, state: 'done' }, '/admin');
  await user.click(await screen.findByRole('link', { name: 'Open the jobs' }));
  await screen.findByRole('heading', { level: 1, name: 'Background jobs' });
  expect(getPath()).toBe('/admin/jobs');
  await sees('Nothing waits, runs or has failed.');
});

test('a failed job is listed with its reason and counted, and is retried by hand', async () => {
  const { server, press } = openJobs(message);
  const [job] = await findJobs();
  expect(job?.textContent).toMatch(/Message.*Bahía Limpia/);
  await within(job as HTMLElement).findByText('Failed');
  await sees('550 Mailbox does not exist');
  const row = await screen.findByRole('row', { name: /^Message/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '0', '0', '1', '–']);
  await press('Retry Message of Bahía Limpia');
  await sees('The job starts again');
  await waitFor(async () => expect((await findJobs())[0]?.textContent).toContain('Done'));
  await sees('Nothing waits, runs or has failed.');
  expect(server.sentTo(retryJob).map(({ params }) => params)).toEqual([{ job_id: message.job_id }]);
});

test('a job is cancelled by hand, and jobs are listed by state', async () => {
  const { server, user, press } = openJobs({ ...message, state: 'retrying' });
  await within((await findJobs())[0] as HTMLElement).findByText('Will be retried');
  await press('Cancel Message of Bahía Limpia');
  await sees('Job cancelled');
  expect(server.sentTo(cancelAnyJob).map(({ params }) => params)).toEqual([{ job_id: message.job_id }]);
  const choice = screen.getByLabelText('Show');
  await user.selectOptions(choice, 'Cancelled');
  await waitFor(() => expect(server.sentTo(listAllJobs).at(-1)?.query.get('state')).toBe('cancelled'));
  const jobs = await findJobs();
  expect(jobs).toHaveLength(1);
  expect(within(jobs[0] as HTMLElement).queryAllByRole('button')).toEqual([]);
  await user.selectOptions(choice, 'Failed');
  await sees('No jobs found');
});

test('errors are shown with a way to try again, which reads both again', async () => {
  const { server, press } = openJobs({ ...message, state: 'done' }, '/admin/jobs', (fake) =>
    fake.refuse(listAllJobs, 'internal').refuse(listJobQueues, 'internal'),
  );
  await sees('Something went wrong on our side.');
  const [queues, list] = ['Queues', 'Jobs'].map((name) => within(screen.getByRole('region', { name })));
  await queues?.findByRole('button', { name: 'Retry' });
  server.letThrough();
  await press('Retry', list);
  await findJobs();
  await sees('Nothing waits, runs or has failed.');
});
