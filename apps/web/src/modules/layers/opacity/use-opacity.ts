import { useDebouncedCallback } from '@mantine/hooks';
import type { Layer } from '@waypost/contract';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeLayers, chooseOpacity, updateLayer } from '../api.ts';
import { createOrder } from '../in-order.ts';
import { draftOpacities, setDraftOpacity } from './draft-opacities.ts';
import { type OpacityChange, toOpacity, withOpacity } from './to-opacity.ts';

const SAVE_PAUSE_MS = 500;

/** What is changed twice ends as it was changed last. */
const inOrder = createOrder();

/** Saves the opacity that was chosen last; a refused one is put back. */
async function save(layer: Layer, change: OpacityChange, failed: string): Promise<void> {
  try {
    await ('own' in change
      ? chooseOpacity(layer, { opacity: change.own })
      : updateLayer(layer, { opacity: change.everybody }));
    changeLayers(layer.properties.organization_id, (layers) =>
      layers.map((one) => (one.code === layer.code ? withOpacity(one, change) : one)),
    );
  } catch {
    showToast({ tone: 'error', message: failed });
  }
  // One chosen meanwhile is saved by its own call.
  if (draftOpacities.get().byCode.get(layer.code) === change) setDraftOpacity(layer.code, null);
}

/**
 * The opacity of a layer in percent: applied to the map at once, and saved a moment later.
 * @param canChange whether it may be changed for everybody.
 */
export function useOpacity(
  layer: Layer,
  canChange: boolean,
): {
  readonly percent: number;
  /** Whether this person chose one of their own. */
  readonly isOwn: boolean;
  readonly choose: (percent: number) => void;
  /** From now on for oneself alone, beginning with what is shown; or as for everybody. */
  readonly setOwn: (isOwn: boolean) => void;
} {
  const t = useTranslate();
  const draft = useStore(draftOpacities, ({ byCode }) => byCode.get(layer.code));
  const seen = draft === undefined ? layer : withOpacity(layer, draft);
  const isOwn = seen.choice.opacity !== null;
  const saveNow = (change: OpacityChange) =>
    void inOrder(() => save(layer, change, t('layers.opacityFailed')));
  const saveLater = useDebouncedCallback(saveNow, { delay: SAVE_PAUSE_MS, flushOnUnmount: true });
  return {
    percent: Math.round(toOpacity(seen) * 100),
    isOwn,
    choose(percent) {
      const next = Math.min(Math.max(Math.round(percent), 0), 100) / 100;
      const change = isOwn || !canChange ? { own: next } : { everybody: next };
      setDraftOpacity(layer.code, change);
      saveLater(change);
    },
    setOwn(next) {
      saveLater.flush();
      const change = { own: next ? toOpacity(seen) : null };
      setDraftOpacity(layer.code, change);
      saveNow(change);
    },
  };
}
