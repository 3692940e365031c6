import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { makeItem } from '../items/import-item.fixture.ts';
import { addFile, EMPTY_IMPORTS } from '../items/import-state.ts';
import { importStore } from '../items/import-store.ts';

test('a position beyond the globe says at which end, and is not applied', async () => {
  importStore.set({ ...addFile(EMPTY_IMPORTS, 'file', 'file.kml'), items: [makeItem({ name: 'Net' })] });
  onTestFinished(() => importStore.set(EMPTY_IMPORTS));
  const { user } = openPage('/file-viewer/');
  const { press, fill } = handsOf(user);
  await press('Edit Net');
  await screen.findByRole('dialog', { name: 'Edit feature' });
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });
  await fill(screen.getByLabelText('Latitude'), '91');
  await sees('Latitude must be less than or equal to 90.');
  await fill(screen.getByLabelText('Longitude'), '-181');
  await sees('Longitude must be greater than or equal to -180.');
  expect(apply.disabled).toBe(true);
  await fill(screen.getByLabelText('Latitude'), '9');
  await fill(screen.getByLabelText('Longitude'), '-81');
  expect(apply.disabled).toBe(false);
});
