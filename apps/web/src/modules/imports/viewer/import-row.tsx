import { ActionIcon, Checkbox } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconExclamationCircle,
  IconFocusCentered,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { findBeyondGlobe } from '@waypost/geo';
import { memo } from 'react';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { GeometryIcon } from '../../features/index.ts';
import type { ImportIssue, ImportItem, ImportStatus } from '../items/import-item.ts';
import { removeItems, toggleSelected } from '../items/import-state.ts';
import { changeImports, toItemsBox } from '../items/import-store.ts';
import classes from './import-table.module.css';
import { toBeyondText } from './off-globe-text.ts';

/** The height of a row including its border, in CSS pixels. */
export const IMPORT_ROW_PX = 45;

const STATUS_ICONS = { valid: IconCheck, warning: IconAlertTriangle, error: IconExclamationCircle } as const;

interface ImportRowProps {
  readonly item: ImportItem;
  /** The project assigned by hand; null follows the whole upload. */
  readonly projectName: string | null;
  /** Its position in the table, from 1; the header is the first. */
  readonly row: number;
  readonly isSelected: boolean;
  readonly isShown: boolean;
  readonly isBusy: boolean;
  readonly onEdit: (localUuid: string) => void;
}

function preview(item: ImportItem): void {
  mapSession.set({ selectedLocalUuid: item.localUuid, popup: null });
  const box = toItemsBox([item]);
  if (box !== null) zoomMapTo(box);
}

/** One temporary feature. Memoized, because the table re-renders on each scroll step. */
export const ImportRow = memo(function ImportRow(props: ImportRowProps) {
  const { item, projectName, row, isSelected, isShown, isBusy, onEdit } = props;
  const t = useTranslate();
  const { localUuid, name, color, geometry, fileName } = item;
  const said = name.trim() === '' ? t('fileViewer.noName') : name;
  return (
    <tr className={classes.row} data-shown={isShown} aria-rowindex={row}>
      <td className={classes.check}>
        <Checkbox
          size="xs"
          aria-label={t('fileViewer.select', { name: said })}
          disabled={isBusy}
          checked={isSelected}
          onChange={() => changeImports((state) => toggleSelected(state, localUuid))}
        />
      </td>
      <td>
        <button type="button" className={classes.nameCell} title={said} onClick={() => preview(item)}>
          <span className={classes.dot} style={{ background: color }} />
          <span className={name.trim() === '' ? classes.noName : classes.nameText}>{said}</span>
          {projectName !== null && (
            <span className={classes.project}>{t('fileViewer.goesTo', { name: projectName })}</span>
          )}
        </button>
      </td>
      <td className={`${classes.geometry} ${classes.muted}`}>
        <GeometryIcon type={geometry.type} size={16} className={classes.geometryIcon} />
        {t(`features.types.${geometry.type}`)}
      </td>
      <td className={`${classes.file} ${classes.muted}`} title={fileName}>
        {fileName}
      </td>
      <td className={classes.status}>
        <StatusBadge item={item} />
      </td>
      <td className={classes.actions}>
        <ActionIcon
          aria-label={t('fileViewer.preview', { name: said })}
          disabled={item.status === 'error'}
          onClick={() => preview(item)}
        >
          <IconFocusCentered size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('fileViewer.edit', { name: said })}
          disabled={isBusy}
          onClick={() => onEdit(localUuid)}
        >
          <IconPencil size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('fileViewer.delete', { name: said })}
          disabled={isBusy}
          onClick={() => changeImports((state) => removeItems(state, new Set([localUuid])))}
        >
          <IconTrash size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
});

/** What is wrong with a feature; of one off the globe, by how much. */
function toReasons(t: Translate, { issues, geometry }: ImportItem): string {
  const toText = (issue: ImportIssue) => {
    const text = t(`fileViewer.issues.${issue}`);
    const beyond = issue === 'invalid_coordinates' ? findBeyondGlobe(geometry) : null;
    return beyond === null ? text : `${text.replace(/\.$/, '')}: ${toBeyondText(t, beyond)}.`;
  };
  return issues.map(toText).join(' ');
}

function StatusBadge({ item }: { readonly item: ImportItem }) {
  const t = useTranslate();
  const status: ImportStatus = item.status;
  const Glyph = STATUS_ICONS[status];
  const reasons = toReasons(t, item);
  const badge = (
    <span className={classes.badge} data-status={status}>
      <Glyph size={14} stroke={1.75} aria-hidden />
      <span className={classes.badgeText}>{t(`fileViewer.statuses.${status}`)}</span>
      {reasons !== '' && <span className="wp-visually-hidden">{reasons}</span>}
    </span>
  );
  if (reasons === '') return badge;
  return (
    <Hint label={reasons} wraps>
      {badge}
    </Hint>
  );
}
