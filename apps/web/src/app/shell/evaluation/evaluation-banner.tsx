import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { isBannerDismissed } from './banner-dismissed.ts';
import classes from './evaluation-banner.module.css';
import { evaluationTexts } from './evaluation-texts.ts';

const EvaluationNote = lazyPart(async () => ({
  default: (await withTexts(import('./evaluation-note.tsx'), evaluationTexts)).EvaluationNote,
}));

/** States that the server runs in evaluation mode; can be dismissed for this browser session. */
export function EvaluationBanner() {
  const { data } = useQuery(frontConfigQuery);
  const [isDismissed, setIsDismissed] = useState(isBannerDismissed);
  if (isDismissed || data?.evaluation !== true) return null;
  return (
    // Of its height before its text is there: the early map has left it room.
    <div className={classes.banner} role="note">
      <Suspense>
        <EvaluationNote onDismissed={() => setIsDismissed(true)} />
      </Suspense>
    </div>
  );
}
