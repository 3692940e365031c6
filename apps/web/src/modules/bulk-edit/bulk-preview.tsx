import type { Project } from '@waypost/contract';
import { toTagText } from '../../data/tag-text.ts';
import { useLocale, useTranslate } from '../../i18n/i18n.ts';
import classes from './bulk-edit-dialog.module.css';
import type { BulkChange, BulkItem } from './plan-edits.ts';

/** Enough to check the edit; the counts cover all features. */
const SHOWN = 8;

interface BulkPreviewProps {
  readonly changes: readonly BulkChange<BulkItem>[];
  readonly projects: readonly Project[];
}

/** A preview of an edit: how many features change, and the first of them before and after. */
export function BulkPreview({ changes, projects }: BulkPreviewProps) {
  const t = useTranslate();
  const warned = changes.filter(({ after }) => after.status === 'warning').length;
  return (
    <section className={classes.preview} aria-label={t('bulkEdit.preview')}>
      <p className={classes.summary} aria-live="polite">
        {changes.length === 0
          ? t('bulkEdit.nothing')
          : t('bulkEdit.changes', { count: changes.length }) +
            (warned === 0 ? '' : `, ${t('bulkEdit.withWarnings', { count: warned })}`)}
      </p>
      {changes.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('bulkEdit.now')}</th>
              <th scope="col">{t('bulkEdit.then')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, SHOWN).map(({ before, after }) => (
              <tr key={before.localUuid}>
                <td>
                  <Said item={before} other={after} projects={projects} />
                </td>
                <td>
                  <Said item={after} other={before} projects={projects} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > SHOWN && (
        <p className={classes.more}>{t('bulkEdit.andMore', { count: changes.length - SHOWN })}</p>
      )}
    </section>
  );
}

interface SaidProps {
  readonly item: BulkItem;
  readonly other: BulkItem;
  readonly projects: readonly Project[];
}

/** A feature's name and colour, and whatever else differs from the other side. */
function Said({ item, other, projects }: SaidProps) {
  const t = useTranslate();
  const toProject = (id: number | null) =>
    projects.find(({ project_id }) => project_id === id)?.project_name ?? t('bulkEdit.keepProject');
  const locale = useLocale();
  const details = [
    item.shared !== other.shared && t(item.shared ? 'bulkEdit.public' : 'bulkEdit.private'),
    item.isStatic !== other.isStatic && t(item.isStatic ? 'bulkEdit.static' : 'bulkEdit.isNotStatic'),
    item.projectId !== other.projectId && toProject(item.projectId),
    item.description !== other.description && item.description,
    item.tags !== other.tags && item.tags?.map((tag) => toTagText(tag, locale)).join(', '),
    item.answer !== undefined && `${item.answer.key}: ${item.answer.value}`,
  ].filter((text) => text !== false && text !== undefined && text !== '');
  return (
    <>
      <span className={classes.name}>
        <span className={classes.dot} style={{ background: item.color }} />
        {item.name.trim() === '' ? t('bulkEdit.noName') : item.name}
      </span>
      {details.length > 0 && <span className={classes.details}>{details.join(' · ')}</span>}
    </>
  );
}
