import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { PanelScrollContext } from '../../ui/panel-scroll.ts';
import classes from './side-panel.module.css';

/** The panel of the open thing: 340 px, or 700 px on wide routes. */
export function SidePanel({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const t = useTranslate();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <main
      id="panel"
      tabIndex={-1}
      aria-label={t('shell.panel')}
      className={classes.panel}
      data-wide={isWide}
      ref={setScroller}
    >
      <PanelScrollContext value={scroller}>{children}</PanelScrollContext>
    </main>
  );
}
