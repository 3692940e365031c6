import {
  IconArrowRight,
  IconBuilding,
  IconCurrentLocation,
  IconFolder,
  IconMapPin,
  IconTag,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import type { SuggestionType } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { MarkedText } from '../../../modules/search/index.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import classes from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { joinHint } from './tell-apart.ts';

const GLYPHS: Record<SuggestionType, typeof IconTag> = {
  project: IconFolder,
  feature: IconMapPin,
  organization: IconBuilding,
  tag: IconTag,
  member: IconUser,
};

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[];
  readonly typed: string;
  readonly active: PaletteItem | undefined;
  readonly onPoint: (item: PaletteItem) => void;
  readonly onGo: (item: PaletteItem) => void;
}

/** The groups of the palette. The focus stays in the field; the active line is scrolled into view. */
export function PaletteList({ groups, typed, active, onPoint, onGo }: PaletteListProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active?.key;
  useEffect(() => {
    if (activeKey === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div ref={list} id="palette-list" role="listbox" aria-label={t('search.label')} className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox is no fieldset
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={classes.group} aria-hidden>
            {group.title}
          </div>
          {group.items.map((item) => (
            <PaletteOption
              key={item.key}
              item={item}
              typed={typed}
              isActive={item === active}
              onPoint={() => onPoint(item)}
              onGo={() => onGo(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteOptionProps {
  readonly item: PaletteItem;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onGo: () => void;
}

function PaletteOption({ item, typed, isActive, onPoint, onGo }: PaletteOptionProps) {
  const Glyph =
    item.place !== null
      ? IconWorld
      : item.position !== null
        ? IconCurrentLocation
        : item.suggestion === null
          ? IconArrowRight
          : GLYPHS[item.suggestion.type];
  const color = item.suggestion?.color;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
    <div
      id={`palette-${item.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onClick={onGo}
      onPointerMove={onPoint}
    >
      <Glyph size={16} stroke={1.5} aria-hidden {...(color == null ? {} : { color })} />
      <span className={classes.optionText}>
        <span className={classes.optionName}>
          <MarkedText name={item.name} typed={typed} />
        </span>
        <OptionHint item={item} />
      </span>
    </div>
  );
}

function OptionHint({ item: { hint, elsewhere } }: { item: PaletteItem }) {
  const t = useTranslate();
  const text = joinHint([elsewhere?.name ?? '', hint]);
  if (elsewhere === null && text === '') return null;
  return (
    <span className={classes.optionHint}>
      {elsewhere !== null && <Badge>{t('palette.otherOrganization')}</Badge>} {text}
    </span>
  );
}
