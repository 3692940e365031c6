import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FeatureNeighbours } from '@waypost/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { toFeatureSelection } from '../../../data/selection/feature-selection.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { singleKeys } from '../../../map/session/single-keys.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { useNeighbours } from '../api.ts';
import { recallFeedBounds } from '../feed/feed-bounds.ts';
import { stepFeedPlace } from '../feed/feed-place.ts';
import { toFeedFilter } from '../filters/feed-filter.ts';
import classes from './feature-walk.module.css';

interface FeatureWalkProps {
  readonly params: { readonly org_id: string; readonly project_id: string };
  readonly code: string;
}

const ROUTE = '/organizations/$org_id/projects/$project_id/features/$featureCode';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key is meant for a field or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  );
}

/** Links to the next and previous feature of the list a person came from; J goes forward, K back. */
export function FeatureWalk({ params, code }: FeatureWalkProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const projectId = Number(params.project_id);
  const [bounds] = useState(() => recallFeedBounds(projectId));
  const filter = useMemo(() => toFeedFilter(toFeatureSelection(search), bounds), [search, bounds]);
  const around = useNeighbours(projectId, code, filter).data;
  const hasKeys = useStore(singleKeys, (keys) => keys.isOn);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasKeys || event.defaultPrevented || isElsewhere(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const to = key === 'j' ? around?.next : key === 'k' ? around?.prev : null;
    if (to === null || to === undefined) return;
    event.preventDefault();
    stepFeedPlace(to.code, key === 'j' ? 1 : -1);
    void navigate({ to: ROUTE, params: { ...params, featureCode: to.code } });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const labelOf = (label: string, key: string) => (hasKeys ? t('panel.keys', { label, key }) : label);
  return (
    <nav className={classes.walk} aria-label={t('panel.walk')}>
      <Step to={around?.prev} params={params} label={labelOf(t('panel.before'), 'K')} icon="left" />
      <Step to={around?.next} params={params} label={labelOf(t('panel.after'), 'J')} icon="right" />
    </nav>
  );
}

interface StepProps {
  readonly to: FeatureNeighbours['next'] | undefined;
  readonly params: FeatureWalkProps['params'];
  readonly label: string;
  readonly icon: 'left' | 'right';
}

function Step({ to, params, label, icon }: StepProps) {
  const Glyph = icon === 'left' ? IconChevronLeft : IconChevronRight;
  const glyph = <Glyph size={18} stroke={1.5} aria-hidden />;
  if (to === null || to === undefined) {
    return (
      <span className={classes.step} data-disabled="true" aria-hidden>
        {glyph}
      </span>
    );
  }
  return (
    <Hint label={`${label}: ${to.name}`}>
      <Link
        to={ROUTE}
        params={{ ...params, featureCode: to.code }}
        className={classes.step}
        aria-label={`${label}: ${to.name}`}
        preload={false}
        onClick={() => stepFeedPlace(to.code, icon === 'right' ? 1 : -1)}
      >
        {glyph}
      </Link>
    </Hint>
  );
}
