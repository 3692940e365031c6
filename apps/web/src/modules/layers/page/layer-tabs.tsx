import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './layer-page.module.css';
import type { LayerTab } from './layer-tab.ts';

interface LayerTabsProps {
  /** Those of its kind. */
  readonly tabs: readonly LayerTab[];
  readonly tab: LayerTab;
  readonly onTab: (tab: LayerTab) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

/** The tabs of a layer's page; arrow keys move between them. */
export function LayerTabs({ tabs, tab, onTab, children }: LayerTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    if (next === undefined) return;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#layer-tab-${next}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('layers.tabs.label')}
        className={classes.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((one) => (
          <button
            key={one}
            id={`layer-tab-${one}`}
            type="button"
            role="tab"
            tabIndex={one === tab ? 0 : -1}
            aria-selected={one === tab}
            aria-controls="layer-tab-panel"
            className={classes.tab}
            onClick={() => onTab(one)}
          >
            {t(`layers.tabs.${one}`)}
          </button>
        ))}
      </div>
      <div id="layer-tab-panel" role="tabpanel" aria-labelledby={`layer-tab-${tab}`}>
        {children}
      </div>
    </>
  );
}
