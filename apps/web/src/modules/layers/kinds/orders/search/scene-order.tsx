import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MAX_ORDERED_SCENES, type Scene, type SceneOffer, type SceneSearchInput } from '@waypost/contract';
import { areaOf } from '@waypost/geo';
import { useEffect, useState } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { setBoundaryOutlines } from '../../../../../map/scene/boundary-session.ts';
import { AsyncView } from '../../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../../ui/states/skeleton-rows.tsx';
import type { LayerMakerProps } from '../../layer-kind.ts';
import { sceneTypesQuery } from '../api.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { findCloudiest } from './find-cloudiest.ts';
import { findFaults, isFaulty, NO_FILTERS, type SceneFilters, toSceneFilter } from './scene-filter.ts';
import { SceneFilterFields } from './scene-filters.tsx';
import classes from './scene-order.module.css';
import { SceneResults } from './scene-results.tsx';

const M2_PER_KM2 = 1_000_000;
const LOOKED_COLOR = '#ff8a00';
const CHOSEN_COLOR = '#3f83ff';

/** Shows the outlines of chosen scenes on the map, and of the one that is looked at. */
function useOutlines(chosen: ReadonlyMap<string, Scene>, looked: Scene | null): void {
  useEffect(() => {
    const others = [...chosen.values()].filter(({ id }) => id !== looked?.id);
    setBoundaryOutlines([
      ...others.map(({ geometry }) => ({ geometry, color: CHOSEN_COLOR })),
      ...(looked === null ? [] : [{ geometry: looked.geometry, color: LOOKED_COLOR }]),
    ]);
  }, [chosen, looked]);
  useEffect(() => () => setBoundaryOutlines([]), []);
}

/** The form of a scene order, once it is known whose scenes there are. */
export function SceneOrder(props: LayerMakerProps) {
  const t = useTranslate();
  const query = useQuery(sceneTypesQuery(props.organizationId));
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={4} picture="none" />}
      toErrorText={(error) => t('scenes.searchFailed', { error: toErrorText(t, error) })}
    >
      {({ types: [first, ...others] }) =>
        first === undefined ? (
          <p className={classes.hint}>{t('scenes.noneOffered')}</p>
        ) : (
          <OrderForm {...props} offers={[first, ...others]} />
        )
      }
    </AsyncView>
  );
}

interface OrderFormProps extends LayerMakerProps {
  /** The satellites that can be chosen, the default first. */
  readonly offers: readonly [SceneOffer, ...SceneOffer[]];
}

/** Search, choose, and confirm. */
function OrderForm({ offers, organizationId, area, isBusy, onMake }: OrderFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [filters, setFilters] = useState<SceneFilters>({ ...NO_FILTERS, type: offers[0].name });
  const [search, setSearch] = useState<SceneSearchInput | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Scene>>(new Map());
  const [looked, setLooked] = useState<Scene | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  useOutlines(chosen, looked);
  const faults = findFaults(filters, new Date());
  const km2 = area === null ? 0 : areaOf(area) / M2_PER_KM2;
  // What was found is of the area and the satellite that were asked for.
  const [searched, setSearched] = useState({ area, type: filters.type });
  if (searched.area !== area || searched.type !== filters.type) {
    setSearched({ area, type: filters.type });
    setSearch(null);
    setChosen(new Map());
    setIsReviewed(false);
  }
  const begin = () => {
    setIsTried(true);
    if (area === null || isFaulty(faults)) return;
    setSearch({ filter: toSceneFilter(filters, area), item_types: [filters.type] });
  };
  const choose = (scene: Scene, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen && next.size < MAX_ORDERED_SCENES) next.set(scene.id, scene);
    else next.delete(scene.id);
    setChosen(next);
  };
  if (isReviewed && area !== null)
    return (
      <ConfirmOrder
        scenes={[...chosen.values()]}
        km2={km2}
        isBusy={isBusy}
        bundles={offers.find(({ name }) => name === filters.type)?.bundles ?? []}
        onBack={() => setIsReviewed(false)}
        onConfirm={(product_bundle) =>
          onMake({
            aoi: area,
            data: {
              item_ids: [...chosen.keys()],
              item_type: filters.type,
              product_bundle,
              cloud_cover: findCloudiest([...chosen.values()]),
            },
          })
        }
      />
    );
  const total = toNumberText(km2 * chosen.size, locale, { maximumFractionDigits: 1 });
  return (
    <div className={classes.order}>
      <h2 className={classes.heading}>{t('scenes.order')}</h2>
      <SceneFilterFields offers={offers} value={filters} faults={faults} onChange={setFilters} />
      <Button onClick={begin} variant={search === null ? 'filled' : 'default'}>
        {t('scenes.search')}
      </Button>
      {isTried && area === null && (
        <p className={classes.fault} role="alert">
          {t('scenes.selectArea')}
        </p>
      )}
      {search !== null && (
        <SceneResults
          key={JSON.stringify(search)}
          organizationId={organizationId}
          search={search}
          chosen={chosen}
          onChoose={choose}
          onLook={setLooked}
        />
      )}
      {chosen.size > 0 && (
        <div className={classes.footer}>
          <strong role="status">{t('scenes.chosen', { count: chosen.size, km2: total })}</strong>
          <Button onClick={() => setIsReviewed(true)}>{t('scenes.review')}</Button>
        </div>
      )}
    </div>
  );
}
