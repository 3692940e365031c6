import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { JobList } from './job-list.tsx';
import { JobQueueTable } from './job-queue-table.tsx';
import classes from './jobs-page.module.css';

/** The background jobs of the installation, for super users: queues, failures with their reasons, and retries. */
export function JobsPage() {
  const t = useTranslate();
  const back = <Link to="/admin">{t('administration.title')}</Link>;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: back },
              { key: 'jobs', node: t('jobs.title') },
            ]}
          />
        }
        title={t('jobs.title')}
        text={t('jobs.text')}
      />
      <div className={classes.page}>
        <section aria-labelledby="job-queues">
          <h2 id="job-queues" className={classes.heading}>
            {t('jobs.queues')}
          </h2>
          <JobQueueTable labelledBy="job-queues" />
        </section>
        <section aria-labelledby="all-jobs">
          <JobList headingId="all-jobs" />
        </section>
      </div>
    </>
  );
}
