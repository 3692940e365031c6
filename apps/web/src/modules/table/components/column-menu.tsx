import { Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type FeatureTableField, MAX_TABLE_KEYS, TABLE_COLUMNS } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { listKeys } from '../api.ts';
import { type ColumnId, toColumnId } from '../table-columns.ts';
import classes from './feature-table-page.module.css';

interface ColumnMenuProps {
  readonly fields: readonly FeatureTableField[];
  readonly columns: readonly ColumnId[];
  readonly onChange: (columns: readonly ColumnId[]) => void;
}

/** Chooses the columns: properties of features, then keys of collected data. */
export function ColumnMenu({ fields, columns, onChange }: ColumnMenuProps) {
  const t = useTranslate();
  const isFull = listKeys(columns).length >= MAX_TABLE_KEYS;
  const toItem = (id: ColumnId, label: string, isOff = false) => {
    const isShown = columns.includes(id);
    return (
      <Menu.CheckboxItem
        key={id}
        checked={isShown}
        disabled={isOff && !isShown}
        onChange={() => onChange(isShown ? columns.filter((one) => one !== id) : [...columns, id])}
      >
        {label}
      </Menu.CheckboxItem>
    );
  };
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button type="button" className={classes.columns}>
          <IconColumns3 size={13} stroke={1.75} aria-hidden />
          {t('table.columns')}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices ?? ''}>
        {/* The name stays: it opens the row. */}
        {TABLE_COLUMNS.filter((id) => id !== 'name').map((id) => toItem(id, t(`table.columnsOf.${id}`)))}
        {fields.length > 0 && <Menu.Label>{t('table.collected')}</Menu.Label>}
        {fields.map(({ key }) => toItem(toColumnId(key), key, isFull))}
        {isFull && <Menu.Label>{t('table.maxKeys')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
