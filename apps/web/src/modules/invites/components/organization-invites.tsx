import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { GIVEN_ORGANIZATION_ROLES, type GivenOrganizationRole, type Organization } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { inviteToOrganization, useOrganizationInvites } from '../api.ts';
import classes from './invite-list.module.css';
import { InviteList, listPending } from './invite-list.tsx';
import { OutboxHint } from './outbox-hint.tsx';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog<GivenOrganizationRole>,
}));

/** Who is invited to an organization and did not join yet, and the way to invite; nothing for whom may not invite. */
export function OrganizationInvites({ organization }: { organization: Organization }) {
  const canInvite = hasAccess(organization.current_member.access_map, 'org_member:create');
  return canInvite ? <Invites organization={organization} /> : null;
}

function Invites({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const { organization_id, organization_name } = organization;
  const query = useOrganizationInvites(organization_id);
  const [isInviting, setIsInviting] = useState(false);
  const total = query.data === undefined ? '–' : listPending(query.data).length;
  return (
    <section className={classes.section}>
      <div className={classes.bar}>
        <h2 id="organization-invites" className={classes.heading}>
          {t('invites.pending', { total })}
        </h2>
        <Button
          leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsInviting(true)}
        >
          {t('invites.invite')}
        </Button>
      </div>
      <OutboxHint organizationId={organization_id} />
      <InviteList
        query={query}
        labelledBy="organization-invites"
        toRole={({ role = 'org_member' }) => t(`organizations.roles.${role}`)}
      />
      {isInviting && (
        <Suspense>
          <InviteDialog
            place={organization_name}
            roles={GIVEN_ORGANIZATION_ROLES.toReversed().map((value) => ({
              value,
              label: t(`organizations.roles.${value}`),
            }))}
            defaultRole="org_member"
            nameMin={3}
            canInclude={false}
            takesPhone={false}
            send={({ name, email, role }) =>
              inviteToOrganization(organization_id, { fullname: name, email, role })
            }
            onClose={() => setIsInviting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
