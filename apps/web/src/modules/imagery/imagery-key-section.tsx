import { Button, PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImageryKey } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { hasCode, toErrorText } from '../../data/queries/error-text.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from '../../ui/forms/key-section.module.css';
import { confirm } from '../../ui/questions/confirm.ts';
import { useLeaveGuard } from '../../ui/questions/use-leave-guard.ts';
import { AsyncView } from '../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../ui/times/relative-time.tsx';
import { showToast } from '../../ui/toasts/toaster.ts';
import { deleteImageryKey, imageryAccessQuery, imageryKeyQuery, putImageryKey } from './api.ts';

/** The organization's own account for satellite imagery, for administrators. */
export function ImageryKeySection({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const query = useQuery(imageryKeyQuery(organizationId));
  return (
    <section aria-labelledby="imagery-key">
      <h2 id="imagery-key" className={classes.heading}>
        {t('imagery.title')}
      </h2>
      <p className={classes.hint}>{t('imagery.hint')}</p>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={1} picture="none" />}
        toErrorText={(error) => `${t('imagery.listFailed')} ${toErrorText(t, error)}`}
      >
        {(stored) => (
          <>
            <Stored organizationId={organizationId} stored={stored} />
            {stored.is_allowed && <KeyForm organizationId={organizationId} isSet={stored.key !== null} />}
          </>
        )}
      </AsyncView>
    </section>
  );
}

interface StoredProps {
  readonly organizationId: number;
  readonly stored: ImageryKey;
}

function Stored({ organizationId, stored }: StoredProps) {
  const { key, set_at, set_by, is_shared, is_allowed } = stored;
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { data: access } = useQuery(imageryAccessQuery(organizationId));
  const isOpen = access?.provider === 'stac';
  const notAllowed = (
    <p className={classes.hint}>{t(isOpen ? 'imagery.notAllowedOpen' : 'imagery.notAllowed')}</p>
  );
  if (key === null) {
    if (!is_allowed) return notAllowed;
    const words = is_shared ? 'imagery.shared' : isOpen ? 'imagery.open' : 'imagery.none';
    return <p className={classes.hint}>{t(words)}</p>;
  }
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('imagery.removeTitle'),
      text: t(is_shared ? 'imagery.removeShared' : 'imagery.removeText'),
      confirmLabel: t('imagery.remove'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      await deleteImageryKey(organizationId);
      showToast({ tone: 'good', message: t('imagery.removed') });
    } catch (error) {
      showToast({ tone: 'error', title: t('imagery.removeFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <>
      {!is_allowed && notAllowed}
      <div className={classes.row}>
        <span className={classes.facts}>
          <code>{key}</code>
          {set_at !== null && <RelativeTime value={set_at} />}
          {set_by !== null && <span>{t('imagery.setBy', { name: set_by })}</span>}
        </span>
        <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void remove()}>
          {t('imagery.remove')}
        </Button>
      </div>
    </>
  );
}

interface KeyFormProps {
  readonly organizationId: number;
  readonly isSet: boolean;
}

function KeyForm({ organizationId, isSet }: KeyFormProps) {
  const t = useTranslate();
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useLeaveGuard(() => key !== '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (key.trim().length < 3) return setFault(t('imagery.required'));
    setIsBusy(true);
    try {
      await putImageryKey(organizationId, key.trim());
      setKey('');
      setFault(null);
      showToast({ tone: 'good', message: t('imagery.saved') });
    } catch (error) {
      if (hasCode(error, 'imagery_key_refused')) setFault(t('imagery.refused'));
      else showToast({ tone: 'error', title: t('imagery.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <PasswordInput
        className={classes.field ?? ''}
        label={t('imagery.label')}
        placeholder={t('imagery.placeholder')}
        autoComplete="off"
        value={key}
        error={fault}
        onChange={({ currentTarget: { value } }) => {
          setKey(value);
          setFault(null);
        }}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t(isSet ? 'imagery.replace' : 'imagery.set')}
      </Button>
    </form>
  );
}
