import type { Feature, HistoryEntry } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useUnits } from '../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { type ChangeLine, toChangeLines } from './change-text.ts';
import classes from './feature-history.module.css';
import { useHistory } from './history-api.ts';
import { RestoreButton, RestoreFileButton } from './restore-buttons.tsx';

interface FeatureHistoryProps {
  readonly feature: Feature;
  readonly canRestore: boolean;
  readonly canRestoreFiles: boolean;
}

/** The changes of a feature with author and time; loaded when opened. */
export function FeatureHistory({ feature, canRestore, canRestoreFiles }: FeatureHistoryProps) {
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
                      canRestoreFiles={canRestoreFiles}
                    />
                  ))}
              </ol>
              <MoreButton query={query} size="compact-md">
                {t('report.more')}
              </MoreButton>
            </>
          )}
        </AsyncView>
      )}
    </details>
  );
}

/** Files and trash actions depend on the current version. */
const LEADS_TO_VERSION: ReadonlySet<string> = new Set(['created', 'updated', 'restored']);

interface EntryProps {
  readonly code: string;
  /** The current version. */
  readonly version: number;
  readonly entry: HistoryEntry;
  readonly canRestore: boolean;
  readonly canRestoreFiles: boolean;
}

function Entry({ code, version, entry, canRestore, canRestoreFiles }: EntryProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const lines = entry.changes.flatMap((change) => toChangeLines(change, t, locale, units));
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
      {canRestoreFiles && entry.removed_resource !== null && (
        <RestoreFileButton code={code} uuid={entry.removed_resource} />
      )}
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
