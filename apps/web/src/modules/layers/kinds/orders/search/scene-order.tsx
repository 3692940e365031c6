import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImageryAllowance, Scene, SceneOffer } from '@waypost/contract';
import { areaOf } from '@waypost/geo';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { AsyncView } from '../../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../../ui/states/skeleton-rows.tsx';
import { imageryAllowanceQuery } from '../../../../imagery/index.ts';
import type { LayerMakerProps } from '../../layer-kind.ts';
import { sceneTypesQuery } from '../api.ts';
import { Allowance } from './allowance.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { FilterChips } from './filter-chips.tsx';
import { findCloudiest } from './find-cloudiest.ts';
import { SceneFilterFields } from './scene-filters.tsx';
import classes from './scene-order.module.css';
import { SceneResults } from './scene-results.tsx';
import { useSceneSearch } from './use-scene-search.ts';
import { useScenesOnMap } from './use-scenes-on-map.ts';

const M2_PER_KM2 = 1_000_000;

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

/** Search and choose, then confirm. */
function OrderForm(props: OrderFormProps) {
  const { offers, organizationId, area, isBusy, onMake } = props;
  const { data: allowance } = useQuery(imageryAllowanceQuery(organizationId));
  const searching = useSceneSearch(area, offers[0].name);
  const [looked, setLooked] = useState<Scene | null>(null);
  const { chosen, filters, setIsReviewed } = searching;
  useScenesOnMap(chosen, looked);
  const scenes = [...chosen.values()];
  const km2 = area === null ? 0 : areaOf(area) / M2_PER_KM2;
  if (!searching.isReviewed || area === null)
    return <SearchForm {...props} searching={searching} km2={km2} allowance={allowance} onLook={setLooked} />;
  return (
    <ConfirmOrder
      scenes={scenes}
      km2={km2}
      allowance={allowance}
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
            cloud_cover: findCloudiest(scenes),
          },
        })
      }
    />
  );
}

interface SearchFormProps extends OrderFormProps {
  readonly searching: ReturnType<typeof useSceneSearch>;
  /** The size of the area. */
  readonly km2: number;
  /** Undefined until it is known. */
  readonly allowance: ImageryAllowance | undefined;
  readonly onLook: (scene: Scene | null) => void;
}

function SearchForm(props: SearchFormProps) {
  const { offers, organizationId, area, areaName, searching, km2, allowance, onLook } = props;
  const t = useTranslate();
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const [areFieldsOpen, setAreFieldsOpen] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { filters, setFilters, faults, search, find, chosen, choose, setIsReviewed } = searching;
  const size = toNumberText(km2, locale, { maximumFractionDigits: 1 });
  const begin = () => {
    setIsTried(true);
    const isFound = find(filters);
    if (isFound) opener.current?.focus();
    // What is wrong is said in the fields.
    if (isFound || area !== null) setAreFieldsOpen(!isFound);
  };
  return (
    <div className={classes.order}>
      <h2 className={classes.heading}>{t('scenes.order')}</h2>
      <FilterChips
        area={area && t('scenes.chips.area', { name: areaName ?? t('scenes.area'), km2: size })}
        filters={filters}
        usual={offers[0].name}
        isOpen={areFieldsOpen}
        opener={opener}
        onOpen={setAreFieldsOpen}
        onChange={(next) => {
          setFilters(next);
          if (search !== null) find(next);
        }}
      />
      {areFieldsOpen && (
        <SceneFilterFields offers={offers} value={filters} faults={faults} onChange={setFilters} />
      )}
      {(search === null || areFieldsOpen) && <Button onClick={begin}>{t('scenes.search')}</Button>}
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
          onLook={onLook}
        />
      )}
      <Foot count={chosen.size} km2={km2} allowance={allowance} onReview={() => setIsReviewed(true)} />
    </div>
  );
}

interface FootProps extends Pick<SearchFormProps, 'km2' | 'allowance'> {
  /** How many scenes were chosen. */
  readonly count: number;
  readonly onReview: () => void;
}

/** How much was chosen, of how much of this month, and the way to order it. */
function Foot({ count, km2, allowance, onReview }: FootProps) {
  const t = useTranslate();
  const locale = useLocale();
  const total = toNumberText(km2 * count, locale, { maximumFractionDigits: 1 });
  if (count === 0 && allowance === undefined) return null;
  return (
    <div className={classes.footer}>
      <span className={classes.amount}>
        {count > 0 && <strong role="status">{t('scenes.chosen', { count, km2: total })}</strong>}
        {allowance !== undefined && <Allowance allowance={allowance} km2={km2 * count} />}
      </span>
      {count > 0 && <Button onClick={onReview}>{t('scenes.review')}</Button>}
    </div>
  );
}
