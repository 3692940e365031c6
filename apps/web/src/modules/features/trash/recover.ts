import type { QueryClient } from '@tanstack/react-query';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { invalidateInTurn } from '../../../data/realtime/event-invalidation.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { recoverFeature } from '../history/history-api.ts';

interface Deleted {
  readonly code: string;
  readonly project_id: number;
}

/** Refetches what changes when a feature, or the boundary of a project, is deleted or restored. */
export function refreshTrashed(client: QueryClient): Promise<void> {
  const keys = ['features', 'tile-state', 'projects', 'project', 'feature-trash', 'boundary'];
  return invalidateInTurn(
    client,
    keys.map((key) => [key]),
  );
}

/** Restores a feature from the trash and reports the result. */
export async function recover(t: Translate, { code, project_id }: Deleted): Promise<void> {
  try {
    const { name } = (await recoverFeature(project_id, code)).properties;
    void refreshTrashed(queryClient);
    showToast({ tone: 'good', message: t('report.trash.restored', { name: cutName(name) }) });
  } catch (error) {
    showToast({ tone: 'error', title: t('report.trash.restoreFailed'), message: toErrorText(t, error) });
  }
}
