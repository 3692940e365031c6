import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteOwnTrail, useTrailKeep } from '../../positions/index.ts';
import { dropWaiting } from '../sharing/sender.ts';
import classes from './share-control.module.css';

interface DeleteTrailProps {
  readonly memberId: number;
  readonly projectId: number;
  /** Its name. */
  readonly project: string;
}

/** Deletes one's own trail in a project that keeps trails. */
export function DeleteTrail({ memberId, projectId, project }: DeleteTrailProps) {
  const t = useTranslate();
  const keep = useTrailKeep(projectId);
  const [isBusy, setIsBusy] = useState(false);
  if (keep === undefined || keep === 'none') return null;
  const run = async () => {
    setIsBusy(true);
    try {
      // What waits would join the trail again; what was measured meanwhile, too.
      await dropWaiting(memberId, projectId);
      await deleteOwnTrail(projectId);
      await dropWaiting(memberId, projectId);
      showToast({ tone: 'good', message: t('beacons.trailDeleted', { project }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('beacons.trailNotDeleted'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <button type="button" className={classes.again} disabled={isBusy} onClick={() => void run()}>
      {t('beacons.deleteTrail')}
    </button>
  );
}
