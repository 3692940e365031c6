import { Button } from '@mantine/core';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { LayerFeaturesTab } from '../../features/layer-features.tsx';
import type { LayerTabProps } from '../layer-kind.ts';
import { listFilterProjects } from './saved-filter.ts';

/** The features that pass the filter of a layer. */
export function CollectedData({ layer, canChange, openFilter }: LayerTabProps) {
  const t = useTranslate();
  if (listFilterProjects(layer).length === 0) {
    return (
      <EmptyState title={t('layers.noProjectsYet')} text={t('layers.noProjectsHint')}>
        {canChange && <Button onClick={openFilter}>{t('layers.chooseProjects')}</Button>}
      </EmptyState>
    );
  }
  return (
    <LayerFeaturesTab
      layer={layer}
      heading={(count) => t('layers.reportsCount', { count })}
      empty={t('layers.noneInFilter')}
      failed={t('layers.fetchFailed')}
    />
  );
}
