import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ReportList } from './report-list.tsx';
import { UsageNote } from './usage-note.tsx';

interface ReportsOfProps {
  readonly organization: Organization;
  /** Called when a report was opened from here. */
  readonly onNavigated?: () => void;
}

/** All reports of an organization; without one, the way to where they are started. */
export function ReportsOf({ organization, onNavigated }: ReportsOfProps) {
  const t = useTranslate();
  const { reportCode } = useParams({ strict: false });
  const { organization_id } = organization;
  const canCreate = hasAccess(organization.current_member.access_map, 'ai_report:create');
  const canManage = hasAccess(organization.current_member.access_map, 'ai_report:manage');
  return (
    <>
      <ReportList
        organizationId={organization_id}
        open={reportCode}
        emptyHint={t(canCreate ? 'aiReports.noneHint' : 'aiReports.noneHintReader')}
        emptyAction={
          canCreate && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/organizations/$org_id/layers"
                  params={{ org_id: String(organization_id) }}
                  {...props}
                />
              )}
            >
              {t('aiReports.toLayers')}
            </Button>
          )
        }
        {...(onNavigated && { onNavigated })}
      />
      {canManage && <UsageNote organizationId={organization_id} />}
    </>
  );
}
