import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFileCheck, IconFileExport, IconX } from '@tabler/icons-react';
import type { ExportJob } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import classes from './exports.module.css';
import { cancelExport, isInTheMaking } from './exports-api.ts';
import { formatBytes } from './format-bytes.ts';
import { toManifestLines } from './manifest-lines.ts';
import { saveFile } from './save-file.ts';

/** One export: its progress and download link. */
export function ExportRow({ job }: { readonly job: ExportJob }) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const isMaking = isInTheMaking(job);
  const format = t(`exports.formats.${job.format}`);
  const name = job.list === 'trash' ? t('exports.ofTrash', { format }) : format;
  const Glyph = isMaking ? IconFileExport : job.status === 'done' ? IconFileCheck : IconAlertTriangle;
  const end = async () => {
    setIsBusy(true);
    try {
      await cancelExport(job);
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', message: toErrorText(t, error) });
    }
  };
  return (
    <li className={classes.row} data-status={job.status}>
      <Glyph className={classes.glyph} size={18} stroke={1.5} aria-hidden />
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <ExportProgress job={job} />
      </div>
      {job.url !== null && (
        <a
          className={classes.action}
          href={job.url}
          download={job.file_name}
          aria-label={t('exports.download', { name: job.file_name })}
          title={t('exports.download', { name: job.file_name })}
        >
          <IconDownload size={16} stroke={1.75} aria-hidden />
        </a>
      )}
      <button
        type="button"
        className={classes.action}
        disabled={isBusy}
        aria-label={t(isMaking ? 'exports.cancel' : 'exports.remove', { name })}
        title={t(isMaking ? 'exports.cancel' : 'exports.remove', { name })}
        onClick={() => void end()}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}

/** The progress of an export; once finished, what its file contains and what it could not. */
function ExportProgress({ job }: { readonly job: ExportJob }) {
  const t = useTranslate();
  const locale = useLocale();
  if (job.status === 'failed') return <p className={classes.failed}>{t('exports.failed')}</p>;
  if (isInTheMaking(job)) {
    const of = { written: toNumberText(job.written, locale), total: toNumberText(job.total, locale) };
    return (
      <>
        <p className={classes.facts}>
          {t(job.status === 'queued' ? 'exports.queued' : 'exports.progress', of)}
        </p>
        <Progress
          size={5}
          value={job.total === 0 ? 0 : (job.written / job.total) * 100}
          aria-label={t('exports.progress', of)}
        />
      </>
    );
  }
  const { manifest } = job;
  if (manifest === null) return null;
  const save = () =>
    saveFile(`${job.file_name}.manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`, 'application/json');
  return (
    <>
      <p className={classes.facts}>
        <span>
          {t('exports.holds', { count: manifest.total, size: formatBytes(job.byte_size ?? 0, locale) })}
        </span>
        <RelativeTime value={job.created_at} />
        <button type="button" className={classes.manifest} onClick={save}>
          {t('exports.manifest')}
        </button>
      </p>
      {toManifestLines(t, manifest).map((line) => (
        <p key={line} className={classes.loss}>
          {line}
        </p>
      ))}
    </>
  );
}
