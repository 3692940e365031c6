import { IconFilter, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { afterTheMap } from '../../../map/early/after-the-map.ts';
import { drawingSheet } from '../../../map/session/drawing-sheet.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatDay } from '../../../ui/times/time-format.ts';
import { useProjectMembers } from '../../projects/index.ts';
import { useFeedTags, useFeedTemplates } from '../api.ts';
import classes from './feed-filters.module.css';
import { toFilterBadges } from './filter-badges.ts';
import type { FeedSearch } from './use-feed-search.ts';

const loadCard = () => import('./filter-card.tsx');
const FilterCard = lazy(async () => ({ default: (await loadCard()).FilterCard }));

interface FeedFiltersProps {
  readonly organizationId: number;
  readonly projectId: number;
  readonly feed: FeedSearch;
  /** The member whose data the tab shows; null on "All data". */
  readonly ownId: number | null;
  /** How many features pass; undefined until they are counted. */
  readonly total: number | undefined;
  /** Whether the total is that of the previous filters. */
  readonly isCounting: boolean;
  /** What else stands in the row of the badges. */
  readonly children: ReactNode;
}

/** The active filters as removable badges, and the card that sets them. */
export function FeedFilters(props: FeedFiltersProps) {
  const { organizationId, projectId, feed, ownId, total, isCounting, children } = props;
  const t = useTranslate();
  const preferences = usePreferences();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDrawing = useStore(drawingSheet, ({ isOut }) => isOut);
  useEffect(() => afterTheMap(loadCard), []);
  const memberQuery = useProjectMembers(organizationId, projectId);
  const templateQuery = useFeedTemplates(projectId);
  const tags = useFeedTags(organizationId, feed.selection.feature_tags !== undefined).data;
  const [members, templates] = [memberQuery.data, templateQuery.data];
  const now = new Date();
  const badges = toFilterBadges(feed.search, feed.selection, {
    t,
    now,
    formatDay: (ms) => formatDay(new Date(ms), now.getTime(), preferences),
    memberName: (id) => members?.find((one) => one.member_id === id)?.display_name,
    tagName: (id) => tags?.find((one) => one.tag_id === id)?.name,
    templateName: (id) => templates?.find((one) => one.id === id)?.name,
    ownId,
  });
  const reset = () => feed.reset(ownId === null ? {} : { member_ids: [String(ownId)] });
  return (
    <>
      <div className={classes.badges}>
        {badges.map(({ key, label, without }) => (
          <button
            key={key}
            type="button"
            className={classes.badge}
            aria-label={t('panel.remove', { name: label })}
            onClick={() => feed.set(without)}
          >
            <span className={classes.label}>{label}</span>
            <IconX size={12} stroke={2} aria-hidden />
          </button>
        ))}
        <button
          ref={button}
          type="button"
          className={classes.add}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={() => void loadCard()}
          onFocus={() => void loadCard()}
        >
          <IconFilter size={13} stroke={1.75} aria-hidden />
          {t('panel.filter')}
        </button>
        {badges.length > 0 && (
          <button type="button" className={classes.reset} onClick={reset}>
            {t('panel.reset')}
          </button>
        )}
        {children}
      </div>
      {isOpen && !isDrawing && (
        <Suspense>
          <FilterCard
            organizationId={organizationId}
            projectId={projectId}
            feed={feed}
            members={members}
            templates={templates}
            hasMembers={ownId === null}
            failed={{ members: memberQuery.isError, templates: templateQuery.isError }}
            total={total}
            isCounting={isCounting}
            onReset={badges.length > 0 ? reset : null}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
