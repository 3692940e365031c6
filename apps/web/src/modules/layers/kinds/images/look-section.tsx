import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImageLooks, Layer } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import classes from './images.module.css';
import { chooseLook, lookQuery } from './look-api.ts';
import { toDraft, toLook } from './look-draft.ts';
import { LookFields } from './look-fields.tsx';
import { LookPreview } from './look-preview.tsx';

/** How a picture is drawn: changed with a preview, and then for everybody. */
export function LookSection({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const query = useQuery(lookQuery(layer));
  return (
    <section className={classes.look} aria-label={t('images.look.title')}>
      <h3 className={classes.title}>{t('images.look.title')}</h3>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(looks) => <LookForm layer={layer} looks={looks} />}
      </AsyncView>
    </section>
  );
}

interface LookFormProps {
  readonly layer: Layer;
  readonly looks: ImageLooks;
}

function LookForm({ layer, looks }: LookFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(() => toDraft(looks.look));
  const [isBusy, setIsBusy] = useState(false);
  const look = toLook(draft);
  const isSame = JSON.stringify(look) === JSON.stringify(toLook(toDraft(looks.look)));
  const isUsual = JSON.stringify(look) === JSON.stringify(toLook(toDraft(looks.usual_look)));
  const choose = async () => {
    if (look === null) return;
    setIsBusy(true);
    try {
      await chooseLook(layer, look);
      showToast({ tone: 'good', title: t('images.look.chosen') });
    } catch (error) {
      showToast({ tone: 'error', title: t('images.look.notChosen'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <>
      <LookPreview layer={layer} look={look} />
      <LookFields looks={looks} draft={draft} onChange={setDraft} />
      {looks.state !== 'shown' && (
        <p className={looks.state === 'failed' ? classes.fault : classes.note} role="status">
          {t(`images.look.states.${looks.state}`)}
        </p>
      )}
      <div className={classes.form}>
        <Button
          size="compact-sm"
          loading={isBusy}
          disabled={look === null || (isSame && looks.state !== 'failed')}
          onClick={() => void choose()}
        >
          {t('images.look.choose')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isUsual}
          onClick={() => setDraft(toDraft(looks.usual_look))}
        >
          {t('images.look.usual')}
        </Button>
      </div>
    </>
  );
}
