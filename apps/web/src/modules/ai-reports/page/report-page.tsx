import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { AiReport, Organization } from '@waypost/contract';
import { useMemo, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationPage } from '../../organizations/index.ts';
import { useAiReport } from '../api.ts';
import { toReportName } from '../report-name.ts';
import { useDeleteReport } from '../use-delete-report.ts';
import { useReportOutcomes } from '../use-report-outcomes.ts';
import { FactTable } from './fact-table.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { ReportChanges } from './report-changes.tsx';
import { ReportHead } from './report-head.tsx';
import classes from './report-page.module.css';
import { ReportScheduleSection } from './report-schedule.tsx';
import { ReportSharing } from './report-sharing.tsx';
import { type OpenFact, ReportText } from './report-text.tsx';
import { ReportWork } from './report-work.tsx';

/** One report: its sentences, each with the facts that hold it. */
export function ReportPage() {
  const t = useTranslate();
  const { org_id = '0', reportCode = '' } = useParams({ strict: false });
  const { data } = useAiReport(Number(org_id), reportCode);
  return (
    <OrganizationPage
      title={data === undefined ? t('aiReports.title') : toReportName(t, data)}
      skeleton={<SkeletonRows rows={5} picture="none" />}
      needs={{ access: 'ai_report:read', otherwise: t('aiReports.noAccess') }}
    >
      {(organization) => <Report key={reportCode} organization={organization} code={reportCode} />}
    </OrganizationPage>
  );
}

function Report({ organization, code }: { readonly organization: Organization; readonly code: string }) {
  const t = useTranslate();
  const { organization_id } = organization;
  const query = useAiReport(organization_id, code);
  const { data } = query;
  useReportOutcomes(
    organization_id,
    useMemo(() => (data === undefined ? undefined : [data]), [data]),
  );
  if (hasCode(query.error, 'ai_report_not_found') || hasCode(query.error, 'validation_failed'))
    return (
      <ErrorState title={t('aiReports.notFound')} text={t('aiReports.notFoundText')}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/organizations/$org_id/reports"
              params={{ org_id: String(organization_id) }}
              {...props}
            />
          )}
        >
          {t('aiReports.toAll')}
        </Button>
      </ErrorState>
    );
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={5} picture="none" />}
      toErrorText={(error) => `${t('aiReports.loadFailed')}. ${toErrorText(t, error)}`}
    >
      {(report) => <Content organization={organization} report={report} />}
    </AsyncView>
  );
}

interface ContentProps {
  readonly organization: Organization;
  readonly report: AiReport;
}

function Content({ organization, report }: ContentProps) {
  const { organization_id: organizationId, current_member } = organization;
  const canRefresh = report.layer_code !== null && hasAccess(current_member.access_map, 'ai_report:create');
  const t = useTranslate();
  const navigate = useNavigate();
  const remove = useDeleteReport(organizationId);
  const [openFact, setOpenFact] = useState<OpenFact | null>(null);
  const onDelete = async () => {
    if (!(await remove(report.code))) return;
    await navigate({ to: '/organizations/$org_id/reports', params: { org_id: String(organizationId) } });
  };
  return (
    <article className={classes.report}>
      <p className={classes.printTitle} aria-hidden>
        {toReportName(t, report)}
      </p>
      <ReportHead report={report}>
        {canRefresh && (
          <RefreshButton organizationId={organizationId} code={report.code} label={t('aiReports.refresh')} />
        )}
      </ReportHead>
      {report.status === 'pending' && <ReportWork code={report.code} />}
      {report.status === 'completed' && (
        <>
          <ReportText
            organizationId={organizationId}
            report={report}
            openFact={openFact}
            onFact={setOpenFact}
          />
          {report.previous_code !== null && (
            <ReportChanges organizationId={organizationId} report={report} previous={report.previous_code} />
          )}
          <FactTable report={report} />
          <ReportScheduleSection organizationId={organizationId} report={report} />
          <ReportSharing organizationId={organizationId} report={report} />
        </>
      )}
      {report.status === 'failed' && (
        <EmptyState
          title={t(report.failure === 'cancelled' ? 'aiReports.cancelledText' : 'aiReports.failedText')}
          {...(report.failure !== null &&
            report.failure !== 'cancelled' && { text: t(`aiReports.failures.${report.failure}`) })}
        >
          {canRefresh && (
            <RefreshButton
              organizationId={organizationId}
              code={report.code}
              label={t('aiReports.tryAgain')}
            />
          )}
        </EmptyState>
      )}
      {report.can_delete && (
        <Button
          variant="subtle"
          color="red"
          className={classes.delete ?? ''}
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          onClick={() => void onDelete()}
        >
          {t('aiReports.deleteTitle')}
        </Button>
      )}
    </article>
  );
}
