import { Button, Skeleton } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { Layer } from '@waypost/contract';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { LayerReports } from '../../ai-reports/index.ts';
import { HomeCrumb, useCurrentOrganization } from '../../organizations/index.ts';
import { useLayers } from '../api.ts';
import { DayField } from '../before-after/day-field.tsx';
import { ColorsField } from '../colors/colors-field.tsx';
import { findWebKind, isDrawn } from '../kinds/layer-kinds.ts';
import { LayerGlyph } from '../layer-glyph.tsx';
import { OpacityField } from '../opacity/opacity-field.tsx';
import { shownLayers } from '../shown/shown-layers.ts';
import { useLiveTiles } from '../shown/use-live-tiles.ts';
import { useSwitchLayer } from '../shown/use-switch-layer.ts';
import { useLayerAccess } from '../use-layer-access.ts';
import { useLayerName } from '../use-layer-name.ts';
import { useLayerRange } from '../use-layer-range.ts';
import classes from './layer-page.module.css';
import { LAYER_TABS, type LayerTab, recallTab, rememberTab } from './layer-tab.ts';
import { LayerTabs } from './layer-tabs.tsx';

/** One layer: its facts, its opacity, and the tabs of its kind. */
export function LayerPage() {
  const t = useTranslate();
  const { org_id = '0', layer_id = '' } = useParams({ strict: false });
  const query = useLayers(Number(org_id));
  useEffect(() => {
    mapSession.set({ openLayer: layer_id });
    return () => mapSession.set({ openLayer: null });
  }, [layer_id]);
  return (
    <AsyncView query={query} skeleton={<LayerSkeleton />} toErrorText={(error) => toErrorText(t, error)}>
      {(layers) => {
        const layer = layers.find(({ code }) => code === layer_id);
        return layer === undefined ? (
          <Missing org_id={org_id} />
        ) : (
          <LayerContent key={layer_id} layer={layer} />
        );
      }}
    </AsyncView>
  );
}

/** The organization, its layers, and a page below them. */
export function LayerBreadcrumbs({ leaf }: { readonly leaf: ReactNode }) {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const { current } = useCurrentOrganization();
  const params = { org_id };
  return (
    <Breadcrumbs
      items={[
        { key: 'home', node: <HomeCrumb /> },
        {
          key: 'organization',
          node: (
            <Link to="/organizations/$org_id/projects" params={params}>
              {current?.organization_name ?? t('shell.home')}
            </Link>
          ),
        },
        {
          key: 'layers',
          node: (
            <Link to="/organizations/$org_id/layers" params={params}>
              {t('layers.title')}
            </Link>
          ),
        },
        { key: 'page', node: leaf },
      ]}
    />
  );
}

function Missing({ org_id }: { readonly org_id: string }) {
  const t = useTranslate();
  return (
    <ErrorState text={t('apiErrors.layer_not_found')}>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/organizations/$org_id/layers" params={{ org_id }} {...props} />}
      >
        {t('layers.toAll')}
      </Button>
    </ErrorState>
  );
}

const NO_LAYERS: readonly Layer[] = [];

/** Keeps the open layer live where it is not on the map, which does so itself. */
function useLivePage(layer: Layer): void {
  const isOff = useStore(shownLayers, ({ bottom, top }) => !bottom?.has(layer.code) && !top?.has(layer.code));
  const own = useMemo(() => [layer], [layer]);
  useLiveTiles(
    layer.properties.organization_id,
    isOff && findWebKind(layer)?.toScene !== undefined ? own : NO_LAYERS,
  );
}

function LayerContent({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  useLivePage(layer);
  const name = useLayerName(layer);
  const { canChange } = useLayerAccess(layer);
  const [tab, setTab] = useState(() => recallTab(layer.code));
  const [hasFiltered, setHasFiltered] = useState(tab === 'filter');
  const open = (next: LayerTab) => {
    rememberTab(layer.code, next);
    setTab(next);
    if (next === 'filter') setHasFiltered(true);
  };
  const kind = findWebKind(layer);
  const tabs = LAYER_TABS.filter((one) => one !== 'reports' || kind?.hasReports === true);
  // A layer of another kind may have been open here before.
  const shown = tabs.includes(tab) ? tab : 'data';
  return (
    <article>
      <header className={classes.head}>
        <LayerBreadcrumbs leaf={name} />
        <h1 className={classes.title}>
          <LayerGlyph layer={layer} size={22} />
          <span className={classes.name}>{name}</span>
        </h1>
        <p className={classes.times}>
          <span>
            {t('layers.created')}: <RelativeTime value={layer.created_at} />
            {layer.member_display_name !== null && ` ${t('layers.by', { name: layer.member_display_name })}`}
          </span>
          <span>
            {t('layers.updated')}: <RelativeTime value={layer.updated_at} />
          </span>
        </p>
        {isDrawn(layer) && (
          <>
            <OpacityField layer={layer} />
            {canChange && kind?.toScene !== undefined && <ColorsField layer={layer} />}
            {canChange && kind?.takesDay === true && <DayField layer={layer} />}
            <OffNotice layer={layer} />
          </>
        )}
      </header>
      <LayerTabs tabs={tabs} tab={shown} onTab={open}>
        {/* The filter keeps what was changed in it while another tab is open. */}
        {tabs.map(
          (one) =>
            (one === shown || (one === 'filter' && hasFiltered)) && (
              <div key={one} hidden={one !== shown}>
                <TabContent layer={layer} tab={one} openFilter={() => open('filter')} />
              </div>
            ),
        )}
      </LayerTabs>
    </article>
  );
}

interface TabContentProps {
  readonly layer: Layer;
  readonly tab: LayerTab;
  readonly openFilter: () => void;
}

function TabContent({ layer, tab, openFilter }: TabContentProps) {
  const t = useTranslate();
  const range = useLayerRange();
  const { canChange } = useLayerAccess(layer);
  const kind = findWebKind(layer);
  const Tab = tab === 'data' ? kind?.DataTab : kind?.FilterTab;
  if (tab !== 'reports' && Tab === undefined)
    return <p className={classes.note}>{t(tab === 'data' ? 'layers.noData' : 'layers.noFilter')}</p>;
  return (
    <Suspense fallback={<SkeletonRows rows={5} picture="none" />}>
      {Tab === undefined || tab === 'reports' ? (
        <LayerReports layer={layer} range={range} />
      ) : (
        <Tab layer={layer} canChange={canChange} openFilter={openFilter} />
      )}
    </Suspense>
  );
}

/** Says that the open layer is not on the map, and offers to show it. */
function OffNotice({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const isOff = useStore(shownLayers, ({ bottom }) => bottom !== null && !bottom.has(layer.code));
  const switchLayer = useSwitchLayer();
  if (!isOff) return null;
  return (
    <p className={classes.off} role="status">
      {t('layers.notOnMap')}
      <Button variant="subtle" size="compact-sm" onClick={() => void switchLayer(layer, 'bottom', true)}>
        {t('layers.show')}
      </Button>
    </p>
  );
}

function LayerSkeleton() {
  const t = useTranslate();
  return (
    <div className={classes.head}>
      <span className="wp-visually-hidden">{t('layers.loading')}</span>
      <Skeleton height={24} width="72%" />
      <Skeleton height={12} width="50%" mt={10} />
      <Skeleton height={12} mt={18} />
    </div>
  );
}
