import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { refreshAiReport } from '../api.ts';
import { toStartFailure } from '../start-failure.ts';

interface RefreshButtonProps {
  readonly organizationId: number;
  readonly code: string;
  readonly label: string;
}

/** Has the next version of a report written, and opens it. */
export function RefreshButton({ organizationId, code, label }: RefreshButtonProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const failure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    failure.clear();
    setIsBusy(true);
    try {
      const reportCode = await refreshAiReport(organizationId, code);
      await navigate({
        to: '/organizations/$org_id/reports/$reportCode',
        params: { org_id: String(organizationId), reportCode },
      });
    } catch (error) {
      failure.show({ title: t('aiReports.startFailed'), message: toStartFailure(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
      onClick={() => void refresh()}
    >
      {label}
    </Button>
  );
}
