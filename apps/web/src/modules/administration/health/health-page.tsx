import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Health } from '@waypost/contract';
import type { ReactNode } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { LastBackups } from '../../backups/index.ts';
import { formatBytes } from '../../features/index.ts';
import { JobQueueTable } from '../../jobs/index.ts';
import { useHealth } from '../api.ts';
import { FailingProviders } from './failing-providers.tsx';
import classes from './health-page.module.css';
import { SlowQueries } from './slow-queries.tsx';

const LOW_DISK_SHARE = 0.1;
const SLOW_LOOP_MS = 200;

/** The health of the installation, for super users. */
export function HealthPage() {
  const t = useTranslate();
  const back = <Link to="/admin">{t('administration.title')}</Link>;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: back },
              { key: 'health', node: t('health.title') },
            ]}
          />
        }
        title={t('health.title')}
        text={t('health.text')}
      />
      <div className={classes.page}>
        <AsyncView
          query={useHealth()}
          skeleton={<SkeletonRows rows={6} picture="none" />}
          toErrorText={(error) => toErrorText(t, error)}
        >
          {(health) => (
            <>
              <Section id="resources" title={t('health.resources')}>
                <Resources health={health} />
              </Section>
              <Section id="installation" title={t('health.facts')}>
                <Installation health={health} />
              </Section>
              <Section id="backups" title={t('backups.title')}>
                <LastBackups />
              </Section>
              <Section id="providers" title={t('health.providers')}>
                <FailingProviders providers={health.providers} />
              </Section>
              <Section id="queues" title={t('health.queues')}>
                <JobQueueTable labelledBy="queues" />
              </Section>
              <Section id="slow-queries" title={t('health.slow')}>
                <SlowQueries health={health} labelledBy="slow-queries" />
              </Section>
            </>
          )}
        </AsyncView>
      </div>
    </>
  );
}

function Section(props: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className={classes.heading}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

function Resources({ health: { disk, memory, event_loop } }: { readonly health: Health }) {
  const t = useTranslate();
  const locale = useLocale();
  const toText = ({ free, total }: { free: number; total: number }) =>
    t('health.free', { free: formatBytes(free, locale), total: formatBytes(total, locale) });
  const isLow = disk.free < disk.total * LOW_DISK_SHARE;
  const isSlow = event_loop.p99_ms > SLOW_LOOP_MS;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { median_ms, p99_ms, max_ms } = event_loop;
  return (
    <div className={classes.resources}>
      <div className={classes.resource}>
        <span className={classes.name}>{t('health.disk')}</span>
        <span className={classes.value}>{toText(disk)}</span>
        <Share used={disk.total - disk.free} total={disk.total} label={t('health.disk')} isLow={isLow} />
        {isLow && <p className={classes.warning}>{t('health.diskLow')}</p>}
      </div>
      <div className={classes.resource}>
        <span className={classes.name}>{t('health.memory')}</span>
        <span className={classes.value}>
          {toText(memory)}
          {`; ${t('health.processMemory', { used: formatBytes(memory.used, locale) })}`}
        </span>
        <Share used={memory.total - memory.free} total={memory.total} label={t('health.memory')} />
      </div>
      <div className={classes.resource}>
        <span className={classes.name}>{t('health.eventLoop')}</span>
        <span className={classes.value}>
          {t('health.eventLoopText', {
            median: format.format(median_ms),
            p99: format.format(p99_ms),
            max: format.format(max_ms),
          })}
        </span>
        {isSlow && <p className={classes.warning}>{t('health.loopSlow')}</p>}
      </div>
    </div>
  );
}

interface ShareProps {
  readonly used: number;
  readonly total: number;
  readonly label: string;
  readonly isLow?: boolean;
}

function Share({ used, total, label, isLow = false }: ShareProps) {
  return (
    <Progress
      size={5}
      value={(used / Math.max(total, 1)) * 100}
      aria-label={label}
      {...(isLow ? { color: 'var(--wp-danger)' } : {})}
    />
  );
}

function Installation({ health }: { readonly health: Health }) {
  const t = useTranslate();
  const locale = useLocale();
  const { database } = health;
  const facts: [string, ReactNode][] = [
    [t('health.version'), health.version],
    [t('health.running'), <RelativeTime key="since" value={health.started_at} />],
    [t('health.database'), t(`health.${database.kind}`, { version: database.version })],
    [t('health.databaseSize'), formatBytes(database.byte_size, locale)],
    [t('health.postgis'), database.postgis],
    [t('health.node'), health.node],
    [t('health.platform'), health.platform],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
