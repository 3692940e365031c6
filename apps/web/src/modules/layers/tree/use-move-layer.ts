import type { Layer, LayerMove } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeLayers, layersQuery, moveLayer, refreshLayers } from '../api.ts';
import { setClosed } from './closed-groups.ts';
import { moveInList } from './move-in-list.ts';

/**
 * Moves a layer at once, and on the server; a refused move is put back with the reason. A group that it moves into is
 * opened.
 * @returns false for a refused move.
 */
export function useMoveLayer(organizationId: number): (layer: Layer, move: LayerMove) => Promise<boolean> {
  const t = useTranslate();
  return async (layer, move) => {
    if ('into' in move && move.into !== null) setClosed([move.into], false);
    // A list that is loaded meanwhile would show the old order again.
    await queryClient.cancelQueries({ queryKey: layersQuery(organizationId).queryKey });
    const before = queryClient.getQueryData(layersQuery(organizationId).queryKey);
    changeLayers(organizationId, (layers) => moveInList(layers, layer.code, move));
    try {
      await moveLayer(layer, move);
      return true;
    } catch (error) {
      if (before !== undefined) changeLayers(organizationId, () => before);
      showToast({ tone: 'error', title: t('layers.moveFailed'), message: toErrorText(t, error) });
      return false;
    } finally {
      await refreshLayers(organizationId);
    }
  };
}
