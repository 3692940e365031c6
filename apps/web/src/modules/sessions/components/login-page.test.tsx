import { act, screen } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { frontConfig } from '../../../../test/usual-answers.ts';

test('the sign-in page reports invalid input at its field', async () => {
  const { user } = openPage('/auth/login', { isSignedIn: false });
  const { press, fill } = handsOf(user);
  await user.click(await screen.findByRole('radio', { name: 'Create account' }));
  await fill(await screen.findByLabelText(/^Name/), 'J');
  await fill(screen.getByLabelText(/^E-mail/), 'nobody');
  await press('Create account');
  await sees('Name must be at least 2 characters');
  await sees('Invalid email address');
});

test('the sign-in page shows no form before its sign-in methods are known', async () => {
  let goOn: (() => void) | undefined;
  openPage('/auth/login', {
    isSignedIn: false,
    prepare: (server) => {
      goOn = server.hold(ENDPOINTS.sessions.getFrontConfig);
    },
  });
  await sees('Welcome to Waypost');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  goOn?.();
  await screen.findByLabelText(/^Password/);
});

test.each(['/auth/login', '/auth/forgot', '/auth/reset?token=abc', '/auth/verify?token=abc'])(
  'an installation with external identities shows no form at %s',
  async (path) => {
    const { router } = openPage(path, {
      isSignedIn: false,
      prepare: (server) =>
        server.answer(ENDPOINTS.sessions.getFrontConfig, {
          ...frontConfig,
          identity: { ...frontConfig.identity, kind: 'firebase' },
        }),
    });
    await sees('Nobody can sign in on this page');
    await sees(/IDENTITY=built-in/);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(router.state.location.href).toBe('/auth/login');
  },
);

describe('the first field', () => {
  /** A mouse, or a finger whose keyboard would cover the form. */
  const pointWith = (pointer: 'fine' | 'coarse') =>
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query === `(pointer: ${pointer})`,
          media: query,
        }) as MediaQueryList, // all that is read
    );
  afterEach(() => vi.restoreAllMocks());
  const open = (path: string) => openPage(path, { isSignedIn: false });

  test('has the focus on each page of sign-in, and is not wrong when it is left empty', async () => {
    pointWith('fine');
    const { user, goTo } = open('/auth/login');
    const email = await screen.findByLabelText(/^E-mail/);
    expect(document.activeElement).toBe(email);
    await user.tab();
    expect(screen.queryByText('Invalid email address')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Create account' }));
    expect(document.activeElement).toBe(await screen.findByLabelText(/^Name/));
    // Arrow keys go on along the choice.
    act(() => screen.getByRole('radio', { name: 'Create account' }).focus());
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('link', { name: 'Forgot password?' });
    expect((document.activeElement as HTMLInputElement).value).toBe('signIn');
    goTo('/auth/forgot');
    await sees('Forgot your password?');
    expect(document.activeElement).toBe(await screen.findByLabelText(/^E-mail/));
  });

  test('waits to be touched where a keyboard would appear', async () => {
    pointWith('coarse');
    open('/auth/login');
    await screen.findByLabelText(/^E-mail/);
    expect(document.activeElement).toBe(document.body);
  });
});
