import { useQuery } from '@tanstack/react-query';
import type { ImageryOrder, Layer } from '@waypost/contract';
import { hasCode, toErrorText } from '../../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { usePreferences } from '../../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../../ui/times/time-format.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import { OrderProgress } from '../ordered/order-progress.tsx';
import ordered from '../ordered/ordered.module.css';
import { cancelOrder, orderQuery, retryOrder, sceneQuery } from './api.ts';
import classes from './order-data.module.css';
import { toStatusKey } from './order-status.ts';

/** The order of a layer: how far it is, what was ordered, and each scene. */
export function OrderData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const query = useQuery(orderQuery(layer));
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={5} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
    >
      {(order) => (
        <div className={ordered.body}>
          <Progress layer={layer} order={order} canChange={canChange} />
          <Facts order={order} />
          {order.item_ids.map((id) => (
            <Item key={id} layer={layer} order={order} id={id} />
          ))}
        </div>
      )}
    </AsyncView>
  );
}

interface OrderProps {
  readonly layer: Layer;
  readonly order: ImageryOrder;
}

/** Later than this, a provider has begun. */
const LAST_WITHDRAWN = 2;

/** How far it is, and what can be done. */
function Progress({ layer, order, canChange }: OrderProps & { readonly canChange: boolean }) {
  const t = useTranslate();
  const { fault, fault_detail } = order;
  // The list of layers hears first.
  const { status } = layer;
  const goesOn = status > 0 ? ` ${t('scenes.goesOn')}` : '';
  return (
    <OrderProgress
      status={status}
      faultDetail={fault_detail}
      words={{
        status: t(toStatusKey(status)),
        fault: fault === null ? null : `${t(`scenes.faults.${fault}`)}${goesOn}`,
        cancel: t('scenes.cancel'),
        cancelTitle: t('scenes.cancelTitle'),
        cancelText: t('scenes.cancelText'),
        cancelFailed: t('scenes.cancelFailed'),
        retry: t('scenes.retry'),
        retryFailed: t('scenes.retryFailed'),
      }}
      onCancel={canChange && status > 0 && status <= LAST_WITHDRAWN ? () => cancelOrder(layer) : null}
      onRetry={canChange && status < 0 ? () => retryOrder(layer) : null}
    />
  );
}

function Facts({ order }: { readonly order: ImageryOrder }) {
  const t = useTranslate();
  const locale = useLocale();
  const { product_bundle, area_km2, member_display_name } = order;
  const bundle =
    product_bundle === 'visual'
      ? t('scenes.visual')
      : product_bundle === 'analytic_sr_udm2'
        ? t('scenes.analytic')
        : product_bundle;
  return (
    <dl className={ordered.facts}>
      <Fact name={t('scenes.bundle')} value={bundle} />
      <Fact
        name={t('scenes.size')}
        value={`${toNumberText(area_km2, locale, { maximumFractionDigits: 1 })} km²`}
      />
      {member_display_name !== null && <Fact name={t('scenes.orderedBy')} value={member_display_name} />}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** One scene of an order, as its provider describes it. */
function Item({ layer, order, id }: OrderProps & { readonly id: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const query = useQuery(sceneQuery(layer.properties.organization_id, order.item_type, id));
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonRows rows={2} picture="none" />;
    const isMute = hasCode(query.error, 'network');
    const text = isMute ? t('scenes.itemFailedText') : toErrorText(t, query.error);
    return (
      <ErrorState
        title={t('scenes.itemFailed')}
        text={text}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { properties, thumbnail } = query.data;
  const { item_type, acquired, published, cloud_cover, clear_confidence_percent, pixel_resolution } =
    properties;
  const toTime = (value: string) => formatShortTime(new Date(value), preferences);
  const orUnknown = <T,>(value: T | null, toText: (known: T) => string) =>
    value === null ? t('scenes.unknown') : toText(value);
  const toPercent = (value: number) => t('scenes.percent', { percent: Math.round(value) });
  return (
    <section className={classes.item} aria-label={toTime(acquired)}>
      <img src={thumbnail} alt="" width={72} height={72} loading="lazy" />
      <dl className={ordered.facts}>
        <Fact name={t('scenes.itemType')} value={item_type} />
        <Fact name={t('scenes.acquired')} value={toTime(acquired)} />
        <Fact name={t('scenes.published')} value={orUnknown(published, toTime)} />
        <Fact
          name={t('scenes.cloudCoverFact')}
          value={orUnknown(cloud_cover, (share) => toPercent(share * 100))}
        />
        <Fact name={t('scenes.clearConfidence')} value={orUnknown(clear_confidence_percent, toPercent)} />
        <Fact
          name={t('scenes.resolution')}
          value={orUnknown(pixel_resolution, (metres) =>
            t('scenes.metresPerPixel', { metres: toNumberText(metres, locale) }),
          )}
        />
      </dl>
    </section>
  );
}
