import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { FeatureTableField, FeatureTableOutcome } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { colorsTexts } from '../../../ui/colors/colors-texts.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { bulkEditTexts } from '../../bulk-edit/index.ts';
import { FolderDialogOnDemand, useCanSaveToFolder } from '../../layers/index.ts';
import { loadAllRows, type RowEdit, sendEdits, type TableView } from '../api.ts';
import type { RowSelection } from '../row-selection.ts';
import { toSelectionBox } from '../selection-box.ts';
import classes from './feature-table-page.module.css';

const EditRowsDialog = lazy(async () => ({
  default: (await withTexts(import('./edit-rows-dialog.tsx'), bulkEditTexts, colorsTexts)).EditRowsDialog,
}));

/** More would keep the page loading, and one edit writing, for too long. */
const MAX_SELECTED = 1_000;

interface TableBarProps {
  readonly projectId: number;
  readonly view: TableView;
  readonly total: number | undefined;
  readonly fields: readonly FeatureTableField[];
  readonly canEdit: boolean;
  readonly selection: RowSelection;
  readonly onSelection: (selection: RowSelection) => void;
}

/** How many rows there are and are selected, and what can be done with those. */
export function TableBar(props: TableBarProps) {
  const { projectId, view, total = 0, fields, canEdit, selection, onSelection } = props;
  const t = useTranslate();
  const locale = useLocale();
  const { org_id } = useParams({ strict: false });
  const { isBusy, refused, setRefused, apply } = useEdits(props);
  const [isEditing, setIsEditing] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const canSave = useCanSaveToFolder();
  const count = selection.size;
  const write = (value: number) => ({ count: value, total: toNumberText(value, locale) });
  const selectAll = async () => {
    setIsSelecting(true);
    try {
      const rows = await loadAllRows(projectId, view, total);
      onSelection(new Map(rows.map((row) => [row.code, row])));
    } catch (error) {
      showToast({ tone: 'error', title: t('table.selectFailed'), message: toErrorText(t, error) });
    }
    setIsSelecting(false);
  };
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.count} role="status">
          {count === 0 ? t('table.total', write(total)) : t('table.selected', write(count))}
        </p>
        {count > 0 && (
          <>
            {count < total && (
              <Button
                variant="subtle"
                size="xs"
                loading={isSelecting}
                disabled={total > MAX_SELECTED}
                title={total > MAX_SELECTED ? t('table.tooMany', { max: MAX_SELECTED }) : undefined}
                onClick={() => void selectAll()}
              >
                {t('table.selectAll', write(total))}
              </Button>
            )}
            <Button variant="subtle" size="xs" onClick={() => onSelection(new Map())}>
              {t('table.clear')}
            </Button>
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                const box = toSelectionBox([...selection.values()]);
                if (box !== null) zoomMapTo(box);
              }}
            >
              {t('table.show')}
            </Button>
            {canSave && (
              <Button variant="default" size="xs" onClick={() => setIsSaving(true)}>
                {t('table.saveToFolder')}
              </Button>
            )}
            <Button size="xs" disabled={!canEdit} loading={isBusy} onClick={() => setIsEditing(true)}>
              {t('table.edit')}
            </Button>
          </>
        )}
      </div>
      {refused.length > 0 && (
        <section className={classes.refused} role="alert">
          <div className={classes.refusedHead}>
            <strong>{t('table.refused', write(refused.length))}</strong>
            <Button variant="subtle" size="xs" onClick={() => setRefused([])}>
              {t('table.dismiss')}
            </Button>
          </div>
          <ul>
            {refused.map(({ code, name, detail }) => (
              <li key={code}>
                {name}: {detail}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSaving && (
        <FolderDialogOnDemand
          organizationId={Number(org_id)}
          what={{ codes: [...selection.keys()] }}
          onClose={() => setIsSaving(false)}
        />
      )}
      {isEditing && (
        <Suspense>
          <EditRowsDialog
            rows={[...selection.values()]}
            fields={fields}
            onApply={(edits) => {
              setIsEditing(false);
              void apply(edits);
            }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type Refused = FeatureTableOutcome['refused'][number] & { readonly name: string };

/** Sends edits, and keeps what was refused until it is dismissed. */
function useEdits({ projectId, selection, onSelection }: TableBarProps) {
  const t = useTranslate();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const apply = async (edits: readonly RowEdit[]) => {
    setIsBusy(true);
    try {
      const outcome = await sendEdits(edits);
      setRefused(outcome.refused.map((one) => ({ ...one, name: selection.get(one.code)?.name ?? one.code })));
      if (outcome.updated > 0) {
        const said = { count: outcome.updated, total: toNumberText(outcome.updated, locale) };
        showToast({ tone: 'good', message: t('table.updated', said) });
      }
      // Their versions are others now: the next edit needs the rows anew.
      onSelection(new Map());
    } catch (error) {
      showToast({ tone: 'error', title: t('table.editFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
    await queryClient.invalidateQueries({ queryKey: queryKeys.features(projectId) });
  };
  return { isBusy, refused, setRefused, apply };
}
