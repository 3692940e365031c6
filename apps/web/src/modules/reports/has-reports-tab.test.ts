import { expect, it } from 'vitest';
import { hasReportsTab } from './has-reports-tab.ts';

it('is true for the organization with id 1 only', () => {
  expect(hasReportsTab({ organization_id: 1 })).toBe(true);
  for (const organization_id of [0, 2, 11]) expect(hasReportsTab({ organization_id })).toBe(false);
  expect(hasReportsTab(undefined)).toBe(false);
});
