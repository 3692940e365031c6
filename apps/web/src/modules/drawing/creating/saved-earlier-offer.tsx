import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from '../form/feature-form.module.css';
import type { SavedEarlier } from './find-saved.ts';

interface SavedEarlierOfferProps {
  /** The feature on the server; null if it no longer exists. */
  readonly saved: SavedEarlier | null;
  readonly onOpen: () => void;
  readonly onSaveAsAnother: () => void;
}

/**
 * Offered when the server has this drawing with other content: the response was lost, and the form was changed since.
 */
export function SavedEarlierOffer({ saved, onOpen, onSaveAsAnother }: SavedEarlierOfferProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns nothing: newer browsers return a promise.
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
