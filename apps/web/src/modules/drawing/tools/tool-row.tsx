import { type Icon, IconLine, IconMapPin, IconPointer, IconPolygon } from '@tabler/icons-react';
import type { DrawingTool, DrawShape } from '@waypost/map-engine';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { singleKeys } from '../../../map/session/single-keys.ts';
import type { Board } from '../board/board.ts';
import { SELECT_TOOL } from '../board/board-state.ts';
import classes from './tool-row.module.css';

interface Preset {
  readonly id: 'select' | DrawShape;
  readonly tool: DrawingTool;
  readonly icon: Icon;
  readonly key: string;
}

const PRESETS: readonly Preset[] = [
  { id: 'select', tool: SELECT_TOOL, icon: IconPointer, key: 'V' },
  { id: 'Point', tool: { kind: 'draw', shape: 'Point' }, icon: IconMapPin, key: 'P' },
  { id: 'LineString', tool: { kind: 'draw', shape: 'LineString' }, icon: IconLine, key: 'L' },
  { id: 'Polygon', tool: { kind: 'draw', shape: 'Polygon' }, icon: IconPolygon, key: 'A' },
];

interface ToolRowProps {
  readonly board: Board;
  /** Icons without words. */
  readonly isNarrow: boolean;
}

/** The preset tools. */
export function ToolRow({ board, isNarrow }: ToolRowProps) {
  const t = useTranslate();
  const tool = useStore(board.store, (state) => state.tool);
  const hasKeys = useStore(singleKeys, (keys) => keys.isOn);
  const hasMap = useStore(mapThere, (map) => map.isThere);
  // Without a map nothing can be dragged; the other tools accept typed coordinates.
  const presets = hasMap ? PRESETS : PRESETS.filter(({ id }) => id !== 'select');
  const isOn = (preset: Preset) =>
    tool.kind === 'draw' ? tool.shape === preset.id : tool.kind === 'select' && preset.id === 'select';
  return (
    <fieldset className={classes.row} data-narrow={isNarrow} aria-label={t('drawing.tools')}>
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          className={classes.tool}
          title={isNarrow ? t(`drawing.tool.${preset.id}`) : undefined}
          aria-pressed={isOn(preset)}
          aria-keyshortcuts={hasKeys ? preset.key : undefined}
          onClick={() => board.setTool(!hasMap && isOn(preset) ? SELECT_TOOL : preset.tool)}
        >
          <preset.icon size={20} stroke={1.5} aria-hidden />
          <span className={isNarrow ? 'wp-visually-hidden' : undefined}>
            {t(`drawing.tool.${preset.id}`)}
          </span>
          {hasKeys && !isNarrow && (
            <kbd className={classes.key} aria-hidden>
              {preset.key}
            </kbd>
          )}
        </button>
      ))}
    </fieldset>
  );
}
