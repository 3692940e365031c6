import { Link, useMatchRoute } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { hasReportsTab } from '../../../modules/reports/index.ts';
import classes from './left-pane.module.css';

const REPORTS = '/organizations/$org_id/reports';

interface PaneTabsProps {
  readonly organization: Organization | undefined;
  readonly onNavigated: () => void;
}

/** The tabs of the pane: projects, and reports if the organization has them. */
export function PaneTabs({ organization, onNavigated }: PaneTabsProps) {
  const t = useTranslate();
  const isAtReports = useMatchRoute()({ to: REPORTS, includeSearch: false }) !== false;
  if (organization === undefined || !hasReportsTab(organization)) {
    return (
      <h2 className={classes.tab} data-current>
        {t('shell.projectsTab')}
      </h2>
    );
  }
  const params = { org_id: String(organization.organization_id) };
  return (
    <div className={classes.tabList}>
      <h2 className={classes.tab} data-current={!isAtReports || undefined}>
        <Link to="/organizations/$org_id/projects" params={params} onClick={onNavigated}>
          {t('shell.projectsTab')}
        </Link>
      </h2>
      <div className={classes.tab} data-current={isAtReports || undefined}>
        <Link to={REPORTS} params={params} onClick={onNavigated}>
          {t('shell.reportsTab')}
        </Link>
      </div>
    </div>
  );
}
