import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import type { Feature, FenceNow } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import section from '../../../ui/page/section.module.css';
import { useFenceNow } from '../api.ts';
import classes from './feature-geofence.module.css';
import { FenceCrossings } from './fence-crossings.tsx';
import { FencePerson } from './fence-person.tsx';

const FenceSettingsForm = lazy(async () => ({
  default: (await import('./fence-settings-form.tsx')).FenceSettingsForm,
}));

interface FenceSectionProps {
  readonly feature: Feature;
  readonly canUpdate: boolean;
}

export function FenceSection({ feature, canUpdate }: FenceSectionProps) {
  const t = useTranslate();
  const { code, geofence, geofence_events, geofence_prompt } = feature.properties;
  const { data: now } = useFenceNow(code);
  const [isEditing, setIsEditing] = useState(false);
  const events = geofence_events.map((event) => t(`report.geofenceEvents.${event}`)).join(', ');
  return (
    <section className={section.section} aria-labelledby="geofence">
      <div className={classes.head}>
        <h2 id="geofence" className={section.title}>
          {t('report.geofence')}
        </h2>
        {canUpdate && now !== undefined && !isEditing && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconSettings size={14} stroke={1.5} aria-hidden />}
            onClick={() => setIsEditing(true)}
          >
            {t(geofence ? 'geofence.settings' : 'geofence.setUp')}
          </Button>
        )}
      </div>
      {geofence ? (
        <p className={classes.about}>
          {t('report.crossings.watches', { events })}{' '}
          {t(geofence_prompt ? 'report.crossings.asks' : 'report.crossings.asksNot')}
        </p>
      ) : (
        <p className={classes.empty}>{t('geofence.off')}</p>
      )}
      {geofence && now !== undefined && now.radar !== null && (
        <RadarNote radar={now.radar} isLengthAsked={isLengthAsked(now)} />
      )}
      {isEditing && now !== undefined && (
        <Suspense>
          <FenceSettingsForm feature={feature} now={now} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      {now !== undefined && now.inside.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('geofence.inside')}</h3>
          <ul className={classes.list} aria-live="polite">
            {now.inside.map(({ subject, since }) => (
              <FencePerson
                key={`${subject.kind} ${subject.id}`}
                subject={subject}
                text={t('geofence.insideSince')}
                at={since}
              />
            ))}
          </ul>
          <h3 className={classes.subtitle}>{t('geofence.happened')}</h3>
        </>
      )}
      {geofence && <FenceCrossings code={code} />}
    </section>
  );
}

const isLengthAsked = ({ settings }: FenceNow) => (settings.radar?.min_length_m ?? null) !== null;

interface RadarNoteProps {
  readonly radar: NonNullable<FenceNow['radar']>;
  /** Whether shorter vessels are left out. */
  readonly isLengthAsked: boolean;
}

/** Which radar is watched, or why nothing is judged. */
function RadarNote({ radar, isLengthAsked }: RadarNoteProps) {
  const { layer_name, tells_length } = radar;
  const fault = radar.fault ?? (isLengthAsked && !tells_length ? 'no_lengths' : null);
  const t = useTranslate();
  if (fault !== null)
    return (
      <p className={classes.fault} role="status">
        {t(`geofence.radar.${fault}`, { name: layer_name ?? '' })}
      </p>
    );
  return <p className={classes.about}>{t('geofence.radar.watched', { name: layer_name ?? '' })}</p>;
}
