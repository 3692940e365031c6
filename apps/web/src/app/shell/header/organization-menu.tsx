import { Menu } from '@mantine/core';
import {
  IconBuildingCommunity,
  IconCheck,
  IconCreditCard,
  IconPlus,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { createOrganizationTexts } from '../../../modules/organizations/components/create-organization-texts.ts';
import { InvitesItem } from '../../../modules/invites/received/waiting-invites.tsx';
import { useCurrentOrganization } from '../../../modules/organizations/index.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';

const CreateOrganizationDialog = lazy(async () => ({
  default: (
    await withTexts(
      import('../../../modules/organizations/components/create-organization-dialog.tsx'),
      createOrganizationTexts,
    )
  ).CreateOrganizationDialog,
}));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The organization's members, the other organizations, and a link to create one. */
export function OrganizationMenu({ target }: { target: ReactElement }) {
  const t = useTranslate();
  const { organizations = [], current } = useCurrentOrganization();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <Menu defaultOpened position="bottom-start" width={280}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          <InvitesItem />
          {current !== undefined && <OwnPages organization={current} />}
          <Menu.Label>{t('shell.switchOrganization')}</Menu.Label>
          {organizations.map((organization) => (
            <OrganizationItem
              key={organization.organization_id}
              organization={organization}
              isCurrent={organization === current}
            />
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBuildingCommunity {...ICON} />}
            renderRoot={(props) => <Link to="/auth/overview" {...props} />}
          >
            {t('shell.toOrganizations')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => setIsCreating(true)}>
            {t('shell.createOrganization')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isCreating && (
        <Suspense>
          <CreateOrganizationDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Links to the organization's pages, as far as the person may see them. */
function OwnPages({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const params = { org_id: String(organization.organization_id) };
  const map = organization.current_member.access_map;
  const hasSettings = hasAccess(map, 'organization:update');
  const hasMembers = hasAccess(map, 'org_member:read');
  const hasBilling =
    useQuery(frontConfigQuery).data?.showBillingPage === true && hasAccess(map, 'org_billing:read');
  if (!hasSettings && !hasMembers) return null;
  return (
    <>
      {hasSettings && (
        <Menu.Item
          leftSection={<IconSettings {...ICON} />}
          renderRoot={(props) => <Link to="/organizations/$org_id/settings" params={params} {...props} />}
        >
          {t('shell.settings')}
        </Menu.Item>
      )}
      {hasMembers && (
        <Menu.Item
          leftSection={<IconUsers {...ICON} />}
          renderRoot={(props) => <Link to="/organizations/$org_id/members" params={params} {...props} />}
        >
          {t('shell.members')}
        </Menu.Item>
      )}
      {hasBilling && (
        <Menu.Item
          leftSection={<IconCreditCard {...ICON} />}
          renderRoot={(props) => <Link to="/organizations/$org_id/billing" params={params} {...props} />}
        >
          {t('shell.billing')}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  );
}

function OrganizationItem({ organization, isCurrent }: { organization: Organization; isCurrent: boolean }) {
  const { organization_id, organization_name, avatar_url } = organization;
  const params = { org_id: String(organization_id) };
  return (
    <Menu.Item
      leftSection={
        <InitialsAvatar
          name={organization_name}
          seed={organization_id}
          size={20}
          shape="square"
          url={avatar_url}
        />
      }
      rightSection={isCurrent ? <IconCheck {...ICON} /> : null}
      renderRoot={(props) => <Link to="/organizations/$org_id/projects" params={params} {...props} />}
    >
      {organization_name}
    </Menu.Item>
  );
}
