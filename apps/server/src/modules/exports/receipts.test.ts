import type { ExportManifest } from '@waypost/contract';
import { expect, test } from 'vitest';
import { createReceipts } from './receipts.ts';

const MANIFEST: ExportManifest = {
  list: 'features',
  format: 'geojson',
  project_id: 1,
  project_name: 'Coast',
  member_display_name: 'Ana Ruiz',
  created_at: '2026-01-01T00:00:00.000Z',
  filters: {},
  written: { Point: 1 },
  total: 1,
  left: {},
  photos: 0,
  photos_left: 0,
  renamed: {},
  without_column: [],
  cut_texts: 0,
  cut_columns: [],
  numbers_as_text: [],
  data_omitted: 0,
  zero_altitudes: 0,
  photos_omitted: 0,
  files_omitted: 0,
  notes_omitted: 0,
};

test('receipts are kept for five minutes, for the latest thousand files', () => {
  let now = 0;
  const receipts = createReceipts(() => now);
  receipts.keep('first', MANIFEST);
  now = 299_999;
  receipts.keep('second', { ...MANIFEST, total: 2 });
  expect(receipts.find('first')).toBe(MANIFEST);
  now = 300_000;
  expect(receipts.find('first')).toBeNull();
  expect(receipts.find('second')?.total).toBe(2);
  for (let n = 0; n < 1_000; n += 1) receipts.keep(`${n}`, MANIFEST);
  expect(receipts.find('second')).toBeNull();
  expect(receipts.find('0')).toBe(MANIFEST);
});
