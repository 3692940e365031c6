import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@waypost/client';
import type { Feature, FeatureConflict, FeatureUpdate } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toaster.ts';
import { takeSaved, updateFeature } from '../api.ts';

interface SaveEditOptions {
  readonly code: string;
  /** Somebody else was quicker; nothing was saved. */
  readonly onConflict: (conflict: FeatureConflict) => void;
  readonly onSaved: () => void;
}

/** An edit that is ready to go: what to change, and the version it began with. */
export interface Edit {
  readonly update: FeatureUpdate;
  readonly version: number;
  readonly name: string;
  /** What has to be there before, such as pictures; its failure saves nothing. */
  readonly prepare?: () => Promise<unknown>;
}

/** Saves an edit. When the feature was changed meanwhile, hands on both instead. */
export function useSaveEdit({ code, onConflict, onSaved }: SaveEditOptions) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const send = async ({ update, version }: Edit): Promise<Feature | null> =>
    Object.keys(update).length === 0 ? null : updateFeature(code, { ...update, version });
  const save = async (edit: Edit) => {
    setIsBusy(true);
    try {
      await edit.prepare?.();
      takeSaved(queryClient, code, await send(edit));
      showToast({ tone: 'good', message: t('drawing.geometrySaved', { name: edit.name }) });
      onSaved();
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.code === 'feature_changed' && error.conflict !== null) {
        onConflict(error.conflict);
        return;
      }
      const isKnown = error instanceof ApiError && error.code !== 'internal';
      const message = isKnown ? toErrorText(t, error) : t('drawing.unexpected');
      showToast({ tone: 'error', title: t('drawing.geometryFailed'), message });
    }
  };
  return { isBusy, save };
}
