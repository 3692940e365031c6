import { ActionIcon } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import type { Layer } from '@waypost/contract';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useLayerName } from '../use-layer-name.ts';
import classes from './legends.module.css';

interface LegendCardProps {
  readonly layer: Layer;
  readonly startsFolded: boolean;
  readonly children: ReactNode;
}

/** The legend of a layer over the map, which folds to its name. */
export function LegendCard({ layer, startsFolded, children }: LegendCardProps) {
  const t = useTranslate();
  const name = useLayerName(layer);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isFolded = choice ?? startsFolded;
  return (
    <section className={classes.card} aria-label={t('layers.legends.of', { name })}>
      <div className={classes.head}>
        {/* No heading: the page of the layer has that of its name. */}
        <span className={classes.name} title={name}>
          {name}
        </span>
        <ActionIcon
          size={24}
          aria-label={t(isFolded ? 'layers.legends.unfold' : 'layers.legends.fold', { name })}
          aria-expanded={!isFolded}
          className={classes.fold}
          onClick={() => setChoice(!isFolded)}
        >
          <IconChevronUp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {!isFolded && <div className={classes.body}>{children}</div>}
    </section>
  );
}
