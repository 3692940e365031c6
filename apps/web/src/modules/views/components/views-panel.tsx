import { Button, Switch, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { AccessMap } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import type { SearchParams } from '../../../data/selection/search-params.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createView, useViews } from '../api.ts';
import { toNameFault } from '../name-fault.ts';
import { toViewQuery } from '../view-query.ts';
import { ViewRow } from './view-row.tsx';
import classes from './views-panel.module.css';

interface ViewsPanelProps {
  readonly projectId: number;
  readonly access: AccessMap | undefined;
}

/** The saved views of a project, and the form that saves the present one. */
export function ViewsPanel({ projectId, access }: ViewsPanelProps) {
  const t = useTranslate();
  const query = useViews(projectId);
  const ownId = useMember()?.member_id;
  const [canShare, canManage] = [hasAccess(access, 'view:share'), hasAccess(access, 'view:manage')];
  return (
    <section className={classes.panel} aria-label={t('views.title')}>
      {hasAccess(access, 'view:create') && <SaveForm projectId={projectId} canShare={canShare} />}
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} lines={1} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(views) => views.length === 0}
        empty={<p className={classes.empty}>{t('views.empty')}</p>}
      >
        {(views) => (
          <ul className={classes.list}>
            {views.map((view) => (
              <ViewRow
                key={view.view_id}
                view={view}
                isOwn={view.member_id === ownId}
                canChange={view.member_id === ownId || canManage}
                canShare={canShare}
              />
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function SaveForm({ projectId, canShare }: { readonly projectId: number; readonly canShare: boolean }) {
  const t = useTranslate();
  const search: SearchParams = useSearch({ strict: false });
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const fault = toNameFault(name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (fault !== null || isBusy) return;
    setIsBusy(true);
    try {
      await createView(projectId, { name, query: toViewQuery(search), is_shared: isShared });
      setName('');
      setIsTried(false);
      showToast({ tone: 'good', message: t('views.saved') });
      await queryClient.invalidateQueries({ queryKey: ['views'] });
    } catch (error) {
      showToast({ tone: 'error', title: t('views.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        label={t('views.name')}
        description={t('views.hint')}
        value={name}
        error={isTried && fault !== null ? t(`views.${fault}`) : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {canShare && (
        <Switch
          label={t('views.share')}
          checked={isShared}
          onChange={(event) => setIsShared(event.currentTarget.checked)}
        />
      )}
      <Button type="submit" variant="default" loading={isBusy}>
        {t('views.save')}
      </Button>
    </form>
  );
}
