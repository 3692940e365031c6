import { Button } from '@mantine/core';
import {
  IconBuildings,
  IconClipboardList,
  IconDatabaseExport,
  IconHeartbeat,
  IconListCheck,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Stats } from '@waypost/contract';
import type { ReactNode } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PlatformOutbox } from '../../invites/index.ts';
import { useStats } from '../api.ts';
import classes from './admin-page.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The first page of super users: statistics, the ways to the other pages, and the outbox. */
export function AdminPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('administration.title')} />
      <div className={classes.page}>
        <Statistics />
        <section aria-labelledby="installation">
          <h2 id="installation" className={classes.heading}>
            {t('administration.installation')}
          </h2>
          <nav className={classes.links} aria-labelledby="installation">
            <PageButton
              to="/admin/organizations"
              icon={<IconBuildings {...ICON} />}
              label={t('administration.openOrganizations')}
            />
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
  readonly to:
    | '/admin/organizations'
    | '/admin/users'
    | '/admin/health'
    | '/admin/backups'
    | '/admin/jobs'
    | '/admin/audit';
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
