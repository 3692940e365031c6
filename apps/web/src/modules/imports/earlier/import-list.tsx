import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportRecord } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCounted } from '../use-counted.ts';
import { importsQuery, undoImport } from './import-calls.ts';
import classes from './import-list.module.css';

interface ImportListProps {
  readonly projectId: number;
  readonly projectName: string;
  readonly canUndo: boolean;
}

/** The latest imports of a project, each of which can be undone as a whole. */
export function ImportList({ projectId, projectName, canUndo }: ImportListProps) {
  const t = useTranslate();
  const { data } = useQuery(importsQuery(projectId));
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('uploads.imports')}>
      <h2 className={classes.title}>{t('uploads.importsInto', { name: projectName })}</h2>
      <ul className={classes.list}>
        {data.imports.map((record) => (
          <ImportEntry key={record.uuid} record={record} canUndo={canUndo} />
        ))}
      </ul>
    </section>
  );
}

/** The result of undoing an import, as text. */
function toUndone(
  counted: ReturnType<typeof useCounted>,
  { undone_count, restored_count, left_count }: ImportRecord,
): string {
  const parts = [
    undone_count > 0 || restored_count + left_count === 0 ? counted('uploads.undone', undone_count) : null,
    restored_count > 0 ? counted('uploads.restored', restored_count) : null,
    left_count > 0 ? counted('uploads.leftChanged', left_count) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The result of an import, as text. */
function toSummary(t: Translate, counted: ReturnType<typeof useCounted>, record: ImportRecord): string {
  if (record.state === 'undone') return toUndone(counted, record);
  const { created_count, updated_count, skipped_count, failed_count } = record;
  const parts = [
    counted('uploads.created', created_count),
    updated_count > 0 ? counted('uploads.updated', updated_count) : null,
    skipped_count > 0 ? counted('uploads.skipped', skipped_count) : null,
    failed_count > 0 ? counted('uploads.failed', failed_count) : null,
    record.state === 'running' ? t('uploads.unfinished') : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function ImportEntry({ record, canUndo }: { readonly record: ImportRecord; readonly canUndo: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const counted = useCounted();
  const undo = useUndo(record);
  const names = record.files.map(({ name }) => name).join(', ');
  return (
    <li className={classes.entry} data-undone={record.state === 'undone'}>
      <span className={classes.text}>
        <strong title={names}>{names === '' ? t('uploads.unnamed') : names}</strong>
        <span>{toSummary(t, counted, record)}</span>
        <span>
          <RelativeTime value={record.started_at} />
          {record.member_display_name !== null && ` · ${record.member_display_name}`}
        </span>
      </span>
      {canUndo && record.state !== 'undone' && record.created_count + record.updated_count > 0 && (
        <Button
          size="xs"
          variant="default"
          loading={undo.isPending}
          aria-label={t('uploads.undoOf', {
            name: names,
            total: toNumberText(record.created_count + record.updated_count, locale),
          })}
          onClick={() => undo.mutate()}
        >
          {t('uploads.undo')}
        </Button>
      )}
    </li>
  );
}

/** Undoes an import after confirmation. */
function useUndo({ project_id, uuid, created_count, updated_count }: ImportRecord) {
  const t = useTranslate();
  const counted = useCounted();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn() {
      const isConfirmed = await confirm({
        title: t('uploads.undoTitle'),
        text: [
          created_count > 0 ? counted('uploads.undoText', created_count) : '',
          updated_count > 0 ? counted('uploads.undoUpdated', updated_count) : '',
        ].join(' '),
        confirmLabel: t('uploads.undo'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
      });
      return isConfirmed ? undoImport(project_id, uuid) : null;
    },
    onSuccess(undone) {
      if (undone === null) return;
      for (const key of ['imports', 'features', 'tile-state', 'projects', 'feature-trash'])
        void queryClient.invalidateQueries({ queryKey: [key] });
      showToast({ tone: 'good', message: toUndone(counted, undone) });
    },
    onError: (error) => showToast({ tone: 'error', message: toErrorText(t, error) }),
  });
}
