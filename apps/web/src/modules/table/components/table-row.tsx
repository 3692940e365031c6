import { Checkbox, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FeatureTableRow } from '@waypost/contract';
import { formatArea, formatLength } from '@waypost/geo';
import { memo, type ReactNode } from 'react';
import { toDataText } from '../../../data/data-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { hoverFeature, leaveFeature } from '../../../map/ring/ringed-feature.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../ui/times/time-format.ts';
import { type ColumnId, isNumeric, toDataKey } from '../table-columns.ts';
import classes from './table-grid.module.css';

/** The height of a row including its border, in CSS pixels. */
export const TABLE_ROW_PX = 37;

interface TableRowProps {
  readonly organizationId: string;
  /** Undefined until its page is loaded. */
  readonly row: FeatureTableRow | undefined;
  /** Its place in the whole table, from 0. */
  readonly place: number;
  readonly columns: readonly ColumnId[];
  /** The keys of collected data, in the order of the row's values. */
  readonly keys: readonly string[];
  readonly types: ReadonlyMap<string, number>;
  /** Whether the pointer is over it on the map. */
  readonly isPointed: boolean;
  /** Null where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly onToggle: (row: FeatureTableRow) => void;
}

/** One feature. Hovering highlights it on the map; its name opens its page. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { organizationId, row, place, columns, keys, types, isPointed, isSelected, onToggle } = props;
  const t = useTranslate();
  const point = () =>
    row !== undefined &&
    hoverFeature({
      code: row.code,
      bbox: row.bbox,
      color: row.color,
      hasPicture: row.resources_count > 0,
    });
  return (
    <tr
      className={classes.row}
      aria-rowindex={place + 2}
      data-pointed={isPointed}
      data-selected={isSelected === true}
      onPointerEnter={point}
      onPointerLeave={() => row !== undefined && leaveFeature(row.code)}
    >
      {isSelected !== null && (
        <td className={classes.check}>
          {row !== undefined && (
            <Checkbox
              size="xs"
              aria-label={t('table.select', { name: row.name })}
              checked={isSelected}
              onChange={() => onToggle(row)}
            />
          )}
        </td>
      )}
      {columns.map((id) => (
        <td
          key={id}
          className={id === 'name' ? classes.first : undefined}
          data-checked={isSelected !== null}
          data-number={isNumeric(id, types)}
        >
          {row === undefined ? (
            <Skeleton height={12} width="70%" />
          ) : id === 'name' ? (
            <Link
              to="/organizations/$org_id/projects/$project_id/features/$featureCode"
              params={{
                org_id: organizationId,
                project_id: String(row.project_id),
                featureCode: row.code,
              }}
              className={classes.name}
              title={row.name}
              preload={false}
              onFocus={point}
              onBlur={() => leaveFeature(row.code)}
            >
              <span className={classes.dot} style={{ background: row.color }} />
              <span className={classes.cut}>{row.name}</span>
            </Link>
          ) : (
            <Cell row={row} id={id} keys={keys} />
          )}
        </td>
      ))}
    </tr>
  );
});

interface CellProps {
  readonly row: FeatureTableRow;
  readonly id: ColumnId;
  readonly keys: readonly string[];
}

function Cell({ row, id, keys }: CellProps): ReactNode {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const { units } = preferences;
  const key = toDataKey(id);
  if (key !== null) {
    const entry = row.values[keys.indexOf(key)];
    const text = entry == null ? '' : toDataText({ ...entry, key }, t, locale);
    return (
      <span className={classes.cut} title={text}>
        {text}
      </span>
    );
  }
  switch (id) {
    case 'type':
      return t(`features.types.${row.type}`);
    case 'created_origin':
    case 'created_at':
    case 'updated_at':
      return <span className={classes.cut}>{formatShortTime(new Date(row[id]), preferences)}</span>;
    case 'shared':
    case 'is_static':
      return row[id] ? t('features.yes') : '';
    case 'area_m2':
      return row.area_m2 === null || row.area_m2 === 0 ? '' : formatArea(row.area_m2, locale, units);
    case 'length_m':
      return row.type === 'LineString' && row.length_m !== null
        ? formatLength(row.length_m, locale, units)
        : '';
    case 'resources_count':
      return row.resources_count === 0 ? '' : toNumberText(row.resources_count, locale);
    default: {
      const text = String(
        row[id as 'description' | 'template_name' | 'member_display_name' | 'project_name'] ?? '',
      );
      return (
        <span className={classes.cut} title={text}>
          {text}
        </span>
      );
    }
  }
}
