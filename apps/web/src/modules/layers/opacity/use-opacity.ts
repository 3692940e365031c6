import { useDebouncedCallback } from '@mantine/hooks';
import type { Layer } from '@waypost/contract';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeLayers, updateLayer } from '../api.ts';
import { draftOpacities, setDraftOpacity } from './draft-opacities.ts';

const SAVE_PAUSE_MS = 500;

/** Saves the opacity that was chosen last; a refused one is put back. */
async function save(layer: Layer, opacity: number, failed: string): Promise<void> {
  try {
    await updateLayer(layer, { opacity });
    changeLayers(layer.properties.organization_id, (layers) =>
      layers.map((one) => (one.code === layer.code ? { ...one, opacity } : one)),
    );
  } catch {
    showToast({ tone: 'error', message: failed });
  }
  // One chosen meanwhile is saved by its own call.
  if (draftOpacities.get().byCode.get(layer.code) === opacity) setDraftOpacity(layer.code, null);
}

/** The opacity of a layer in percent: applied to the map at once, and saved a moment later. */
export function useOpacity(layer: Layer): {
  readonly percent: number;
  readonly choose: (percent: number) => void;
} {
  const t = useTranslate();
  const opacity = useStore(draftOpacities, ({ byCode }) => byCode.get(layer.code)) ?? layer.opacity;
  const saveLater = useDebouncedCallback(
    (next: number) => void save(layer, next, t('layers.opacityFailed')),
    {
      delay: SAVE_PAUSE_MS,
      flushOnUnmount: true,
    },
  );
  return {
    percent: Math.round(opacity * 100),
    choose(percent) {
      const next = Math.min(Math.max(Math.round(percent), 0), 100) / 100;
      setDraftOpacity(layer.code, next);
      saveLater(next);
    },
  };
}
