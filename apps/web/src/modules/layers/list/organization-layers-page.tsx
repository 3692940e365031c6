import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationPage } from '../../organizations/index.ts';
import { LayerList } from './layer-list.tsx';

/** The layers of an organization, where no pane beside the panel shows them. */
export function OrganizationLayersPage() {
  const t = useTranslate();
  return (
    <OrganizationPage
      title={t('layers.title')}
      skeleton={<SkeletonRows rows={6} lines={1} picture="square" />}
      needs={{ access: 'layer:read', otherwise: t('layers.noAccess') }}
    >
      {(organization) => <LayerList organization={organization} onNavigated={() => undefined} />}
    </OrganizationPage>
  );
}
