import { useNavigate, useParams } from '@tanstack/react-router';
import type { Layer } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeLayers, deleteLayer, refreshLayers } from '../api.ts';
import { isGroup } from '../kinds/layer-kinds.ts';
import { toLayerName } from '../use-layer-name.ts';

/** Asks before a layer is deleted, and leaves its page. */
export function useDeleteLayer(): (layer: Layer) => Promise<void> {
  const t = useTranslate();
  const navigate = useNavigate();
  const { layer_id: openCode } = useParams({ strict: false });
  return async (layer) => {
    const { organization_id } = layer.properties;
    const name = toLayerName(t, layer);
    const isSure = await confirm({
      title: t('layers.deleteTitle', { name }),
      text: t(isGroup(layer) ? 'layers.deleteGroupText' : 'layers.deleteText'),
      confirmLabel: t('layers.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await deleteLayer(layer);
      if (openCode === layer.code)
        await navigate({ to: '/organizations/$org_id/layers', params: { org_id: String(organization_id) } });
      changeLayers(organization_id, (layers) =>
        layers
          .filter(({ code }) => code !== layer.code)
          .map((one) => (one.parent_code === layer.code ? { ...one, parent_code: layer.parent_code } : one)),
      );
      showToast({ tone: 'good', message: t('layers.deleted') });
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.deleteFailed'), message: toErrorText(t, error) });
    }
    await refreshLayers(organization_id);
  };
}
