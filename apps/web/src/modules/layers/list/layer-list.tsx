import { Button } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useLayers } from '../api.ts';
import { isGroup } from '../kinds/layer-kinds.ts';
import { LayerTree, useMapSides } from '../tree/layer-tree.tsx';
import classes from './layer-list.module.css';

interface LayerListProps {
  readonly organization: Organization;
  /** Called when a layer was opened from here. */
  readonly onNavigated: () => void;
}

/** The layers of an organization, and the button for a new one. */
export function LayerList({ organization, onNavigated }: LayerListProps) {
  const t = useTranslate();
  const { organization_id } = organization;
  const { access_map } = organization.current_member;
  const query = useLayers(organization_id);
  const sides = useMapSides();
  const canCreate = hasAccess(access_map, 'layer:create');
  const count = query.data?.filter((layer) => !isGroup(layer)).length;
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.count}>{count !== undefined && t('layers.count', { count })}</p>
        {canCreate && <AddButton organizationId={organization_id} onNavigated={onNavigated} />}
      </div>
      {sides.length > 1 && query.data !== undefined && query.data.length > 0 && (
        <div className={classes.heads} aria-hidden>
          <span>{t('layers.top')}</span>
          <span>{t('layers.bottom')}</span>
        </div>
      )}
      <div className={classes.scroll}>
        <AsyncView
          query={query}
          skeleton={<Loading />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={(layers) => layers.length === 0}
          empty={
            <EmptyState
              icon={IconStack2}
              title={t('layers.none')}
              text={t(canCreate ? 'layers.noneHint' : 'layers.noneHintReader')}
            />
          }
        >
          {(layers) => (
            <LayerTree
              organizationId={organization_id}
              layers={layers}
              canMove={hasAccess(access_map, 'layer:update')}
              onNavigated={onNavigated}
            />
          )}
        </AsyncView>
      </div>
    </>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <>
      <span className="wp-visually-hidden">{t('layers.loading')}</span>
      <SkeletonRows rows={7} lines={1} picture="square" />
    </>
  );
}

interface AddButtonProps {
  readonly organizationId: number;
  readonly onNavigated: () => void;
}

function AddButton({ organizationId, onNavigated }: AddButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconPlus size={15} stroke={1.5} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/organizations/$org_id/layers/create"
          params={{ org_id: String(organizationId) }}
          {...props}
        />
      )}
      onClick={onNavigated}
    >
      {t('layers.add')}
    </Button>
  );
}
