import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Feature, HistoryEntry } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/error-text.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toaster.ts';
import { type ChangeLine, toChangeLines } from '../change-text.ts';
import { restoreVersion, useHistory } from '../history-api.ts';
import { restoreEarlier } from '../restore-earlier.ts';
import classes from './feature-history.module.css';

interface FeatureHistoryProps {
  readonly feature: Feature;
  readonly canRestore: boolean;
}

/** Who changed what of a feature, and when; it is asked for when it is opened. */
export function FeatureHistory({ feature, canRestore }: FeatureHistoryProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { code, version } = feature.properties;
  const query = useHistory(code, isOpen);
  return (
    <details className={classes.section} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>{t('report.history.title')}</summary>
      {isOpen && (
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={3} picture="none" />}
          toErrorText={(error) => toErrorText(t, error)}
        >
          {({ pages }) => (
            <>
              <ol className={classes.list}>
                {pages
                  .flatMap((page) => page.entries)
                  .map((entry) => (
                    <Entry
                      key={entry.id}
                      code={code}
                      version={version}
                      entry={entry}
                      canRestore={canRestore && LEADS_TO_VERSION.has(entry.action) && entry.version < version}
                    />
                  ))}
              </ol>
              {query.hasNextPage && (
                <Button
                  variant="default"
                  size="compact-md"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('report.more')}
                </Button>
              )}
            </>
          )}
        </AsyncView>
      )}
    </details>
  );
}

/** Files and the trash come and go with the version that is there. */
const LEADS_TO_VERSION: ReadonlySet<string> = new Set(['created', 'updated', 'restored']);

interface EntryProps {
  readonly code: string;
  /** The version that is there. */
  readonly version: number;
  readonly entry: HistoryEntry;
  readonly canRestore: boolean;
}

function Entry({ code, version, entry, canRestore }: EntryProps) {
  const t = useTranslate();
  const locale = useLocale();
  const lines = entry.changes.flatMap((change) => toChangeLines(change, t, locale));
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <span className={classes.what}>
          {t(`report.history.actions.${entry.action}`, { version: entry.restored_version ?? 0 })}
        </span>
        <span className={classes.who}>
          {entry.member_display_name ?? t('common.unknownPerson')}, <RelativeTime value={entry.created_at} />
        </span>
      </p>
      {lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </dl>
      )}
      {canRestore && <RestoreButton code={code} version={entry.version} startedFrom={version} />}
    </li>
  );
}

function Line({ line }: { readonly line: ChangeLine }) {
  const t = useTranslate();
  const nothing = <span className={classes.nothing}>{t('report.history.nothing')}</span>;
  return (
    <div className={classes.line}>
      <dt>{line.label}</dt>
      <dd>
        <del>{line.old ?? nothing}</del>
        <span aria-hidden> → </span>
        <ins>{line.new ?? nothing}</ins>
      </dd>
    </div>
  );
}

interface RestoreButtonProps {
  readonly code: string;
  readonly version: number;
  /** The version on the screen: a newer one is not overwritten unseen. */
  readonly startedFrom: number;
}

function RestoreButton({ code, version, startedFrom }: RestoreButtonProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    const show = (state: Feature) => {
      queryClient.setQueryData(queryKeys.feature(code), state);
      for (const key of [queryKeys.featureHistory(code), ['features'], ['tile-state']])
        void queryClient.invalidateQueries({ queryKey: key });
    };
    setIsBusy(true);
    try {
      const restored = await restoreEarlier({
        startedFrom,
        ask: (newer) =>
          confirm({
            title: t('report.history.restoreTitle', { version }),
            text:
              newer === null
                ? t('report.history.restoreText')
                : t('report.history.restoreOverText', {
                    name: newer.changed_by?.display_name ?? t('common.unknownPerson'),
                    version: newer.feature.properties.version,
                  }),
            confirmLabel: t('report.history.restore'),
            cancelLabel: t('common.cancel'),
          }),
        showNewer: show,
        send: (from) => restoreVersion(code, version, from),
      });
      if (restored !== null) {
        show(restored);
        showToast({ tone: 'good', message: t('report.history.restored', { version }) });
      }
    } catch (error) {
      const title = t('report.history.restoreFailed');
      showToast({ tone: 'error', title, message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.restore ?? ''}
      leftSection={<IconRestore size={15} stroke={1.5} aria-hidden />}
      loading={isBusy}
      aria-label={t('report.history.restoreVersion', { version })}
      onClick={() => void restore()}
    >
      {t('report.history.restore')}
    </Button>
  );
}
