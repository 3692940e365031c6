import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Fact, FactFeature } from '@waypost/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { joinBoxes } from '../../../map/camera/join-boxes.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { factFeaturesQuery } from '../api.ts';
import { ComputeAgain } from './compute-again.tsx';
import { Pictures } from './fact-pictures.tsx';
import { toFactName, toFactValue } from './fact-text.ts';
import classes from './report-page.module.css';
import { toFeaturePage } from './to-feature-page.ts';

/** Facts of photographs: their card shows some. */
const SHOWS_PICTURES: ReadonlySet<Fact['kind']> = new Set(['photographs', 'most_pictured']);

interface FactCardProps {
  readonly organizationId: number;
  /** Of the report. */
  readonly code: string;
  /** In which the report tells days and hours. */
  readonly timeZone: string;
  readonly fact: Fact;
  /** Whether its layer is still there, of which it can be computed again. */
  readonly canCompute: boolean;
  readonly onClose: () => void;
}

/** A fact: its value, and the features that it rests on, to which the map moves. */
export function FactCard({ organizationId, code, timeZone, fact, canCompute, onClose }: FactCardProps) {
  const t = useTranslate();
  const reader = { t, locale: useLocale(), times: { ...usePreferences(), tz: timeZone } };
  const query = useQuery(factFeaturesQuery(organizationId, code, fact.id));
  const features = query.data ?? [];
  const box = joinBoxes(features.map(({ lon, lat }) => [lon, lat, lon, lat] as const));
  const number = fact.id.slice(1);
  const card = useRef<HTMLElement>(null);
  const isComplete = !query.isPending;
  // The features that are there when it is complete: the map does not follow those that come later.
  const onComplete = useEffectEvent(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    if (box !== null) zoomMapTo(box);
  });
  // The mark that opened it may be at the foot of the page, and the features come later than the card.
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete]);
  return (
    <aside ref={card} className={classes.card} aria-label={t('aiReports.factMark', { number })}>
      <div className={classes.cardHead}>
        <b className={classes.cardNumber}>{t('aiReports.factMark', { number })}</b>
        <span className={classes.cardText}>
          {toFactName(reader, fact)}: <b>{toFactValue(reader, fact)}</b>
        </span>
        <ActionIcon aria-label={t('aiReports.close')} title={t('aiReports.close')} onClick={onClose}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {query.isError && (
        <ErrorState
          title={t('aiReports.featuresFailed')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && fact.codes.length > 0 && <SkeletonRows rows={2} lines={1} picture="none" />}
      {query.isSuccess && <Features organizationId={organizationId} fact={fact} features={features} />}
      {box !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => zoomMapTo(box)}>
          {t('aiReports.showOnMap')}
        </Button>
      )}
      {canCompute && <ComputeAgain organizationId={organizationId} code={code} fact={fact} reader={reader} />}
    </aside>
  );
}

interface FeaturesProps {
  readonly organizationId: number;
  readonly fact: Fact;
  readonly features: readonly FactFeature[];
}

function Features({ organizationId, fact, features }: FeaturesProps) {
  const t = useTranslate();
  if (fact.codes.length === 0) return null;
  if (features.length === 0) return <p className={classes.cardNote}>{t('aiReports.noFeaturesNow')}</p>;
  return (
    <>
      <p className={classes.cardNote}>
        {features.length < fact.features
          ? t('aiReports.featuresOf', { shown: features.length, count: fact.features })
          : t('aiReports.rests', { count: fact.features })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard. */}
      <ul className={classes.features} tabIndex={0} aria-label={t('aiReports.features')}>
        {features.map((feature) => (
          <li key={feature.code}>
            <Link {...toFeaturePage(organizationId, feature)}>{feature.name}</Link>
            <RelativeTime value={feature.created_origin} />
          </li>
        ))}
      </ul>
      {SHOWS_PICTURES.has(fact.kind) && <Pictures organizationId={organizationId} features={features} />}
    </>
  );
}
