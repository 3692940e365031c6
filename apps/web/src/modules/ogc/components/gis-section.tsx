import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { API_BASE, OGC_ROOT, tileEndpoints } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import classes from './gis-section.module.css';

const COPIED_MS = 1_500;

/** How to open a project in desktop GIS: its addresses, and how to pass a key. */
export function GisSection({ projectId }: { projectId: number }) {
  const t = useTranslate();
  const toAddress = (path: string) =>
    `${window.location.origin}${API_BASE}${path.replace('{project_id}', String(projectId))}`;
  return (
    <section aria-labelledby="gis-heading">
      <h2 id="gis-heading" className={classes.heading}>
        {t('ogc.title')}
      </h2>
      <div className={classes.content}>
        <p className={classes.hint}>{t('ogc.hint')}</p>
        <Address label={t('ogc.features')} address={toAddress(OGC_ROOT)} />
        <Address label={t('ogc.tiles')} address={toAddress(tileEndpoints.getTileJson.path)} />
        <p className={classes.hint}>
          {t('ogc.howKey')} {t('ogc.whoKey')}
        </p>
      </div>
    </section>
  );
}

function Address({ label, address }: { label: string; address: string }) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      showToast({ tone: 'error', message: t('ogc.copyFailed') });
    }
  };
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <div>
      <span className={classes.label}>{label}</span>
      <div className={classes.address}>
        <code>{address}</code>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('ogc.copy', { what: label })}
          onClick={() => void copy()}
        >
          <Sign size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <span role="status" className="wp-visually-hidden">
          {isCopied && t('ogc.copied')}
        </span>
      </div>
    </div>
  );
}
