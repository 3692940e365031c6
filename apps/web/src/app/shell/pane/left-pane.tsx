import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ProjectList } from '../../../modules/projects/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import classes from './left-pane.module.css';
import { PaneFooter } from './pane-footer.tsx';
import { PANE_DEFAULT_PX, PANE_MIN_PX } from './pane-width.ts';
import type { Pane } from './use-pane.ts';

// Not on the first screen.
const loadTabs = () => import('./pane-tabs.tsx');
const TabPane = lazy(async () => ({ default: (await loadTabs()).TabPane }));
const PaneTabs = lazy(async () => ({ default: (await loadTabs()).PaneTabs }));

interface LeftPaneProps {
  readonly pane: Pane;
  readonly isNarrow: boolean;
  readonly organization: Organization | undefined;
  /** The tab of the open page; undefined for that of the projects. */
  readonly tab: 'layers' | 'reports' | undefined;
  /** Nothing to wait for: the address names a foreign organization, or the member has none. */
  readonly isWithout: boolean;
}

/** The pane of projects and layers: beside the panel on wide screens, above everything at 80 % width on narrow ones. */
export function LeftPane({ pane, isNarrow, organization, tab, isWithout }: LeftPaneProps) {
  const t = useTranslate();
  // Hidden instead of unmounted in a narrow window, to keep its filter, scroll position and open dialogs.
  const [wasOpen, setWasOpen] = useState(pane.isOpen);
  if (pane.isOpen && !wasOpen) setWasOpen(true);
  const isKept = pane.givesRoom && wasOpen;
  useEffect(() => {
    if (!isNarrow || !pane.isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') pane.setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isNarrow, pane]);
  if (!pane.isOpen && !isKept) return null;
  const closeIfNarrow = () => {
    if (isNarrow) pane.setOpen(false);
  };
  return (
    <>
      {isNarrow && pane.isOpen && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.shade}
          aria-label={t('shell.hidePane')}
          onClick={() => pane.setOpen(false)}
        />
      )}
      <aside
        id="projects-pane"
        aria-label={t('shell.pane')}
        className={classes.pane}
        data-narrow={isNarrow}
        data-away={!pane.isOpen}
        style={isNarrow ? undefined : { width: pane.widthPx }}
      >
        <div className={classes.inner}>
          <div className={classes.tabs}>
            <Suspense fallback={<h2 className={classes.tab}>{t('shell.projectsTab')}</h2>}>
              <PaneTabs organization={organization} tab={tab} />
            </Suspense>
            <ActionIcon
              aria-label={t('shell.hidePane')}
              title={t('shell.hidePane')}
              onClick={() => pane.setOpen(false)}
            >
              <IconLayoutSidebarLeftCollapse size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
          {isWithout ? (
            <NoOrganization />
          ) : tab !== undefined && organization !== undefined ? (
            <Suspense>
              <TabPane tab={tab} organization={organization} onNavigated={closeIfNarrow} />
            </Suspense>
          ) : (
            <ProjectList organization={organization} onNavigated={closeIfNarrow} />
          )}
          {!isNarrow && <PaneFooter />}
        </div>
      </aside>
      {!isNarrow && pane.isOpen && <PaneSeparator pane={pane} />}
    </>
  );
}

function NoOrganization() {
  const t = useTranslate();
  return (
    <EmptyState title={t('shell.noOrganization')} text={t('shell.noOrganizationText')}>
      <Button variant="default" renderRoot={(props) => <Link to="/auth/overview" {...props} />}>
        {t('shell.toOrganizations')}
      </Button>
    </EmptyState>
  );
}

const STEP_PX = 16;

function PaneSeparator({ pane }: { pane: Pane }) {
  const t = useTranslate();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const start = event.clientX - pane.widthPx;
    const onMove = (move: globalThis.PointerEvent) => pane.setWidth(move.clientX - start);
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('lostpointercapture', onEnd);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: pane.widthPx - STEP_PX,
      ArrowRight: pane.widthPx + STEP_PX,
      Home: PANE_MIN_PX,
      End: Number.MAX_SAFE_INTEGER,
    };
    const width = widths[event.key];
    if (event.key === 'Enter') pane.setOpen(false);
    else if (width !== undefined) pane.setWidth(width);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be focused and dragged
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('shell.resizePane')}
      aria-controls="projects-pane"
      aria-valuenow={pane.widthPx}
      aria-valuemin={PANE_MIN_PX}
      aria-valuemax={window.innerWidth}
      tabIndex={0}
      className={classes.separator}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => pane.setWidth(PANE_DEFAULT_PX)}
    />
  );
}
