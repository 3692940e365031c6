import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { lazy, Suspense } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { aiReportsTexts } from '../../../modules/ai-reports/ai-reports-texts.ts';
import { layersTexts } from '../../../modules/layers/layers-texts.ts';
import classes from './left-pane.module.css';

export { PaneSeparator } from './pane-separator.tsx';

const LayerList = lazy(async () => {
  const layers = await withTexts(import('../../../modules/layers/layers-chunk.ts'), layersTexts);
  return { default: layers.LayerList };
});

const ReportsOf = lazy(async () => {
  const reports = await withTexts(import('../../../modules/ai-reports/list/reports-of.tsx'), aiReportsTexts);
  return { default: reports.ReportsOf };
});

const HEADINGS = {
  projects: 'shell.projectsTab',
  layers: 'shell.layersTab',
  reports: 'shell.reportsTab',
} as const;

interface PaneTabsProps {
  readonly organization: Organization | undefined;
  /** The open one; undefined for the projects. */
  readonly tab: 'layers' | 'reports' | undefined;
}

/** The tabs of the left pane; a heading for who sees no layers. */
export function PaneTabs({ organization, tab }: PaneTabsProps) {
  const t = useTranslate();
  const place = useStore(mapWhereabouts, (where) => where.place);
  if (organization === undefined || !hasAccess(organization.current_member.access_map, 'layer:read'))
    return <h2 className={classes.tab}>{t('shell.projectsTab')}</h2>;
  const { organization_id } = organization;
  // The project on the map stays there beside the layers.
  const projectId = place?.organizationId === organization_id ? place.projectId : null;
  const params = { org_id: String(organization_id), project_id: String(projectId) };
  const toCurrent = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'true' as const } : {});
  return (
    <>
      <h2 className="wp-visually-hidden">{t(HEADINGS[tab ?? 'projects'])}</h2>
      <nav className={classes.links} aria-label={t('shell.paneTabs')}>
        <Link
          to={
            projectId === null
              ? '/organizations/$org_id/projects'
              : '/organizations/$org_id/projects/$project_id/home'
          }
          params={params}
          className={classes.tab}
          {...toCurrent(tab === undefined)}
        >
          {t('shell.projectsTab')}
        </Link>
        <Link
          to="/organizations/$org_id/layers"
          params={params}
          className={classes.tab}
          {...toCurrent(tab === 'layers')}
        >
          {t('shell.layersTab')}
        </Link>
        <Link
          to="/organizations/$org_id/reports"
          params={params}
          className={classes.tab}
          {...toCurrent(tab === 'reports')}
        >
          {t('shell.reportsTab')}
        </Link>
      </nav>
    </>
  );
}

interface TabPaneProps {
  readonly tab: 'layers' | 'reports';
  readonly organization: Organization;
  /** Called when something was opened from here. */
  readonly onNavigated: () => void;
}

/** The layers or the reports of an organization in the left pane. */
export function TabPane({ tab, ...props }: TabPaneProps) {
  return <Suspense>{tab === 'layers' ? <LayerList {...props} /> : <ReportsOf {...props} />}</Suspense>;
}
