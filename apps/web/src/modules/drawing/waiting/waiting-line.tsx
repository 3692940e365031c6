import { Menu } from '@mantine/core';
import { IconChevronDown, IconCloudUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { isStillMember } from '../../../data/session/is-still-member.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { newBoard } from '../board/boards.ts';
import { sendDrawing } from '../creating/send-drawing.ts';
import { giveBack } from './give-back.ts';
import { openReports, reportQueue, takeReport } from './report-queue.ts';
import classes from './waiting-line.module.css';
import type { WaitingReport } from './waiting-reports.ts';

/** Sends a member's waiting reports, and tells what became of each. */
function useSending(memberId: number | undefined): void {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const open = useEffectEvent((id: number) =>
    openReports(id, {
      isMember: () => isStillMember(id),
      send: ({ drawing, projectId }) => sendDrawing(queryClient, drawing, projectId),
      onSaved: (_, { properties: { name } }) =>
        showToast({ tone: 'good', message: t('drawing.saved', { name: cutName(name) }) }),
      async onRefused({ drawing }, error) {
        await giveBack(newBoard, id, drawing);
        showToast({
          tone: 'error',
          title: t('drawing.waiting.refused', { name: cutName(drawing.form.name) }),
          message: toErrorText(t, error),
        });
      },
    }),
  );
  useEffect(() => (memberId === undefined ? undefined : open(memberId)), [memberId]);
}

/** Below the header of every screen while reports wait for the network: how many, and which. */
export function WaitingLine() {
  const t = useTranslate();
  const navigate = useNavigate();
  const memberId = useMember()?.member_id;
  const { reports, isSending } = useStore(reportQueue, (queue) => queue);
  useSending(memberId);
  if (memberId === undefined || reports.length === 0) return null;
  const goOn = (id: string) =>
    takeReport(id, async ({ drawing, organizationId, projectId }: WaitingReport) => {
      await giveBack(newBoard, memberId, drawing);
      await navigate({
        to: '/organizations/$org_id/projects/$project_id/home',
        params: { org_id: String(organizationId), project_id: String(projectId) },
      });
    });
  const fail = (error: unknown) => showToast({ tone: 'error', message: toErrorText(t, error) });
  const count = reports.length;
  return (
    <div className={classes.line} role="status">
      <Menu position="bottom">
        <Menu.Target>
          <button type="button" className={classes.open}>
            <IconCloudUpload size={16} stroke={1.5} aria-hidden />
            {t('drawing.waiting.line', { count })}
            <IconChevronDown size={14} stroke={1.5} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('drawing.waiting.choose')}</Menu.Label>
          {reports.map(({ drawing }) => (
            <Menu.Item key={drawing.id} disabled={isSending} onClick={() => goOn(drawing.id).catch(fail)}>
              <span className={classes.name}>{drawing.form.name}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
