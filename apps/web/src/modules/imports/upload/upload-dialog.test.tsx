import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, PROJECT } from '../../../../test/people.ts';
import { makeItem } from '../items/import-item.fixture.ts';
import { startRun, type UploadItemStatus } from './upload-run.ts';
import { uploadStore } from './upload-store.ts';

/** Opens the file viewer with the dialog of a run whose features came to this. */
async function openRun(
  statuses: readonly UploadItemStatus[],
  given: { endedAt: number | null; projectId?: number },
) {
  const items = statuses.map((_, index) => makeItem({ name: `Net ${index}` }));
  const started = startRun(items, bayWatch().project_id, 0);
  const entries = started.entries.map((entry, index) => ({
    ...entry,
    status: statuses[index] ?? entry.status,
  }));
  uploadStore.set({ run: { ...started, ...given, entries }, isDialogOpen: true });
  const page = openPage('/file-viewer/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Progress' }));
  return { ...page, dialog };
}
const SHOW = { name: 'Show in project' };

test('a finished upload leads to its project', async () => {
  const { user, dialog, getPath } = await openRun(['success', 'error'], { endedAt: 4_000 });
  await user.click(await dialog.findByRole('button', SHOW));
  await expect.poll(getPath).toBe(`${PROJECT}/home`);
  expect(uploadStore.get().isDialogOpen).toBe(false);
});

test.each([
  ['still runs', ['success', 'pending'], { endedAt: null }],
  ['brought nothing', ['error'], { endedAt: 4_000 }],
  ['went to another organization', ['success'], { endedAt: 4_000, projectId: 999 }],
] as const)('an upload that %s offers no project to see', async (_what, statuses, given) => {
  const { dialog } = await openRun(statuses, given);
  // The offer waits for the list of projects, as does the pane.
  await screen.findAllByText('Bay watch');
  expect(dialog.queryByRole('button', SHOW)).toBeNull();
});
