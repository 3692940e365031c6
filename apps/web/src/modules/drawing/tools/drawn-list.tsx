import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useStore } from '../../../data/create-store.ts';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { useUnits } from '../../../ui/theme/preferences.ts';
import { GeometryIcon } from '../../features/index.ts';
import type { Board } from '../board/board.ts';
import type { Drawing } from '../board/board-state.ts';
import { toMeasureText } from '../board/measure-text.ts';
import classes from './drawn-list.module.css';

function toTitle({ form, geometry }: Drawing, t: Translate): string {
  const name = form.name.trim();
  if (name !== '') return name;
  return t(`drawing.unnamed.${geometry.type === 'MultiPolygon' ? 'Polygon' : geometry.type}`);
}

/** The unsaved drawings, one of them selected. */
export function DrawnList({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const { drawings, selectedId } = useStore(board.store, (state) => state);
  return (
    <section className={classes.section} aria-label={t('drawing.drawn')}>
      <h3 className={classes.heading}>{t('drawing.drawn')}</h3>
      <ul className={classes.list}>
        {drawings.map((drawing) => (
          <li key={drawing.id} className={classes.row} data-chosen={drawing.id === selectedId}>
            <button
              type="button"
              className={classes.pick}
              aria-pressed={drawing.id === selectedId}
              onClick={() => board.select(drawing.id)}
            >
              <span style={{ color: drawing.form.color }} className={classes.icon}>
                <GeometryIcon type={drawing.geometry.type} size={18} />
              </span>
              <span className={classes.name}>{toTitle(drawing, t)}</span>
              <span className={classes.measure}>{toMeasureText(drawing.geometry, locale, units)}</span>
            </button>
            <Hint label={t('drawing.removeDrawn')}>
              <ActionIcon
                aria-label={`${t('drawing.removeDrawn')}: ${toTitle(drawing, t)}`}
                onClick={() => board.remove(drawing.id)}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Hint>
          </li>
        ))}
      </ul>
    </section>
  );
}
