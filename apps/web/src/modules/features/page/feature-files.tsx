import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFile, IconPhoto } from '@tabler/icons-react';
import type { Resource } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import section from '../../../ui/page/section.module.css';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { downloadResource } from '../api.ts';
import { formatBytes } from '../exports/format-bytes.ts';
import { saveFile } from '../exports/save-file.ts';
import classes from './feature-page.module.css';

/** The files of a feature, each downloadable unchanged. */
export function FeatureFiles({
  code,
  resources,
}: {
  readonly code: string;
  readonly resources: readonly Resource[];
}) {
  const t = useTranslate();
  const originals = resources.filter((resource) => resource.type === 'fullsize');
  const shown = originals.length > 0 ? originals : resources;
  if (shown.length === 0) return null;
  return (
    <section className={section.section}>
      <h2 className={section.title}>{t('features.files')}</h2>
      <ul className={classes.files}>
        {shown.map((resource) => (
          <FileRow key={resource.uuid} code={code} resource={resource} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ code, resource }: { readonly code: string; readonly resource: Resource }) {
  const t = useTranslate();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const Glyph = resource.media_type.startsWith('image/') ? IconPhoto : IconFile;
  const download = async () => {
    setIsBusy(true);
    try {
      saveFile(resource.file_name, await downloadResource(code, resource.uuid), resource.media_type);
    } catch (error) {
      showToast({ tone: 'error', title: t('features.downloadFailed'), message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className={classes.file}>
      <Glyph size={20} stroke={1.5} aria-hidden />
      <span className={classes.fileText}>
        <span className={classes.fileName} title={resource.file_name}>
          {resource.file_name}
        </span>
        <span className={classes.fileSize}>{formatBytes(resource.byte_size, locale)}</span>
      </span>
      <ActionIcon
        size={32}
        loading={isBusy}
        aria-label={t('report.download', { name: resource.file_name })}
        onClick={() => void download()}
      >
        <IconDownload size={17} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  );
}
