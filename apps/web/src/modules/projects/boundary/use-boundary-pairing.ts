import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { invalidateInTurn } from '../../../data/realtime/event-invalidation.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { forgetVisitedBoundary } from '../../../map/scene/boundary-session.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { pairFeature } from '../api.ts';

/** An area that becomes a boundary, or was one. */
export interface PairedArea {
  readonly code: string;
  readonly name: string;
}

async function refresh(): Promise<void> {
  const keys = ['boundary', 'projects', 'project', 'features', 'feature', 'tile-state'];
  await invalidateInTurn(
    queryClient,
    keys.map((key) => [key]),
  );
}

interface Change {
  readonly area: PairedArea;
  readonly isBoundary: boolean;
  /** The code of the previous boundary, which Undo restores. */
  readonly before: string | null;
}

async function undo(t: Translate, { area, isBoundary, before }: Change): Promise<void> {
  try {
    if (isBoundary && before !== null) await pairFeature(before, true);
    else await pairFeature(area.code, !isBoundary);
  } catch (error) {
    showToast({ tone: 'error', title: t('pairing.failed'), message: toErrorText(t, error) });
  }
  forgetVisitedBoundary(area.code);
  await refresh();
}

/** Makes an area the boundary of its project, or removes it; reports the result, with Undo. */
export function useBoundaryPairing() {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  /** @returns whether it succeeded. */
  const run = async (change: Change): Promise<boolean> => {
    const { area, isBoundary, before } = change;
    setIsBusy(true);
    try {
      await pairFeature(area.code, isBoundary);
    } catch (error) {
      showToast({ tone: 'error', title: t('pairing.failed'), message: toErrorText(t, error) });
      return false;
    } finally {
      setIsBusy(false);
    }
    for (const code of [area.code, before]) if (code !== null) forgetVisitedBoundary(code);
    showToast({
      tone: 'good',
      message: t(isBoundary ? 'pairing.paired' : 'pairing.unpaired', { name: cutName(area.name) }),
      action: { label: t('common.undo'), run: () => void undo(t, change) },
    });
    await refresh();
    return true;
  };
  return {
    isBusy,
    pair: (area: PairedArea, before: string | null) => run({ area, isBoundary: true, before }),
    unpair: (area: PairedArea) => run({ area, isBoundary: false, before: area.code }),
  };
}
