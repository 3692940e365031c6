import type { Layer, LayerMove } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeLayers, inOrderOfMoves, layersQuery, moveLayer, refreshLayers } from '../api.ts';
import { setClosed } from './closed-groups.ts';
import { moveInList } from './move-in-list.ts';

/** Moves that are not answered yet: the list is loaded after the last of them. */
let pending = 0;

/**
 * Moves a layer at once, and on the server; a refused move is put back with the reason. A group that it moves into is
 * opened.
 * @returns false for a refused move.
 */
export function useMoveLayer(organizationId: number): (layer: Layer, move: LayerMove) => Promise<boolean> {
  const t = useTranslate();
  const { queryKey } = layersQuery(organizationId);
  return async (layer, move) => {
    if ('into' in move && move.into !== null) setClosed([move.into], false);
    pending += 1;
    try {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      changeLayers(organizationId, (layers) => moveInList(layers, layer.code, move));
      await inOrderOfMoves(() => moveLayer(layer, move)).catch((error: unknown) => {
        // The order that other moves have changed since comes from the server.
        if (before !== undefined && pending === 1) changeLayers(organizationId, () => before);
        throw error;
      });
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.moveFailed'), message: toErrorText(t, error) });
      return false;
    } finally {
      pending -= 1;
      if (pending === 0) await refreshLayers(organizationId);
    }
  };
}
