import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from '../form/feature-form.module.css';
import type { SavedEarlier } from './find-saved.ts';

interface SavedEarlierOfferProps {
  /** What the server has; null when it is not there any more. */
  readonly saved: SavedEarlier | null;
  readonly onOpen: () => void;
  readonly onSaveAsAnother: () => void;
}

/** The way on when the server has this drawing already, with other content: its answer was lost, and more was typed. */
export function SavedEarlierOffer({ saved, onOpen, onSaveAsAnother }: SavedEarlierOfferProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={classes.offer} role="alert">
      <p>{saved === null ? t('drawing.reused.gone') : t('drawing.reused.text', { name: saved.name })}</p>
      <div className={classes.choices}>
        {saved !== null && (
          <Button
            variant="default"
            size="compact-md"
            onClick={onOpen}
            renderRoot={(root) => (
              <Link
                to="/organizations/$org_id/projects/$project_id/features/$featureCode"
                params={saved}
                {...root}
              />
            )}
          >
            {t('drawing.reused.open')}
          </Button>
        )}
        <Button variant="default" size="compact-md" onClick={onSaveAsAnother}>
          {t('drawing.reused.another')}
        </Button>
      </div>
    </div>
  );
}
