import { screen, waitFor, within } from '@testing-library/react';
import {
  type AdministeredJob,
  type Backup,
  type BackupList,
  ENDPOINTS,
  type Health,
} from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { toEmpty } from '../../../../test/to-empty.ts';
import { asSuperUser } from '../../../../test/usual-answers.ts';
import { updatePreferences } from '../../../ui/theme/preferences.ts';

const { listBackups, startBackup, tryBackup } = ENDPOINTS.backups;
const { cancelAnyJob, listAllJobs, listJobQueues } = ENDPOINTS.jobAdministration;
const THEN = '2026-11-20T09:00:00.000Z';
const JOB = '00000000-0000-4000-8000-000000000001';

const made: Backup = {
  ...(toEmpty(ENDPOINTS.backups.listBackups.response.shape.backups.element) as Backup), // of that schema
  backup_id: 'monday',
  cause: 'asked',
  byte_size: 1_200_000,
  written_bytes: 64_000,
  read_back: { checked_at: THEN, fault: null },
};
const broken: Backup = {
  ...made,
  backup_id: 'tuesday',
  read_back: { checked_at: THEN, fault: 'The entry blobs/x is broken.' },
};
const none: BackupList = {
  ...{
    place: '/srv/backups',
    is_beside_data: true,
    is_encrypted: false,
    backups: [],
    ended: [],
    fault: null,
  },
};

/** Opens a page of a super user, whose installation has some backups; a job ends as soon as it is asked for again. */
function open(path: string, list: BackupList) {
  let job: AdministeredJob | null = null;
  const begin = (kind: string) => () => {
    const empty = toEmpty(listAllJobs.response.shape.jobs.element) as AdministeredJob; // of that schema
    job = { ...empty, job_id: JOB, kind, state: 'running', progress: 0.4, stage: 'tables' };
    return { job_id: JOB };
  };
  const page = openPage(path, {
    prepare: (server) =>
      asSuperUser(server)
        .answer(listBackups, () => list)
        .answer(listAllJobs, ({ query }) => ({
          jobs: job !== null && query.get('kind') === job.kind ? [job] : [],
          next: null,
        }))
        .answer(listJobQueues, [])
        .answer(
          ENDPOINTS.administration.getHealth,
          toEmpty(ENDPOINTS.administration.getHealth.response) as Health,
        )
        .answer(startBackup, begin('backup'))
        .answer(tryBackup, begin('backup-check'))
        .answer(cancelAnyJob, () => {
          if (job === null) throw new Error('There is no job to cancel.');
          job = { ...job, state: 'cancelled' };
          return job;
        }),
  });
  return { ...page, ...handsOf(page.user) };
}
const listShown = () => within(screen.getByRole('list', { name: 'All backups' })).getAllByRole('listitem');

test('the backups are reached from the admin tools; one that is asked for shows its progress', async () => {
  const { server, user, press } = open('/admin', none);
  await user.click(await screen.findByRole('link', { name: 'Open the backups' }));
  await sees('No backups yet');
  await sees(/a broken disk takes both/);
  await press('Back up now');
  await sees('The backup has begun');
  await sees('Backing up…');
  await sees('40 % · tables');
  expect(server.sentTo(startBackup)).toHaveLength(1);
});

test('a backup is shown with its cause, its size, and that it was read back', async () => {
  open('/admin/backups', { ...none, backups: [made] });
  await sees('On demand');
  expect(listShown().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Read back.*1\.2 MB of data, 64 kB written/),
  ]);
  await screen.findByRole('button', { name: 'Back up now' });
  expect(screen.queryByRole('alert', { name: /broken/ })).toBeNull();
});

test('a trial restore is started from the list, shows its progress, and is cancelled', async () => {
  const { server, press } = open('/admin/backups', { ...none, backups: [made] });
  await press(/^Restore on trial: /);
  await sees('Restoring on trial…');
  await press('Cancel');
  await sees('Backup cancelled');
  await waitFor(() => expect(screen.queryByText('Restoring on trial…')).toBeNull());
  expect(server.sentTo(tryBackup).map(({ params }) => params)).toEqual([{ backup_id: 'monday' }]);
  expect(server.sentTo(cancelAnyJob).map(({ params }) => params)).toEqual([{ job_id: JOB }]);
});

test.each(['/admin/backups', '/admin/health'])(
  'a newest backup that is broken is warned of at %s',
  async (path) => {
    open(path, { ...none, backups: [broken, made] });
    const warning = (await sees('The newest backup is broken.')).closest('[role=alert]');
    expect(warning?.textContent).toContain('The entry blobs/x is broken.');
    if (path === '/admin/backups')
      expect(listShown().map(({ textContent }) => /Broken|Read back/.exec(textContent)?.[0])).toEqual([
        'Broken',
        'Read back',
      ]);
  },
);

test.each([
  ['en', /\(Daily\) was ended at 40 %: its process was killed.* It is no backup/],
  ['es', /\(Diaria\) terminó al 40 %: .* No sirve de copia/],
] as const)('a backup whose process was killed is told with how far it was (%s)', async (language, said) => {
  updatePreferences({ language });
  open('/admin/backups', {
    ...none,
    backups: [made],
    ended: [{ cause: 'daily', started_at: THEN, done: 0.4 }],
  });
  await sees(said);
});

test('a backup that cannot be started says so', async () => {
  const { server, press } = open('/admin/backups', none);
  server.refuse(startBackup, 'backups_off');
  await press('Back up now');
  await sees('The backup could not be started');
  await sees(/Set BACKUP_URL to a folder/);
});
