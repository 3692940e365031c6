import { IconFolderMinus } from '@tabler/icons-react';
import { type Layer, staticLayerEndpoints } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { Hint } from '../../../../ui/hints/hint.tsx';
import { cutName } from '../../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import row from '../../features/layer-feature-row.module.css';

interface TakeOutButtonProps {
  readonly layer: Layer;
  readonly code: string;
  readonly name: string;
}

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

async function refresh({ code }: Layer): Promise<void> {
  await Promise.all(
    ['layer-features', 'layer-tiles'].map((key) => queryClient.invalidateQueries({ queryKey: [key, code] })),
  );
}

/** Takes a feature out of a folder, with Undo; it stays in its project. */
export function TakeOutButton({ layer, code, name }: TakeOutButtonProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const body = { feature_ids: [code] };
  const putBack = async () => {
    try {
      await getHttp().call(staticLayerEndpoints.addToFolder, { params: toParams(layer), body });
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.addFailed'), message: toErrorText(t, error) });
    }
    await refresh(layer);
  };
  const takeOut = async () => {
    setIsBusy(true);
    try {
      await getHttp().call(staticLayerEndpoints.removeFromFolder, { params: toParams(layer), body });
      showToast({
        tone: 'good',
        message: t('layers.takenOut', { name: cutName(name) }),
        action: { label: t('layers.undo'), run: () => void putBack() },
      });
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.takeOutFailed'), message: toErrorText(t, error) });
    }
    await refresh(layer);
    setIsBusy(false);
  };
  return (
    <Hint label={t('layers.takeOut')} side="left">
      <button
        type="button"
        className={row.out}
        disabled={isBusy}
        aria-label={t('layers.takeOutName', { name })}
        onClick={() => void takeOut()}
      >
        <IconFolderMinus size={16} stroke={1.5} aria-hidden />
      </button>
    </Hint>
  );
}
