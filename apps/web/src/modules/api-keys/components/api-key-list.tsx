import { ActionIcon, Button } from '@mantine/core';
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ApiKey, Organization } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteApiKey, useApiKeys } from '../api.ts';
import classes from './api-key-list.module.css';

const CreateKeyDialog = lazy(async () => ({
  default: (await import('./create-key-dialog.tsx')).CreateKeyDialog,
}));

/** The API keys of an organization. */
export function ApiKeyList({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const [isCreating, setIsCreating] = useState(false);
  const { organization_id, current_member } = organization;
  const query = useApiKeys(organization_id);
  return (
    <section aria-labelledby="api-keys">
      <div className={classes.head}>
        <div>
          <h2 id="api-keys" className={classes.heading}>
            {t('apiKeys.title')}
          </h2>
          <p className={classes.hint}>{t('apiKeys.hint')}</p>
        </div>
        {hasAccess(current_member.access_map, 'api_key:create') && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setIsCreating(true)}
          >
            {t('apiKeys.add')}
          </Button>
        )}
      </div>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} picture="none" />}
        toErrorText={(error) => `${t('apiKeys.listFailed')} ${toErrorText(t, error)}`}
        isEmpty={(keys) => keys.length === 0}
        empty={<EmptyState icon={IconKey} title={t('apiKeys.empty')} />}
      >
        {(keys) => (
          <ul className={classes.list}>
            {keys.map((key) => (
              <KeyRow key={key.uuid} apiKey={key} organizationId={organization_id} />
            ))}
          </ul>
        )}
      </AsyncView>
      {isCreating && (
        <Suspense>
          <CreateKeyDialog organizationId={organization_id} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </section>
  );
}

function KeyRow({ apiKey, organizationId }: { apiKey: ApiKey; organizationId: number }) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { uuid, name, key, scope, created_by, created_at, last_used_at } = apiKey;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('apiKeys.deleteTitle', { name }),
      text: t('apiKeys.deleteText'),
      confirmLabel: t('apiKeys.deleteConfirm'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      await deleteApiKey(organizationId, uuid);
      showToast({ tone: 'good', message: t('apiKeys.deleted') });
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('apiKeys.deleteFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <code className={classes.key}>{key}</code>
        <span className={classes.facts}>
          <span>{t(`apiKeys.scopes.${scope}`)}</span>
          <span>{t('apiKeys.by', { name: created_by })}</span>
          <RelativeTime value={created_at} />
          <span>
            {last_used_at === null ? (
              t('apiKeys.neverUsed')
            ) : (
              <>
                {t('apiKeys.lastUsed')} <RelativeTime value={last_used_at} />
              </>
            )}
          </span>
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        loading={isBusy}
        aria-label={t('apiKeys.delete', { name })}
        onClick={() => void remove()}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  );
}
