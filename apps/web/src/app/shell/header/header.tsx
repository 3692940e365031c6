import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useAfterTheMap } from '../../../map/early/use-after-the-map.ts';
import { loadPresence } from '../../../modules/presence/index.ts';
import { Mark } from '../../../ui/page/mark.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { PaletteButton } from '../palette/palette.tsx';
import type { Pane } from '../pane/use-pane.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import classes from './header.module.css';
import { OrganizationSwitcher } from './organization-switcher.tsx';

const WhoIsHere = lazyPart(loadPresence);
const InvitesLink = lazyPart(async () => {
  const { InvitesLink: link } = await import('../../../modules/invites/received/waiting-invites.tsx');
  return { default: link };
});

/** The bar across the top: organization, search, connection and account. */
export function Header({ pane }: { pane: Pane }) {
  const t = useTranslate();
  const projectId = Number(useParams({ strict: false }).project_id ?? 0);
  const isLater = useAfterTheMap();
  return (
    <header className={classes.header}>
      <div className={classes.side}>
        <Link to="/" className={classes.mark} aria-label={`${t('common.appName')}: ${t('shell.home')}`}>
          <Mark size={26} />
        </Link>
        {!pane.isOpen && (
          <ActionIcon
            size={32}
            aria-label={t('shell.showPane')}
            title={t('shell.showPane')}
            aria-expanded={false}
            onClick={() => pane.setOpen(true)}
          >
            <IconLayoutSidebarLeftExpand size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        <OrganizationSwitcher />
        {isLater && (
          <Suspense>
            <InvitesLink />
          </Suspense>
        )}
      </div>
      <PaletteButton />
      <div className={classes.side} data-end>
        {isLater && projectId > 0 && (
          <Suspense>
            <WhoIsHere projectId={projectId} />
          </Suspense>
        )}
        <ConnectionBadge />
        <AccountMenu />
      </div>
    </header>
  );
}
