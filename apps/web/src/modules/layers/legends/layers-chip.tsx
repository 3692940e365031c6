import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { useIsMapCovered } from '../../../ui/page/map-insets.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { type LayerOnSide, useSwitchAtOnce } from '../shown/use-switch-at-once.ts';
import { toLayerName } from '../use-layer-name.ts';
import { LayerPart } from './layer-part.tsx';
import classes from './layers-chip.module.css';

interface LayersChipProps {
  /** On both maps. */
  readonly drawn: readonly LayerOnSide[];
  /** The codes of layers that have no features but those that the project draws. */
  readonly idle: ReadonlySet<string>;
}

/** Says how many layers are on the map, names them, and hides or shows them all. */
export function LayersChip({ drawn, idle }: LayersChipProps) {
  const t = useTranslate();
  const isCovered = useIsMapCovered();
  const isNarrow = useIsNarrow();
  const hasLegend = useSearch({ strict: false, select: ({ color_by }) => color_by !== undefined });
  const [choice, setChoice] = useState<boolean | null>(null);
  /** What comes back in one press. */
  const [hidden, setHidden] = useState<readonly LayerOnSide[]>([]);
  const switchAll = useSwitchAtOnce();
  const listId = useId();
  const isHidden = drawn.length === 0;
  const sides = isHidden ? hidden : drawn;
  const named = [...new Map(sides.map(({ layer }) => [layer.code, layer])).values()];
  if (isCovered || named.length === 0) return null;
  // Beside a legend of the project, those of the layers are seen too.
  const isOpen = choice ?? (hasLegend && !isNarrow);
  const label = t(isHidden ? 'layers.chip.show' : 'layers.chip.hide');
  const Eye = isHidden ? IconEyeOff : IconEye;
  return (
    <section className={classes.card} aria-label={t('layers.chip.label')} data-hidden={isHidden}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          title={named.map((layer) => toLayerName(t, layer)).join(', ')}
          onClick={() => setChoice(!isOpen)}
        >
          {t('layers.chip.count', { count: named.length })}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
        <Hint label={label} side="top">
          <ActionIcon
            size={28}
            aria-label={label}
            onClick={() => {
              setHidden(sides);
              void switchAll(sides, isHidden);
            }}
          >
            <Eye size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Hint>
      </div>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {isOpen &&
          named.map((layer) => (
            <LayerPart key={layer.code} layer={layer} addsNothing={idle.has(layer.code)} />
          ))}
      </ul>
    </section>
  );
}
