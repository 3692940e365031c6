import { toErrorText } from '../../data/error-text.ts';
import { queryClient } from '../../data/query-client.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toaster.ts';
import { recoverFeature } from './history-api.ts';

interface Deleted {
  readonly code: string;
  readonly project_id: number;
}

/** Brings a feature back out of the trash and says how that went. */
export async function recover(t: Translate, { code, project_id }: Deleted): Promise<void> {
  try {
    const { name } = (await recoverFeature(project_id, code)).properties;
    for (const key of ['features', 'tile-state', 'projects', 'feature-trash'])
      void queryClient.invalidateQueries({ queryKey: [key] });
    showToast({ tone: 'good', message: t('report.trash.restored', { name }) });
  } catch (error) {
    showToast({ tone: 'error', title: t('report.trash.restoreFailed'), message: toErrorText(t, error) });
  }
}
