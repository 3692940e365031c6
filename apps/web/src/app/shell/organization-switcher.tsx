import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPlus, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../data/access.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrentOrganization } from '../../modules/organizations/index.ts';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import classes from './header.module.css';

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import('../../modules/organizations/components/create-organization-dialog.tsx'))
    .CreateOrganizationDialog,
}));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The organization being worked in; its members, the others, and a new one. */
export function OrganizationSwitcher() {
  const t = useTranslate();
  const { organizations = [], current } = useCurrentOrganization();
  const [isCreating, setIsCreating] = useState(false);
  const name = current?.organization_name ?? t('shell.chooseOrganization');
  return (
    <>
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <button
            type="button"
            className={classes.switcher}
            aria-label={t('shell.organizationMenu', { name })}
          >
            <InitialsAvatar name={name} seed={current?.organization_id ?? 0} size={20} shape="square" />
            <span className={classes.switcherName}>{name}</span>
            <IconChevronDown {...ICON} />
          </button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          {current !== undefined && hasAccess(current.current_member.access_map, 'org_member:read') && (
            <>
              <Menu.Item
                leftSection={<IconUsers {...ICON} />}
                renderRoot={(props) => (
                  <Link
                    to="/organizations/$org_id/members"
                    params={{ org_id: String(current.organization_id) }}
                    {...props}
                  />
                )}
              >
                {t('shell.members')}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          <Menu.Label>{t('shell.switchOrganization')}</Menu.Label>
          {organizations.map((organization) => (
            <Menu.Item
              key={organization.organization_id}
              leftSection={
                <InitialsAvatar
                  name={organization.organization_name}
                  seed={organization.organization_id}
                  size={20}
                  shape="square"
                />
              }
              rightSection={organization === current ? <IconCheck {...ICON} /> : null}
              renderRoot={(props) => (
                <Link
                  to="/organizations/$org_id/projects"
                  params={{ org_id: String(organization.organization_id) }}
                  {...props}
                />
              )}
            >
              {organization.organization_name}
            </Menu.Item>
          ))}
          <Menu.Divider />
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
