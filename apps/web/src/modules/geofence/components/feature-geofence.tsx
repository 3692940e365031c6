import { Button } from '@mantine/core';
import type { Feature, GeofenceCrossing } from '@waypost/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useGeofenceEvents } from '../api.ts';
import classes from './feature-geofence.module.css';

/** The number of events shown initially. */
const SHOWN = 5;
const MORE = 20;

/** The events of a geofence and its latest crossings, live; nothing without a geofence. */
export function FeatureGeofence({ feature }: { readonly feature: Feature }) {
  const t = useTranslate();
  const { code, geofence, geofence_events, geofence_prompt } = feature.properties;
  if (!geofence) return null;
  const events = geofence_events.map((event) => t(`report.geofenceEvents.${event}`)).join(', ');
  return (
    <section className={classes.section} aria-labelledby="geofence">
      <h2 id="geofence" className={classes.title}>
        {t('report.geofence')}
      </h2>
      <p className={classes.about}>
        {t('report.crossings.watches', { events })}{' '}
        {t(geofence_prompt ? 'report.crossings.asks' : 'report.crossings.asksNot')}
      </p>
      <Crossings code={code} />
    </section>
  );
}

function Crossings({ code }: { readonly code: string }) {
  const t = useTranslate();
  const { data, isPending } = useGeofenceEvents(code);
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

function Crossing({ crossing: { event, member, created_at } }: { readonly crossing: GeofenceCrossing }) {
  const t = useTranslate();
  const name = member.display_name ?? t('common.unknownPerson');
  return (
    <li className={classes.crossing}>
      <InitialsAvatar name={name} seed={member.member_id ?? 0} url={member.avatar_url} />
      <p className={classes.line}>
        <span className={classes.name}>{name}</span> <span>{t(`report.crossings.${event}`)}</span>{' '}
        <RelativeTime value={created_at} className={classes.time ?? ''} />
      </p>
    </li>
  );
}
