import { FENCE_EVENT_KINDS, type FenceTrial } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { toKindText } from '../kind-text.ts';
import classes from './feature-geofence.module.css';
import { FencePerson } from './fence-person.tsx';

const SHOWN = 10;

interface FenceTrialResultProps {
  readonly trial: FenceTrial;
  readonly isOfVessels: boolean;
}

/** What a geofence would have told. */
export function FenceTrialResult({ trial, isOfVessels }: FenceTrialResultProps) {
  const t = useTranslate();
  const { positions_count: positions, subjects_count: subjects, counts, events, is_cut } = trial;
  if (positions === 0) {
    return (
      <p className={classes.trial} role="status">
        {t(isOfVessels ? 'geofence.trial.noVessels' : 'geofence.trial.none')}
      </p>
    );
  }
  const parts = FENCE_EVENT_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    const name = isOfVessels && kind === 'absent' ? 'lost' : kind;
    return count === 0 ? [] : [t(`geofence.trial.${name}`, { count })];
  });
  return (
    <div className={classes.trial} role="status">
      <p className={classes.about}>
        {parts.length === 0 ? (
          <strong>{t('geofence.trial.nothing')}</strong>
        ) : (
          <>
            <strong>{t('geofence.trial.title')}</strong>: {parts.join(', ')}.
          </>
        )}{' '}
        {t(isOfVessels ? 'geofence.trial.onVessels' : 'geofence.trial.on', { positions, subjects })}{' '}
        {is_cut && t('geofence.trial.cut')}
      </p>
      <ul className={classes.list}>
        {events.slice(0, SHOWN).map(({ kind, subject, at }) => (
          <FencePerson
            key={`${kind} ${subject.id} ${at}`}
            subject={subject}
            text={t(toKindText(kind, subject))}
            at={at}
          />
        ))}
      </ul>
    </div>
  );
}
