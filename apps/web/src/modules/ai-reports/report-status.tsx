import type { AiReportStatus } from '@waypost/contract';
import { useTranslate } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/people/badge.tsx';

const TONES = { pending: 'accent', completed: 'good', failed: 'caution' } as const;

export function ReportStatus({ status }: { readonly status: AiReportStatus }) {
  const t = useTranslate();
  return <Badge tone={TONES[status]}>{t(`aiReports.states.${status}`)}</Badge>;
}
