import { ApiError } from '@waypost/client';
import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/i18n.ts';
import { toErrorText } from './error-text.ts';

// Returns the key in place of a text.
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as Translate;
const toFault = (detail: string) => new ApiError(402, { code: 'limit_reached', detail });

it.each([
  ['projects', 'common.limitProjects {"limit":20}'],
  ['members', 'common.limitMembers {"limit":20}'],
])('translates a limit of %s', (kind, text) => {
  const detail = `The organization has reached its limit of 20 ${kind}. Ask its administrator for a larger plan.`;
  expect(toErrorText(t, toFault(detail))).toBe(text);
});

it('shows an unknown limit as the server wrote it', () => {
  expect(toErrorText(t, toFault('Too many maps.'))).toBe('Too many maps.');
});
