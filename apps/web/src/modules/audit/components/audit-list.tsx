import { Button } from '@mantine/core';
import { IconClipboardList, IconDownload } from '@tabler/icons-react';
import type { AuditEntry } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useSettled } from '../../../ui/people/use-settled.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { saveFile } from '../../features/index.ts';
import { type AuditQuery, downloadAudit, useAudit } from '../api.ts';
import { EVERYTHING, toAuditQuery } from '../audit-choice.ts';
import { toEntryText } from '../entry-text.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-list.module.css';

/** A pause in typing after which a name is looked for. */
const TYPING_MS = 300;

/** The audit log, newest first; of the whole installation if `organizationId` is null. */
export function AuditList({ organizationId }: { organizationId: number | null }) {
  const t = useTranslate();
  const [choice, setChoice] = useState(EVERYTHING);
  const who = useSettled(choice.who, TYPING_MS);
  const filter = toAuditQuery({ ...choice, who });
  const query = useAudit(organizationId, filter);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <div className={classes.page}>
      <AuditFilters
        choice={choice}
        onChange={(change) => setChoice((now) => ({ ...now, ...change }))}
        isOfAll={organizationId === null}
      />
      <DownloadButton organizationId={organizationId} filter={filter} />
      <AsyncView
        query={{ ...query, data: entries }}
        skeleton={<SkeletonRows rows={6} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState icon={IconClipboardList} title={t('audit.empty')} text={t('audit.emptyHint')} />}
      >
        {(all) => (
          <>
            <ol className={classes.list}>
              {all.map((entry) => (
                <Entry key={entry.id} entry={entry} isOfAll={organizationId === null} />
              ))}
            </ol>
            <MoreButton query={query}>{t('audit.more')}</MoreButton>
          </>
        )}
      </AsyncView>
    </div>
  );
}

/** Saves what the filter finds, all of it, as CSV. */
function DownloadButton(props: { readonly organizationId: number | null; readonly filter: AuditQuery }) {
  const t = useTranslate();
  const failure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    failure.clear();
    setIsBusy(true);
    try {
      const text = await downloadAudit(props.organizationId, props.filter);
      saveFile(`${t('audit.fileName')} ${new Date().toISOString().slice(0, 10)}.csv`, text, 'text/csv');
    } catch (error) {
      failure.show({ title: t('audit.downloadFailed'), message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => void download()}
    >
      {t('audit.download')}
    </Button>
  );
}

function Entry({ entry, isOfAll }: { entry: AuditEntry; isOfAll: boolean }) {
  const t = useTranslate();
  const where = [isOfAll ? entry.organization?.name : undefined, entry.project?.name].filter(
    (name) => name !== undefined,
  );
  return (
    <li className={classes.entry}>
      <span className={classes.text}>{toEntryText(t, entry)}</span>
      <span className={classes.facts}>
        <RelativeTime value={entry.created_at} />
        {where.length > 0 && <span>{where.join(' · ')}</span>}
      </span>
    </li>
  );
}
