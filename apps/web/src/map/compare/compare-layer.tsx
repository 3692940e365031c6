import { useNavigate } from '@tanstack/react-router';
import type { BaseStyle } from '@waypost/map-engine';
import { type RefObject, useCallback } from 'react';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import type { ServerMapData } from '../scene/build-scene.ts';
import { useMapScene } from '../scene/use-map-scene.ts';
import { CompareMap } from './compare-map.tsx';

interface CompareLayerProps {
  readonly data: ServerMapData;
  readonly selection: FeatureSelection;
  readonly colorBy: string | undefined;
  readonly topStyle: BaseStyle;
  readonly bottom: BaseStyle;
  readonly host: RefObject<HTMLElement | null>;
}

/** The second map of a comparison, with a scene of its own: the same features in another look. */
export function CompareLayer({ data, selection, colorBy, topStyle, bottom, host }: CompareLayerProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const scene = useMapScene(data, topStyle, selection, colorBy, 'top');
  const onFailed = useCallback(() => {
    showToast({ tone: 'error', message: t('map.compareFailed') });
    void navigate({
      to: '.',
      search: (all) => ({ ...all, compare: undefined, pictures: undefined, pictures_top: undefined }),
      replace: true,
    });
  }, [t, navigate]);
  return <CompareMap scene={scene} bottom={bottom} host={host} onFailed={onFailed} />;
}
