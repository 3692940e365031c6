import { screen, waitFor, within } from '@testing-library/react';
import { type AdministeredUser, ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { rosa } from '../../../../test/people.ts';
import { asSuperUser } from '../../../../test/usual-answers.ts';

const { changeSuperUser, endUserSessions, listUsers, sendPasswordMail } = ENDPOINTS.administration;

const me: AdministeredUser = {
  member_id: rosa.member_id,
  display_name: rosa.display_name,
  avatar_url: null,
  email: rosa.email,
  email_verified: true,
  phone: null,
  is_super_user: true,
  can_be_super_user: true,
  created_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: null,
  open_sessions: 2,
  organizations: [{ id: 7, name: 'Bahía Limpia' }],
  organizations_count: 1,
};
const ben: AdministeredUser = {
  ...me,
  ...{ member_id: 5, display_name: 'Ben Ode', email: 'ben.ode@example.com', is_super_user: false },
  ...{ open_sessions: 1, organizations: [{ id: 8, name: 'Costa Viva' }] },
};

/** Opens the users: Rosa and Ben, who may become a super user. */
function openUsers(path = '/admin/users') {
  let now = ben;
  const page = openPage(path, {
    prepare: (server) =>
      asSuperUser(server)
        .answer(listUsers, ({ query }) => {
          const part = query.get('q')?.toLowerCase() ?? '';
          const isOnly = query.get('super_users') === 'true';
          const users = [now, me].filter(
            ({ display_name, email, is_super_user }) =>
              `${display_name} ${email}`.toLowerCase().includes(part) && (is_super_user || !isOnly),
          );
          return { users, next: null };
        })
        .answer(changeSuperUser, ({ body }) => {
          now = { ...now, ...(body as { is_super_user: boolean }) };
          return now;
        }),
  });
  const { press, pressInDialog, ...hands } = handsOf(page.user);
  /** Chooses what to do for somebody. */
  const choose = async (name: string, action: string) => {
    await press(`Actions for ${name}`);
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, ...hands, press, pressInDialog, choose };
}

const listShown = () => within(screen.getByRole('list', { name: 'All users' })).getAllByRole('listitem');
const ofBen = () => listShown().find(({ textContent }) => textContent.includes('Ben Ode'))?.textContent;

describe('users', () => {
  test('are listed with where they belong, and found by a part of their address or as super users', async () => {
    const { server, user, fill } = openUsers('/admin');
    await user.click(await screen.findByRole('link', { name: 'Open the users' }));
    await sees('ben.ode@example.com');
    expect(ofBen()).toContain('Costa Viva');
    expect(ofBen()).toContain('1 open session');
    const search = screen.getByLabelText('Search');
    await fill(search, ' BEN.ODE@EXAMPLE.COM ');
    await waitFor(() => expect(listShown()).toHaveLength(1));
    expect(ofBen()).toBeDefined();
    await fill(search, 'nobody at all');
    await sees('Nobody found');
    await fill(search, '');
    await user.click(screen.getByLabelText('Super users only'));
    await sees(me.email ?? '');
    await waitFor(() =>
      expect(listShown().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Rosa Vega'),
      ]),
    );
    expect(server.sentTo(listUsers).at(-1)?.query.toString()).toBe('super_users=true');
  });

  test('are made super users after a question, and it is revoked after another', async () => {
    const { server, press, pressInDialog, choose } = openUsers();
    await choose('Ben Ode', 'Make super user…');
    await screen.findByRole('dialog', { name: 'Make Ben Ode a super user?' });
    expect(server.sentTo(changeSuperUser)).toEqual([]);
    await pressInDialog('Make super user');
    await sees('Ben Ode is a super user now');
    await waitFor(() => expect(ofBen()).toContain('Super user'));
    await choose('Ben Ode', 'Revoke super user…');
    await press('Revoke');
    await sees('Ben Ode is no longer a super user');
    await waitFor(() => expect(ofBen()).not.toContain('Super user'));
    expect(server.sentTo(changeSuperUser).map(({ params, body }) => [params, body])).toEqual([
      [{ member_id: '5' }, { is_super_user: true }],
      [{ member_id: '5' }, { is_super_user: false }],
    ]);
  });

  test('are not offered to revoke their own rights, and what the server refuses is said', async () => {
    const { server, user, press, pressInDialog, choose } = openUsers();
    await press('Actions for Rosa Vega');
    await screen.findByRole('menuitem', { name: 'End all sessions…' });
    expect(screen.queryByRole('menuitem', { name: /super user/ })).toBeNull();
    await user.keyboard('{Escape}');
    server.refuse(changeSuperUser, 'last_super_user');
    await choose('Ben Ode', 'Make super user…');
    await pressInDialog('Make super user');
    await sees('This is the last super user. Make somebody else one first.');
    expect(ofBen()).not.toContain('Super user');
  });

  test.each([
    [true, 'The mail is on its way to ben.ode@example.com'],
    [false, 'No mail is sent from here. The link waits in the outbox of Admin Tools'],
  ])('are sent a link for a new password (by a mail server: %s)', async (is_sent, said) => {
    const { server, press, choose } = openUsers();
    server.answer(sendPasswordMail, { is_sent });
    await choose('Ben Ode', 'Send mail for a new password…');
    await sees('It goes to ben.ode@example.com');
    await press('Send the mail');
    await sees(said);
    expect(server.sentTo(sendPasswordMail).map(({ params }) => params)).toEqual([{ member_id: '5' }]);
  });

  test('have all their sessions ended after a question', async () => {
    const { server, press, choose } = openUsers();
    server.answer(endUserSessions, { ended: 3 });
    await choose('Ben Ode', 'End all sessions…');
    expect(server.sentTo(endUserSessions)).toEqual([]);
    await press('End sessions');
    await sees('3 sessions of Ben Ode ended');
    expect(server.sentTo(endUserSessions).map(({ params }) => params)).toEqual([{ member_id: '5' }]);
  });
});
