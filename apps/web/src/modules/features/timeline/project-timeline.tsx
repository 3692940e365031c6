import { useTranslate } from '../../../i18n/i18n.ts';
import { useTimeline } from '../api.ts';
import { TimelineCard } from './timeline-card.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { useTimelineChoice, useTimelineState, withoutDates } from './use-timeline-state.ts';

/** When the features of a project were observed. */
export function ProjectTimeline({ projectId }: { readonly projectId: number }) {
  return <TimelineCard>{(onClose) => <Bars projectId={projectId} onClose={onClose} />}</TimelineCard>;
}

function Bars({ projectId, onClose }: { readonly projectId: number; readonly onClose: () => void }) {
  const choice = useTimelineChoice();
  const query = useTimeline(projectId, choice.range, withoutDates(choice.selection));
  const t = useTranslate();
  const state = useTimelineState(choice, query);
  return (
    <TimelinePanel
      state={state}
      none={t('panel.timeline.none')}
      failed={t('panel.timeline.failed')}
      onClose={onClose}
    />
  );
}
