import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ModelKey } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from '../../../ui/forms/key-section.module.css';
import { confirm } from '../../../ui/questions/confirm.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteModelKey, modelKeyQuery } from './api.ts';
import { ModelKeyForm } from './model-key-form.tsx';

/** The organization’s own language model, which writes its reports, for administrators. */
export function ModelKeySection({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const query = useQuery(modelKeyQuery(organizationId));
  return (
    <section aria-labelledby="model-key">
      <h2 id="model-key" className={classes.heading}>
        {t('modelKey.title')}
      </h2>
      <p className={classes.hint}>{t('modelKey.hint')}</p>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={1} picture="none" />}
        toErrorText={(error) => `${t('modelKey.listFailed')} ${toErrorText(t, error)}`}
      >
        {(stored) => (
          <>
            <Stored organizationId={organizationId} stored={stored} />
            <ModelKeyForm organizationId={organizationId} isSet={stored.model !== null} />
          </>
        )}
      </AsyncView>
    </section>
  );
}

interface StoredProps {
  readonly organizationId: number;
  readonly stored: ModelKey;
}

function Stored({ organizationId, stored }: StoredProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { model, url, key, set_at, set_by, shared_model: shared } = stored;
  if (model === null) {
    const words = shared === null ? t('modelKey.none') : t('modelKey.shared', { model: shared });
    return <p className={classes.hint}>{words}</p>;
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('modelKey.removeTitle'),
      text: shared === null ? t('modelKey.removeText') : t('modelKey.removeShared', { model: shared }),
      confirmLabel: t('modelKey.remove'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await deleteModelKey(organizationId);
      showToast({ tone: 'good', message: t('modelKey.removed') });
    } catch (error) {
      showToast({ tone: 'error', title: t('modelKey.removeFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <div className={classes.row}>
      <span className={classes.facts}>
        <span>{model}</span>
        <span className={classes.address}>{url}</span>
        {key === null ? <span>{t('modelKey.noKey')}</span> : <code>{key}</code>}
        {set_at !== null && <RelativeTime value={set_at} />}
        {set_by !== null && <span>{t('modelKey.setBy', { name: set_by })}</span>}
      </span>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void remove()}>
        {t('modelKey.remove')}
      </Button>
    </div>
  );
}
