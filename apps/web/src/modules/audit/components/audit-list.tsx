import { NativeSelect } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { AUDIT_ACTIONS, type AuditEntry } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useAudit } from '../api.ts';
import { toEntryText } from '../entry-text.ts';
import classes from './audit-list.module.css';

type Kind = (typeof AUDIT_ACTIONS)[number] extends `${infer K}.${string}` ? K : never;
const KINDS = [...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0] as Kind))];

/** The audit log, newest first; of the whole installation if `organizationId` is null. */
export function AuditList({ organizationId }: { organizationId: number | null }) {
  const t = useTranslate();
  const [kind, setKind] = useState<Kind | ''>('');
  const query = useAudit(organizationId, kind === '' ? null : kind);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <div className={classes.page}>
      <NativeSelect
        className={classes.kind ?? ''}
        label={t('audit.kind')}
        value={kind}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? '')}
        data={[
          { value: '', label: t('audit.everything') },
          ...KINDS.map((one) => ({ value: one, label: t(`audit.kinds.${one}`) })),
        ]}
      />
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
