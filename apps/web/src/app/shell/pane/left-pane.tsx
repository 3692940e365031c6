import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { lazy, type Ref, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ProjectList } from '../../../modules/projects/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import classes from './left-pane.module.css';
import { PaneFooter } from './pane-footer.tsx';
import type { Pane } from './use-pane.ts';

// Not on the first screen.
const loadTabs = () => import('./pane-tabs.tsx');
const TabPane = lazy(async () => ({ default: (await loadTabs()).TabPane }));
const PaneTabs = lazy(async () => ({ default: (await loadTabs()).PaneTabs }));
const PaneSeparator = lazy(async () => ({ default: (await loadTabs()).PaneSeparator }));

interface LeftPaneProps {
  readonly ref: Ref<HTMLElement>;
  readonly pane: Pane;
  readonly isNarrow: boolean;
  readonly organization: Organization | undefined;
  /** The tab of the open page; undefined for that of the projects. */
  readonly tab: 'layers' | 'reports' | undefined;
  /** Nothing to wait for: the address names a foreign organization, or the member has none. */
  readonly isWithout: boolean;
}

/** The pane of projects and layers: beside the panel on wide screens, above everything at 80 % width on narrow ones. */
export function LeftPane({ ref, pane, isNarrow, organization, tab, isWithout }: LeftPaneProps) {
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
        ref={ref}
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
      {!isNarrow && pane.isOpen && (
        <Suspense fallback={<div className={classes.separator} />}>
          <PaneSeparator pane={pane} />
        </Suspense>
      )}
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
