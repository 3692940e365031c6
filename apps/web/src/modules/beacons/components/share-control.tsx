import { Button } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useIsMapCovered } from '../../../ui/page/map-insets.ts';
import { useTrailKeep } from '../../positions/index.ts';
import { useProject } from '../../projects/index.ts';
import { startSharing, stopSharing } from '../sharing/sharing.ts';
import { sharing } from '../sharing/sharing-state.ts';
import { MAX_WAITING, MAX_WAITING_HOURS } from '../sharing/waiting-bounds.ts';
import { waiting } from '../sharing/waiting-state.ts';
import { DeleteTrail } from './delete-trail.tsx';
import classes from './share-control.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 5_000;

interface ShareControlProps {
  readonly memberId: number;
  readonly organizationId: number;
  /** 0 without a project on the map. */
  readonly projectId: number;
}

/** Asks before one's position is shared; while it is, a sign that stays. */
export function ShareControl({ memberId, organizationId, projectId }: ShareControlProps) {
  const t = useTranslate();
  const { kept, problem } = useStore(sharing, (state) => state);
  const [isAsking, setIsAsking] = useState(false);
  const { count, isLosing } = useStore(waiting, (state) => state);
  const isCovered = useIsMapCovered();
  const notice = (problem !== null || count > 0 || isLosing) && (
    <>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {t(`beacons.${problem}`)}
        </p>
      )}
      {isLosing && (
        <p className={classes.problem} role="alert">
          {t('beacons.notKept')}
        </p>
      )}
      {count > 0 && (
        <p className={classes.about} role="status" data-positions={count}>
          {t('beacons.waiting', { count })} <Bounds />
        </p>
      )}
    </>
  );
  if (isCovered) return kept === null ? null : <Sign project={kept.projectName} />;
  if (kept !== null) {
    const project = kept.projectName;
    return (
      <section className={classes.card} aria-label={t('beacons.sharing', { project })}>
        <p className={classes.sign} role="status">
          <span className={classes.dot} aria-hidden />
          {t('beacons.sharing', { project })}
        </p>
        {notice}
        <DeleteTrail memberId={memberId} projectId={kept.projectId} project={project} />
        <div className={classes.actions}>
          <MinutesLeft until={kept.until} />
          <Button size="compact-sm" variant="default" onClick={() => startSharing(kept)}>
            {t('beacons.renew')}
          </Button>
          <Button size="compact-sm" onClick={() => void stopSharing()}>
            {t('beacons.stop')}
          </Button>
        </div>
      </section>
    );
  }
  if (isAsking)
    return <AskFirst {...{ memberId, organizationId, projectId }} onDone={() => setIsAsking(false)} />;
  const pill = (
    <button
      type="button"
      className={notice === false ? classes.pill : classes.again}
      onClick={() => setIsAsking(true)}
    >
      <IconBroadcast size={16} stroke={1.5} aria-hidden />
      {t('beacons.share')}
    </button>
  );
  if (notice === false) return pill;
  return (
    <section className={classes.card} aria-label={t('beacons.share')}>
      {notice}
      {pill}
    </section>
  );
}

/** That one's position is shared, in the strip of the map above a high drawer. */
function Sign({ project }: { readonly project: string }) {
  const t = useTranslate();
  return (
    <p className={classes.strip} role="status">
      <span className={classes.dot} aria-hidden />
      <span>{t('beacons.sharing', { project })}</span>
    </p>
  );
}

interface AskFirstProps extends ShareControlProps {
  readonly onDone: () => void;
}

function AskFirst({ memberId, organizationId, projectId, onDone }: AskFirstProps) {
  const t = useTranslate();
  const projectName = useProject(organizationId, projectId).data?.project_name ?? t('beacons.theProject');
  const keep = useTrailKeep(projectId);
  const start = () => {
    startSharing({ memberId, projectId, projectName });
    onDone();
  };
  return (
    <section className={classes.card} aria-label={t('beacons.share')}>
      <p className={classes.about}>
        {t('beacons.about', { project: projectName })} {keep !== undefined && t(`beacons.trail.${keep}`)}{' '}
        {t('beacons.withoutNetwork')} <Bounds />
      </p>
      <DeleteTrail memberId={memberId} projectId={projectId} project={projectName} />
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {t('beacons.cancel')}
        </Button>
        {/* Nobody shares before it is said what is kept. */}
        <Button size="compact-sm" onClick={start} disabled={keep === undefined}>
          {t('beacons.start')}
        </Button>
      </div>
    </section>
  );
}

/** How much waits in this browser at most. */
function Bounds() {
  const t = useTranslate();
  return t('beacons.bounds', { most: MAX_WAITING, hours: MAX_WAITING_HOURS });
}

function MinutesLeft({ until }: { readonly until: number }) {
  const t = useTranslate();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.left}>
      {t('beacons.left', { minutes: Math.max(1, Math.ceil((until - now) / MINUTE_MS)) })}
    </span>
  );
}
