import { IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './feed-bar.module.css';

/** Leads to the table of the list's features. */
export function TableLink({ params }: { readonly params: { org_id: string; project_id: string } }) {
  const t = useTranslate();
  return (
    <Link
      to="/organizations/$org_id/projects/$project_id/table"
      params={params}
      className={classes.table}
      aria-label={t('panel.openTable')}
      title={t('panel.openTable')}
      preload={false}
    >
      <IconTable size={16} stroke={1.5} aria-hidden />
    </Link>
  );
}
