import type { Organization } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useOrganizationInvites } from '../api.ts';
import { OutboxHint } from '../outbox/outbox-hint.tsx';
import classes from './invite-list.module.css';
import { InviteList, listPending } from './invite-list.tsx';

/** The pending invites of an organization; absent without access. */
export function OrganizationInvites({ organization }: { organization: Organization }) {
  const canInvite = hasAccess(organization.current_member.access_map, 'org_member:create');
  return canInvite ? <Invites organization={organization} /> : null;
}

function Invites({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const { organization_id } = organization;
  const query = useOrganizationInvites(organization_id);
  const total = query.data === undefined ? '–' : listPending(query.data).length;
  return (
    <section className={classes.section}>
      <div className={classes.bar}>
        <h2 id="organization-invites" className={classes.heading}>
          {t('invites.pending', { total })}
        </h2>
      </div>
      <OutboxHint organizationId={organization_id} />
      <InviteList
        query={query}
        labelledBy="organization-invites"
        outboxOf={organization_id}
        toRole={({ role = 'org_member' }) => t(`organizations.roles.${role}`)}
      />
    </section>
  );
}
