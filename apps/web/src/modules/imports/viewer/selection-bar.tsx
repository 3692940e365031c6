import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconExclamationCircle, IconFocusCentered, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import type { ImportItem, ImportStatus } from '../items/import-item.ts';
import { listSelected, removeItems } from '../items/import-state.ts';
import { changeImports, importStore, toItemsBox } from '../items/import-store.ts';
import { countStatuses } from '../items/status-counts.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** An upload is running: editing is disabled. */
  readonly isBusy: boolean;
  readonly onEdit: () => void;
}

/** Scrolls to the next feature with this status, after the marked one. */
function jumpToNext(status: ImportStatus): void {
  const { items } = importStore.get();
  const from = items.findIndex(({ localUuid }) => localUuid === mapSession.get().selectedLocalUuid);
  const ordered = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  const next = ordered.find((item) => item.status === status);
  if (next !== undefined) mapSession.set({ selectedLocalUuid: next.localUuid, popup: null });
}

/** Computed on demand: with many features the box takes longer than a frame. */
function showOnMap(items: readonly ImportItem[]): void {
  const box = toItemsBox(items);
  if (box !== null) zoomMapTo(box);
}

/** Actions for the selected features, and how many features need attention. */
export function SelectionBar({ isBusy, onEdit }: SelectionBarProps) {
  const t = useTranslate();
  const locale = useLocale();
  const state = useStore(importStore, (all) => all);
  const selected = useMemo(() => listSelected(state), [state]);
  const counts = countStatuses(state.items);
  const canBeShown = useMemo(() => selected.some(({ status }) => status !== 'error'), [selected]);
  const shownUuid = useStore(mapSession, (session) => session.selectedLocalUuid);
  // Usually none is, and finding out takes a while with very many.
  const shown = shownUuid === null ? undefined : state.items.find(({ localUuid }) => localUuid === shownUuid);
  return (
    <div className={classes.bar}>
      <span className={classes.count} aria-live="polite">
        <strong>{toNumberText(selected.length, locale)}</strong>{' '}
        {t('bulkEdit.selectedWord', { count: selected.length })}
      </span>
      <Button variant="default" size="xs" disabled={isBusy || selected.length === 0} onClick={onEdit}>
        {t('bulkEdit.edit')}
      </Button>
      <ActionIcon
        aria-label={t('bulkEdit.show')}
        title={t('bulkEdit.show')}
        disabled={!canBeShown}
        onClick={() => showOnMap(selected)}
      >
        <IconFocusCentered size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('bulkEdit.remove')}
        title={t('bulkEdit.remove')}
        disabled={isBusy || selected.length === 0}
        onClick={() => changeImports((all) => removeItems(all, all.selected))}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className={classes.space} />
      <StatusJump status="error" count={counts.error}>
        <IconExclamationCircle size={14} stroke={1.75} aria-hidden />
      </StatusJump>
      <StatusJump status="warning" count={counts.warning}>
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      </StatusJump>
      <p className={classes.reasons} aria-live="polite">
        {shown !== undefined && shown.issues.length > 0 && (
          <>
            <strong>{shown.name.trim() === '' ? t('fileViewer.noName') : shown.name}</strong>{' '}
            {shown.issues.map((issue) => t(`fileViewer.issues.${issue}`)).join(' ')}
          </>
        )}
      </p>
    </div>
  );
}

interface StatusJumpProps {
  readonly status: 'error' | 'warning';
  readonly count: number;
  readonly children: ReactNode;
}

/** The number of features with an error or a warning; pressing it goes to the next one. */
function StatusJump({ status, count, children }: StatusJumpProps) {
  const t = useTranslate();
  if (count === 0) return null;
  const hint = t(status === 'error' ? 'bulkEdit.nextError' : 'bulkEdit.nextWarning');
  return (
    <Hint label={hint}>
      <button
        type="button"
        className={classes.jump}
        data-status={status}
        aria-description={hint}
        onClick={() => jumpToNext(status)}
      >
        {children}
        {t(status === 'error' ? 'bulkEdit.errors' : 'bulkEdit.warnings', { count })}
      </button>
    </Hint>
  );
}
