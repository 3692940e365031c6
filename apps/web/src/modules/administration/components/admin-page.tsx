import { Button, Select } from '@mantine/core';
import {
  IconClipboardList,
  IconDatabaseExport,
  IconFolderPlus,
  IconHeartbeat,
  IconListCheck,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Organization, Stats } from '@waypost/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PlatformOutbox } from '../../invites/index.ts';
import { CreateOrganizationOnDemand, useOrganizations } from '../../organizations/index.ts';
import { useStats } from '../api.ts';
import classes from './admin-page.module.css';
import { LimitsForm } from './limits-form.tsx';

const CreateRootProjectDialog = lazy(async () => ({
  default: (await import('./create-root-project-dialog.tsx')).CreateRootProjectDialog,
}));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The page for super users: statistics, limits, organizations, root projects. */
export function AdminPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('administration.title')} />
      <div className={classes.page}>
        <Statistics />
        <Organizations />
        <section aria-labelledby="installation">
          <h2 id="installation" className={classes.heading}>
            {t('administration.installation')}
          </h2>
          <nav className={classes.links} aria-labelledby="installation">
            <PageButton
              to="/admin/users"
              icon={<IconUsers {...ICON} />}
              label={t('administration.openUsers')}
            />
            <PageButton
              to="/admin/health"
              icon={<IconHeartbeat {...ICON} />}
              label={t('administration.openHealth')}
            />
            <PageButton
              to="/admin/backups"
              icon={<IconDatabaseExport {...ICON} />}
              label={t('administration.openBackups')}
            />
            <PageButton to="/admin/jobs" icon={<IconListCheck {...ICON} />} label={t('jobs.open')} />
            <PageButton to="/admin/audit" icon={<IconClipboardList {...ICON} />} label={t('audit.open')} />
          </nav>
        </section>
        <section aria-labelledby="outbox">
          <h2 id="outbox" className={classes.heading}>
            {t('invites.outbox')}
          </h2>
          <PlatformOutbox />
        </section>
      </div>
    </>
  );
}

interface PageButtonProps {
  readonly to: '/admin/users' | '/admin/health' | '/admin/backups' | '/admin/jobs' | '/admin/audit';
  readonly icon: ReactNode;
  readonly label: string;
}

function PageButton({ to, icon, label }: PageButtonProps) {
  return (
    <Button
      variant="default"
      justify="flex-start"
      leftSection={icon}
      renderRoot={(props) => <Link to={to} {...props} />}
    >
      {label}
    </Button>
  );
}

const COUNTS = ['total_organizations', 'total_projects', 'total_members'] as const satisfies (keyof Stats)[];

function Statistics() {
  const t = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className={classes.heading}>
        {t('administration.stats')}
      </h2>
      <AsyncView
        query={useStats()}
        skeleton={<SkeletonRows rows={1} picture="none" />}
        toErrorText={(error) => t('administration.statsFailed', { message: toErrorText(t, error) })}
      >
        {(stats) => (
          <dl className={classes.stats}>
            {COUNTS.map((name) => (
              <div key={name} className={classes.stat}>
                <dt>{t(`administration.${name}`)}</dt>
                <dd>{format.format(stats[name])}</dd>
              </div>
            ))}
          </dl>
        )}
      </AsyncView>
    </section>
  );
}

function Organizations() {
  const t = useTranslate();
  const query = useOrganizations();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button variant="default" leftSection={<IconPlus {...ICON} />} onClick={() => setIsCreating(true)}>
      {t('administration.addOrganization')}
    </Button>
  );
  return (
    <section aria-labelledby="organizations">
      <h2 id="organizations" className={classes.heading}>
        {t('administration.organizations')}
      </h2>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(organizations) => organizations.length === 0}
        empty={<EmptyState title={t('administration.noOrganizations')}>{create}</EmptyState>}
      >
        {(organizations) => <OrganizationTools organizations={organizations} create={create} />}
      </AsyncView>
      {isCreating && <CreateOrganizationOnDemand isForOthers onClose={() => setIsCreating(false)} />}
    </section>
  );
}

interface OrganizationToolsProps {
  readonly organizations: readonly Organization[];
  readonly create: ReactNode;
}

function OrganizationTools({ organizations, create }: OrganizationToolsProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAddingProject, setIsAddingProject] = useState(false);
  const organization =
    organizations.find((one) => String(one.organization_id) === chosen) ?? organizations[0];
  if (organization === undefined) return null;
  return (
    <div className={classes.form}>
      <Select
        label={t('administration.organization')}
        data={organizations.map((one) => ({
          value: String(one.organization_id),
          label: one.organization_name,
        }))}
        value={String(organization.organization_id)}
        onChange={setChosen}
        allowDeselect={false}
        searchable
        limit={60}
        nothingFoundMessage={t('projects.noMatch')}
      />
      <LimitsForm
        // New values from elsewhere reset the form.
        key={JSON.stringify([
          organization.organization_id,
          organization.projects_limit,
          organization.members_limit,
          organization.planet_access,
        ])}
        organization={organization}
      />
      <div className={classes.buttons}>
        {create}
        <Button
          variant="default"
          leftSection={<IconFolderPlus {...ICON} />}
          onClick={() => setIsAddingProject(true)}
        >
          {t('administration.addRootProject')}
        </Button>
      </div>
      {isAddingProject && (
        <Suspense>
          <CreateRootProjectDialog organization={organization} onClose={() => setIsAddingProject(false)} />
        </Suspense>
      )}
    </div>
  );
}
