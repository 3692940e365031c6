import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type AuditEntry, ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia } from '../../../../test/people.ts';
import { asSuperUser } from '../../../../test/usual-answers.ts';
import { toAuditQuery } from '../audit-choice.ts';

const { listAudit } = ENDPOINTS.audit;

const began: AuditEntry = {
  id: 2,
  created_at: '2026-11-20T09:00:00.000Z',
  action: 'backup.started',
  actor: { id: 1, name: 'Rosa Vega' },
  ...{ organization: null, project: null, subject: null, was: null, became: null },
};
const founded: AuditEntry = {
  ...began,
  ...{ id: 1, action: 'organization.created', actor: { id: 5, name: 'Ben Ode' } },
  organization: { id: 8, name: 'Costa Viva' },
};

test('the audit is filtered by name, organization and day', async () => {
  const { server, user } = openPage('/admin', {
    prepare: (fake) =>
      asSuperUser(fake).answer(listAudit, ({ query }) => ({
        entries: query.has('until') ? [] : query.has('who') ? [began] : [began, founded],
        next: null,
      })),
  });
  const { fill } = handsOf(user);
  await user.click(await screen.findByRole('link', { name: 'Open the audit' }));
  await sees('Ben Ode created the organization Costa Viva');
  await fill(screen.getByLabelText('Who'), 'rosa');
  await waitFor(() => expect(screen.queryByText('Ben Ode created the organization Costa Viva')).toBeNull());
  await sees('Rosa Vega started a backup');
  await user.click(screen.getByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: bahia().organization_name }));
  const lastAsked = () => Object.fromEntries(server.sentTo(listAudit).at(-1)?.query ?? []);
  await waitFor(() => expect(lastAsked()).toEqual({ who: 'rosa', organization_id: '7' }));
  // A day is chosen, not typed.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-01-01' } });
  await sees('No data found');
  const { until } = toAuditQuery({ who: '', about: '', organization: null, from: '', to: '2020-01-01' });
  expect(lastAsked()).toEqual({ who: 'rosa', organization_id: '7', until });
});
