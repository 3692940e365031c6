import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Layer } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { layerTilesQuery } from '../api.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { useLayerRange } from '../use-layer-range.ts';
import classes from './layer-tree.module.css';

const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };

/** What a row says of its layer: its status until it is done, then how many features this member sees. */
export function LayerFacts({ layer, isOn }: { readonly layer: Layer; readonly isOn: boolean }) {
  const t = useTranslate();
  const { status } = layer;
  if (status !== 0) {
    const words = findWebKind(layer)?.toStatus?.(status);
    return <Badge tone="caution">{t(words ?? (status > 0 ? 'layers.working' : 'layers.failed'))}</Badge>;
  }
  const isCounted = isOn && findWebKind(layer)?.toScene !== undefined;
  return isCounted ? <Count layer={layer} /> : null;
}

function Count({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const locale = useLocale();
  const { data, isLoading } = useQuery(layerTilesQuery(layer, useLayerRange()));
  if (isLoading) return <Loader size={12} aria-hidden />;
  if (data === undefined) return null;
  return (
    <span className={classes.count} title={t('layers.featuresCount', { count: data.count })}>
      {toNumberText(data.count, locale, data.count >= 10_000 ? COMPACT : {})}
    </span>
  );
}
