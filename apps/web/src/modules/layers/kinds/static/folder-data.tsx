import { useTranslate } from '../../../../i18n/i18n.ts';
import { LayerFeaturesTab } from '../../features/layer-features.tsx';
import { useLayerName } from '../../use-layer-name.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import { TakeOutButton } from './take-out-button.tsx';

/** The features of a folder; who may change it takes them out. */
export function FolderData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const name = useLayerName(layer);
  return (
    <LayerFeaturesTab
      layer={layer}
      heading={(count) => t('layers.featuresHeading', { count })}
      empty={t('layers.noneInFolder')}
      failed={t('layers.fetchStaticFailed', { name })}
      {...(canChange && {
        toActions: ({ properties }) => (
          <TakeOutButton layer={layer} code={properties.code} name={properties.name} />
        ),
      })}
    />
  );
}
