import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';

/** The first breadcrumb: the dashboard. */
export function HomeCrumb() {
  const t = useTranslate();
  return (
    <Link to="/" aria-label={t('shell.home')} title={t('shell.home')}>
      <IconHome size={15} stroke={1.5} aria-hidden style={{ verticalAlign: '-2px' }} />
    </Link>
  );
}
