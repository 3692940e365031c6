import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconChevronRight,
  IconFileCheck,
  IconMapPinOff,
  IconX,
} from '@tabler/icons-react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { type ImportFile, removeFile } from '../items/import-state.ts';
import { changeImports, swapAxesOf } from '../items/import-store.ts';
import { readingStore, stopReading } from '../reading/reading.ts';
import classes from './file-reports.module.css';
import { toReportLines, toReportSummary } from './report-text.ts';

interface FileReportsProps {
  readonly files: readonly ImportFile[];
  readonly isBusy: boolean;
}

/** More files than this are collapsed, so that the table stays in view. */
const MAX_UNFOLDED = 3;

/** Each file with its report. */
export function FileReports({ files, isBusy }: FileReportsProps) {
  const t = useTranslate();
  const failed = files.filter((file) => file.status === 'failed').length;
  const isListed = (one: ImportFile) =>
    files.some(({ id, digest }) => id !== one.id && digest !== null && digest === one.digest);
  const reports = files.map((file) => (
    <FileReport
      key={file.id}
      file={file}
      isSame={file.sameAs !== undefined && isListed(file)}
      isBusy={isBusy}
    />
  ));
  if (files.length <= MAX_UNFOLDED) {
    return (
      <section className={classes.files} aria-label={t('fileViewer.files')}>
        {reports}
      </section>
    );
  }
  return (
    <section className={classes.files} aria-label={t('fileViewer.files')}>
      <details className={classes.details}>
        <summary className={classes.head}>
          <FileMark status={files.some((file) => file.status === 'reading') ? 'reading' : 'read'} />
          <span className={classes.text}>
            <span className={classes.name}>{t('fileViewer.filesCount', { count: files.length })}</span>
            <ReadingNow files={files} />
            {failed > 0 && (
              <span className={classes.summary} data-failed="true">
                {t('imports.filesFailed', { count: failed })}
              </span>
            )}
          </span>
          <IconChevronRight className={classes.chevron} size={16} stroke={1.5} aria-hidden />
        </summary>
        <div className={classes.folded}>{reports}</div>
      </details>
    </section>
  );
}

/** The file being read, and its progress. */
function ReadingNow({ files }: Pick<FileReportsProps, 'files'>) {
  const id = useStore(readingStore, (reading) => reading.id);
  const file = files.find((one) => one.id === id);
  if (file === undefined) return null;
  return (
    <>
      <span className={classes.summary}>{file.name}</span>
      <span className={classes.summary}>
        <ReadingText id={file.id} />
      </span>
    </>
  );
}

/** The progress of a file. */
function ReadingText({ id }: { readonly id: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const reading = useStore(readingStore, (one) => (one.id === id ? one : null));
  if (reading === null) return t('fileViewer.reading');
  const { part, count } = reading;
  const percent = Math.floor(part * 100);
  if (count === 0) return t('fileViewer.readingPart', { percent });
  return t('fileViewer.readingSoFar', { percent, count, amount: toNumberText(count, locale) });
}

interface FileReportProps {
  readonly file: ImportFile;
  /** The file that it duplicates is still listed. */
  readonly isSame: boolean;
  readonly isBusy: boolean;
}

function FileReport({ file, isSame, isBusy }: FileReportProps) {
  const t = useTranslate();
  const locale = useLocale();
  const isReading = file.status === 'reading';
  const lines = file.report === null ? [] : toReportLines(t, file.report);
  const summary = isReading ? (
    <ReadingText id={file.id} />
  ) : (
    (file.message ?? (file.report === null ? '' : toReportSummary(t, file.report, locale)))
  );
  const head = (
    <>
      <FileMark status={file.status} />
      <span className={classes.text}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <span className={classes.summary} data-failed={file.status === 'failed'}>
          {summary}
        </span>
        {isSame && (
          <span className={classes.summary} data-same="true">
            {t('fileViewer.listedAlready', { name: file.sameAs ?? '' })}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className={classes.file}>
      {lines.length === 0 ? (
        <div className={classes.head}>{head}</div>
      ) : (
        // What is wrong with places is to be seen at once: those features cannot be uploaded.
        <details className={classes.details} open={file.report?.offGlobe !== undefined}>
          <summary className={classes.head}>
            {head}
            <IconChevronRight className={classes.chevron} size={16} stroke={1.5} aria-hidden />
          </summary>
          {file.source !== undefined && <SwapAxes file={file} isBusy={isBusy} />}
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <ActionIcon
        className={classes.remove ?? ''}
        aria-label={t(isReading ? 'fileViewer.stopReading' : 'fileViewer.removeFile', { name: file.name })}
        disabled={isBusy && !isReading}
        onClick={() => {
          stopReading(file.id);
          changeImports((state) => removeFile(state, file.id));
        }}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Says that the columns seem swapped, and swaps them. */
function SwapAxes({ file, isBusy }: Pick<FileReportProps, 'file' | 'isBusy'>) {
  const t = useTranslate();
  return (
    <p className={classes.swapped}>
      <span>{t('fileViewer.offGlobe.seemsSwapped')}</span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowsExchange size={16} stroke={1.5} aria-hidden />}
        aria-label={t('fileViewer.offGlobe.swapOf', { name: file.name })}
        disabled={isBusy}
        onClick={() => void swapAxesOf(file)}
      >
        {t('fileViewer.offGlobe.swap')}
      </Button>
    </p>
  );
}

function FileMark({ status }: { readonly status: ImportFile['status'] }) {
  if (status === 'reading') return <Loader size={18} />;
  if (status === 'failed') {
    return <IconAlertTriangle className={classes.bad} size={20} stroke={1.5} aria-hidden />;
  }
  if (status === 'waiting')
    return <IconMapPinOff className={classes.waiting} size={20} stroke={1.5} aria-hidden />;
  return <IconFileCheck className={classes.good} size={20} stroke={1.5} aria-hidden />;
}
