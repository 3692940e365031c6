import { ActionIcon, Menu } from '@mantine/core';
import { IconAdjustments, IconDots, IconFolderPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AdministeredOrganization } from '@waypost/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { Day } from '../../../ui/times/day.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { formatBytes } from '../../features/index.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import classes from './organizations-page.module.css';
import { UNLIMITED_PLAN } from './unlimited-plan.ts';

const CreateRootProjectDialog = lazy(async () => ({
  default: (await import('./create-root-project-dialog.tsx')).CreateRootProjectDialog,
}));

type Fact = 'members' | 'projects' | 'features' | 'storage' | 'created' | 'lastActivity';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface OrganizationProps {
  readonly organization: AdministeredOrganization;
}

/** One organization: what it holds, and what can be done for it. */
export function OrganizationRow({ organization }: OrganizationProps) {
  const t = useTranslate();
  const { organization_id, organization_name, avatar_url } = organization;
  return (
    <li className={classes.row}>
      <InitialsAvatar
        name={organization_name}
        seed={organization_id}
        size={34}
        shape="square"
        url={avatar_url}
      />
      <div className={classes.about}>
        <div className={classes.head}>
          <Link
            className={classes.name ?? ''}
            to="/organizations/$org_id/projects"
            params={{ org_id: String(organization_id) }}
            title={organization_name}
          >
            {organization_name}
          </Link>
          <span className={classes.id}>{t('administration.organizations.id', { id: organization_id })}</span>
        </div>
        <Facts organization={organization} />
      </div>
      <OrganizationMenu organization={organization} />
    </li>
  );
}

function Facts({ organization }: OrganizationProps) {
  const t = useTranslate();
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const { plan, members, members_limit, projects, projects_limit, last_activity } = organization;
  const toShare = (count: number, limit: number) =>
    plan === UNLIMITED_PLAN
      ? format.format(count)
      : t('administration.organizations.of', { held: format.format(count), limit: format.format(limit) });
  const facts: readonly (readonly [name: Fact, value: ReactNode])[] = [
    ['members', toShare(members, members_limit)],
    ['projects', toShare(projects, projects_limit)],
    ['features', format.format(organization.features)],
    ['storage', formatBytes(organization.storage_bytes, locale)],
    ['created', <Day key="created" value={organization.created_at} />],
    ['lastActivity', last_activity === null ? '–' : <RelativeTime key="last" value={last_activity} />],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`administration.organizations.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OrganizationMenu({ organization }: OrganizationProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<'limits' | 'project' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            aria-label={t('administration.organizations.actions', { name: organization.organization_name })}
          >
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconAdjustments {...ICON} />} onClick={() => setOpen('limits')}>
            {t('administration.organizations.changeLimits')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderPlus {...ICON} />} onClick={() => setOpen('project')}>
            {t('administration.addRootProject')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'limits' && <LimitsDialog organization={organization} onClose={close} />}
      {open === 'project' && (
        <Suspense>
          <CreateRootProjectDialog organization={organization} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
