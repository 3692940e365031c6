import { Button } from '@mantine/core';
import type { FenceCorrection, FenceCrossing } from '@waypost/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useFenceCrossings } from '../api.ts';
import { toKindText } from '../kind-text.ts';
import { toDuration } from '../to-duration.ts';
import classes from './feature-geofence.module.css';
import { FencePerson } from './fence-person.tsx';

/** The number of events shown initially. */
const SHOWN = 5;
const MORE = 20;
/** Told later than this, an event is said to have been told late. */
const LATE_MS = 10 * 60_000;

/** What a geofence told, newest first, live, with its corrections. */
export function FenceCrossings({ code }: { readonly code: string }) {
  const t = useTranslate();
  const { data, isPending } = useFenceCrossings(code);
  const [shown, setShown] = useState(SHOWN);
  if (isPending) {
    return (
      <div aria-busy="true">
        <SkeletonRows rows={2} />
      </div>
    );
  }
  // By the specification, a failure here is silent.
  if (data === undefined) return null;
  if (data.length === 0) return <p className={classes.empty}>{t('report.crossings.empty')}</p>;
  return (
    <>
      <ul className={classes.list} aria-live="polite">
        {data.slice(0, shown).map((crossing) => (
          <Crossing key={crossing.id} crossing={crossing} />
        ))}
      </ul>
      {data.length > shown && (
        <Button variant="default" size="compact-md" onClick={() => setShown(shown + MORE)}>
          {t('report.more')}
        </Button>
      )}
    </>
  );
}

function useDurationText(): (ms: number) => string {
  const t = useTranslate();
  return (ms) => {
    const { unit, count } = toDuration(ms);
    return unit === 'ms' ? t('geofence.units.ms') : t(`geofence.units.${unit}`, { count });
  };
}

function Crossing({ crossing }: { readonly crossing: FenceCrossing }) {
  const t = useTranslate();
  const toText = useDurationText();
  const { kind, cause, subject, at, told_at, source, withdrawn_at, corrections } = crossing;
  const lateMs = told_at === null ? 0 : Date.parse(told_at) - Date.parse(at);
  const notes = [
    ...(source === 'told' ? [t('geofence.told')] : []),
    ...(cause === 'crossed' ? [] : [t(`geofence.causes.${cause}`)]),
    ...(withdrawn_at === null && corrections.length === 0 && lateMs > LATE_MS
      ? [t('geofence.late', { time: toText(lateMs) })]
      : []),
  ];
  return (
    <FencePerson
      subject={subject}
      text={t(toKindText(kind, subject))}
      at={at}
      isStruck={withdrawn_at !== null}
    >
      {notes.length > 0 && <p className={classes.note}>{notes.join(' · ')}</p>}
      <Correction {...{ at, corrections, isWithdrawn: withdrawn_at !== null, toText }} />
    </FencePerson>
  );
}

interface CorrectionProps {
  readonly at: string;
  readonly corrections: readonly FenceCorrection[];
  readonly isWithdrawn: boolean;
  readonly toText: (ms: number) => string;
}

/** What became of an event since it was told at first. */
function Correction({ at, corrections, isWithdrawn, toText }: CorrectionProps) {
  const t = useTranslate();
  const [first] = corrections;
  if (first === undefined) return null;
  if (isWithdrawn) {
    return (
      <p className={classes.correction}>
        <strong>{t('geofence.withdrawn')}</strong>: {t('geofence.withdrawnAgo')}
      </p>
    );
  }
  const byMs = Date.parse(at) - Date.parse(first.was_at);
  const time = toText(byMs);
  return (
    <p className={classes.correction}>
      {byMs < 0 ? t('geofence.earlier', { time }) : t('geofence.later', { time })}
    </p>
  );
}
