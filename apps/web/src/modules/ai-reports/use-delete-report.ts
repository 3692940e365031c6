import { toErrorText } from '../../data/queries/error-text.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { confirm } from '../../ui/questions/confirm.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts';
import { deleteAiReport } from './api.ts';

/** Asks and deletes a report. @returns whether it was deleted. */
export function useDeleteReport(organizationId: number): (code: string) => Promise<boolean> {
  const t = useTranslate();
  const failure = useFailureToast();
  return async (code) => {
    const isConfirmed = await confirm({
      title: t('aiReports.deleteTitle'),
      text: t('aiReports.deleteText'),
      confirmLabel: t('aiReports.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return false;
    failure.clear();
    try {
      await deleteAiReport(organizationId, code);
      showToast({ tone: 'good', message: t('aiReports.deleted') });
      return true;
    } catch (error) {
      failure.show({ title: t('aiReports.deleteFailed'), message: toErrorText(t, error) });
      return false;
    }
  };
}
