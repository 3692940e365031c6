import { useQuery } from '@tanstack/react-query';
import { findVariable, type ImageryVariable, type Layer } from '@waypost/contract';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import type { LayerTabProps } from '../layer-kind.ts';
import { OrderProgress } from '../ordered/order-progress.tsx';
import ordered from '../ordered/ordered.module.css';
import { cancelVariable, retryVariable, variableQuery } from './api.ts';
import { formatMeasured } from './format-measured.ts';
import { VariableChart } from './variable-chart.tsx';
import { VariableRaster } from './variable-raster.tsx';
import { toVariableStatusKey } from './variable-status.ts';
import { VariableTable } from './variable-table.tsx';
import classes from './variables.module.css';

/** The variable of a layer: how far it is, what was asked for, and what was measured. */
export function VariableData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const query = useQuery(variableQuery(layer));
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={5} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
    >
      {(measured) => (
        <div className={ordered.body}>
          <Progress layer={layer} measured={measured} canChange={canChange} />
          <Results layer={layer} measured={measured} />
          <Facts measured={measured} />
        </div>
      )}
    </AsyncView>
  );
}

interface MeasuredProps {
  readonly measured: ImageryVariable;
}

/** Later than this, the provider has ended. */
const LAST_WITHDRAWN = 3;

/** How far it is, and what can be done. */
function Progress({
  layer,
  measured,
  canChange,
}: MeasuredProps & { readonly layer: Layer; readonly canChange: boolean }) {
  const t = useTranslate();
  const { fault, fault_detail } = measured;
  // The list of layers hears first.
  const { status } = layer;
  const goesOn = status > 0 ? ` ${t('variables.goesOn')}` : '';
  return (
    <OrderProgress
      status={status}
      faultDetail={fault_detail}
      words={{
        status: t(toVariableStatusKey(status)),
        fault: fault === null ? null : `${t(`variables.faults.${fault}`)}${goesOn}`,
        cancel: t('variables.cancel'),
        cancelTitle: t('variables.cancelTitle'),
        cancelText: t('variables.cancelText'),
        cancelFailed: t('variables.cancelFailed'),
        retry: t('variables.retry'),
        retryFailed: t('variables.retryFailed'),
      }}
      onCancel={canChange && status > 0 && status <= LAST_WITHDRAWN ? () => cancelVariable(layer) : null}
      onRetry={canChange && status < 0 ? () => retryVariable(layer) : null}
    />
  );
}

function Results({ layer, measured }: MeasuredProps & { readonly layer: Layer }) {
  const t = useTranslate();
  const { type, id, results } = measured;
  const variable = findVariable(type, id);
  if (variable === null || results.length === 0) return null;
  const hasRaster = results.some(({ has_raster }) => has_raster);
  return (
    <>
      {hasRaster && <VariableRaster layer={layer} variable={variable} measured={measured} />}
      <VariableChart variable={variable} results={results} />
      <VariableTable variable={variable} results={results} />
      {!hasRaster && <p className={classes.note}>{t('variables.noRaster')}</p>}
    </>
  );
}

function Facts({ measured }: MeasuredProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { type, id, start_date, end_date, area_km2, member_display_name } = measured;
  const variable = findVariable(type, id);
  const facts = [
    [t('variables.group'), t(`variables.groups.${type}`)],
    [t('variables.variable'), variable === null ? id : t(`variables.names.${variable}`)],
    [t('variables.days'), `${formatMeasured(start_date, locale)} – ${formatMeasured(end_date, locale)}`],
    [t('variables.size'), `${toNumberText(area_km2, locale, { maximumFractionDigits: 1 })} km²`],
    ...(member_display_name === null ? [] : [[t('variables.orderedBy'), member_display_name]]),
  ];
  return (
    <dl className={ordered.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
