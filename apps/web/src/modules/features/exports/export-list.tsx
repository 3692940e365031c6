import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './exports.module.css';
import { useExports } from './exports-api.ts';

const ExportRow = lazy(async () => ({ default: (await import('./export-row.tsx')).ExportRow }));

/** The member's exports of a project, with progress and download links. Empty without exports. */
export function ExportList({ projectId }: { readonly projectId: number }) {
  const t = useTranslate();
  const jobs = useExports(projectId, true).data ?? [];
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      <ul className={classes.list} aria-label={t('exports.list')}>
        {jobs.map((job) => (
          <ExportRow key={job.uuid} job={job} />
        ))}
      </ul>
    </Suspense>
  );
}
