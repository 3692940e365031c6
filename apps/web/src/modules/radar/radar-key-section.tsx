import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RadarKey } from '@waypost/contract';
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
import { deleteRadarKey, putRadarKey, radarKeyQuery } from './api.ts';
import { KeepDaysField } from './keep-days-field.tsx';

/** The organization's own account for radar, for administrators. */
export function RadarKeySection({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const query = useQuery(radarKeyQuery(organizationId));
  return (
    <section aria-labelledby="radar-key">
      <h2 id="radar-key" className={classes.heading}>
        {t('radarKey.title')}
      </h2>
      <p className={classes.hint}>{t('radarKey.hint')}</p>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={1} picture="none" />}
        toErrorText={(error) => `${t('radarKey.listFailed')} ${toErrorText(t, error)}`}
      >
        {(stored) => (
          <>
            <Stored organizationId={organizationId} stored={stored} />
            <AccountForm organizationId={organizationId} isSet={stored.key !== null} />
          </>
        )}
      </AsyncView>
      <KeepDaysField organizationId={organizationId} />
    </section>
  );
}

interface StoredProps {
  readonly organizationId: number;
  readonly stored: RadarKey;
}

function Stored({ organizationId, stored: { account, key, set_at, set_by, is_shared } }: StoredProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  if (key === null)
    return <p className={classes.hint}>{t(is_shared ? 'radarKey.shared' : 'radarKey.none')}</p>;
  const remove = async () => {
    const isSure = await confirm({
      title: t('radarKey.removeTitle'),
      text: t(is_shared ? 'radarKey.removeShared' : 'radarKey.removeText'),
      confirmLabel: t('radarKey.remove'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await deleteRadarKey(organizationId);
      showToast({ tone: 'good', message: t('radarKey.removed') });
    } catch (error) {
      showToast({ tone: 'error', title: t('radarKey.removeFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <div className={classes.row}>
      <span className={classes.facts}>
        <span>{account}</span>
        <code>{key}</code>
        {set_at !== null && <RelativeTime value={set_at} />}
        {set_by !== null && <span>{t('radarKey.setBy', { name: set_by })}</span>}
      </span>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void remove()}>
        {t('radarKey.remove')}
      </Button>
    </div>
  );
}

interface AccountFormProps {
  readonly organizationId: number;
  readonly isSet: boolean;
}

interface Faults {
  readonly account?: string;
  readonly key?: string;
}

function AccountForm({ organizationId, isSet }: AccountFormProps) {
  const t = useTranslate();
  const [account, setAccount] = useState('');
  const [apikey, setKey] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setIsBusy] = useState(false);
  useLeaveGuard(() => account !== '' || apikey !== '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found: Faults = {
      ...(!/^[\w.-]+$/.test(account.trim()) && { account: t('radarKey.accountRequired') }),
      ...(apikey.trim().length < 3 && { key: t('radarKey.required') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      await putRadarKey(organizationId, { account: account.trim(), apikey: apikey.trim() });
      setAccount('');
      setKey('');
      showToast({ tone: 'good', message: t('radarKey.saved') });
    } catch (error) {
      if (hasCode(error, 'radar_key_refused')) setFaults({ key: t('radarKey.refused') });
      else showToast({ tone: 'error', title: t('radarKey.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        className={classes.field ?? ''}
        label={t('radarKey.account')}
        description={t('radarKey.accountHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        value={account}
        error={faults.account}
        onChange={({ currentTarget: { value } }) => setAccount(value)}
      />
      <PasswordInput
        className={classes.field ?? ''}
        label={t('radarKey.label')}
        placeholder={t('radarKey.placeholder')}
        autoComplete="off"
        value={apikey}
        error={faults.key}
        onChange={({ currentTarget: { value } }) => setKey(value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t(isSet ? 'radarKey.replace' : 'radarKey.set')}
      </Button>
    </form>
  );
}
