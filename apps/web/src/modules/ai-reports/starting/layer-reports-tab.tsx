import type { Layer } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { ReportList } from '../list/report-list.tsx';
import { ReportForm } from './report-form.tsx';

interface LayerReportsTabProps {
  readonly layer: Layer;
  /** The times of which the layer shows features, in milliseconds since 1970. */
  readonly range: { readonly startDate?: number; readonly endDate?: number };
}

/** The reports of a layer, and the form for a new one. */
export function LayerReportsTab({ layer, range }: LayerReportsTabProps) {
  const t = useTranslate();
  const map = useCurrentOrganization().current?.current_member.access_map;
  const canCreate = hasAccess(map, 'ai_report:create');
  const { organization_id } = layer.properties;
  return (
    <>
      {canCreate && <ReportForm organizationId={organization_id} layerCode={layer.code} range={range} />}
      <ReportList
        organizationId={organization_id}
        layer={layer.code}
        emptyHint={t(canCreate ? 'aiReports.noneHint' : 'aiReports.noneHintReader')}
      />
    </>
  );
}
