import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sees } from '../../../test/hands.ts';
import { openPage } from '../../../test/open-page.tsx';
import { jorge, ORGANIZATION, PROJECT, rosa } from '../../../test/people.ts';

test.each([
  ['of an organization', ORGANIZATION],
  ['of a project', PROJECT],
])('people %s are found by a part of their name, 300 ms after the last letter', async (_, path) => {
  openPage(`${path}/members`);
  await sees(jorge.email ?? '');
  const panel = screen.getByRole('main', { name: 'Panel' });
  const isListed = ({ email }: { readonly email: string | null }) => panel.textContent.includes(email ?? '–');
  expect(isListed(rosa)).toBe(true);
  const search = screen.getByRole('searchbox', { name: 'Find a person' });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (text: string) => fireEvent.change(search, { target: { value: text } });
  type('JO');
  await vi.advanceTimersByTimeAsync(299);
  type('JORG');
  await vi.advanceTimersByTimeAsync(299);
  expect(isListed(rosa)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => isListed(rosa)).toBe(false);
  expect(isListed(jorge)).toBe(true);
  type('nobody at all');
  await sees('Nobody of this name.');
});
