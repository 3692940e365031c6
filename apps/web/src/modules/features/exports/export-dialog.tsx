import { Button, Checkbox, NativeSelect } from '@mantine/core';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportManifest,
  type ExportPreview,
  MAX_DIRECT_EXPORT,
  PHOTO_FORMATS,
} from '@waypost/contract';
import { useState } from 'react';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { exportNow, getManifest } from './direct-export.ts';
import classes from './exports.module.css';
import { createExport, type ListToExport, useExportPreview } from './exports-api.ts';
import { toManifestLines } from './manifest-lines.ts';
import { saveFile, toFileName } from './save-file.ts';

const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  geojson: 'geojson',
  kml: 'kml',
  kmz: 'kmz',
  gpx: 'gpx',
  csv: 'csv',
  shapefile: 'zip',
  geopackage: 'gpkg',
  flatgeobuf: 'fgb',
};

interface ExportDialogProps {
  readonly of: ListToExport;
  readonly name: string;
  readonly onClose: () => void;
}

/** The dialog for exporting a list. Small files are saved at once, large ones are made in the background. */
export function ExportDialog({ of, name, onClose }: ExportDialogProps) {
  const t = useTranslate();
  const preview = useExportPreview(of);
  const [format, setFormat] = useState<ExportFormat>('geojson');
  const [wantsPhotos, setWantsPhotos] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const photos = PHOTO_FORMATS.includes(format) ? (preview.data?.photos ?? 0) : 0;
  const withPhotos = photos > 0 && wantsPhotos;
  const total = preview.data?.total ?? 0;
  const isDirect = total <= MAX_DIRECT_EXPORT && !withPhotos;

  const submit = async () => {
    setIsBusy(true);
    try {
      if (isDirect) {
        const fileName = toFileName(`${name} ${new Date().toISOString().slice(0, 10)}`, EXTENSIONS[format]);
        const choice = { format, receipt: createLocalUuid() };
        saveFile(fileName, await exportNow(of, choice), 'application/octet-stream');
        await tellSaved(t, fileName, () => getManifest(of, choice));
      } else {
        await createExport(of, { format, with_photos: withPhotos });
      }
      onClose();
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('exports.failedTitle'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t(of.list === 'trash' ? 'exports.trashTitle' : 'exports.title')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Counted preview={preview.data} failure={preview.error} />
        <NativeSelect
          label={t('exports.format')}
          description={t(`exports.hints.${format}`)}
          inputWrapperOrder={['label', 'input', 'description']}
          data={EXPORT_FORMATS.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
          value={format}
          onChange={({ currentTarget: { value } }) =>
            setFormat(EXPORT_FORMATS.find((one) => one === value) ?? 'geojson')
          }
          data-autofocus
        />
        {photos > 0 && (
          <Checkbox
            label={t('exports.withPhotos', { count: photos })}
            checked={wantsPhotos}
            onChange={(event) => setWantsPhotos(event.currentTarget.checked)}
          />
        )}
        <Caution format={format} preview={preview.data} isDirect={isDirect} />
        <FormFooter>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={total === 0}>
            {t('exports.export')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** Reports the content of a saved file, and offers its manifest. A failing manifest does not undo the export. */
async function tellSaved(t: Translate, name: string, ask: () => Promise<ExportManifest>): Promise<void> {
  const manifest = await ask().catch((error: unknown) => console.warn(error));
  if (manifest === undefined) {
    showToast({ tone: 'good', message: t('exports.saved') });
    return;
  }
  const lines = toManifestLines(t, manifest);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  showToast({
    tone: lines.length === 0 ? 'good' : 'info',
    message: [t('exports.savedCount', { count: manifest.total }), ...lines].join(' '),
    action: {
      label: t('exports.manifest'),
      run: () => saveFile(`${name}.manifest.json`, text, 'application/json'),
    },
  });
}

/** The number of features in the file. */
function Counted({
  preview,
  failure,
}: {
  readonly preview: ExportPreview | undefined;
  readonly failure: Error | null;
}) {
  const t = useTranslate();
  const locale = useLocale();
  if (failure !== null) {
    return (
      <p className={classes.caution} role="alert">
        {toErrorText(t, failure)}
      </p>
    );
  }
  return (
    <p className={classes.counted} role="status">
      {preview === undefined ? (
        t('exports.counting')
      ) : (
        <>
          <strong>{toNumberText(preview.total, locale)}</strong>{' '}
          {t('exports.asListed', { count: preview.total })}
        </>
      )}
    </p>
  );
}

interface CautionProps {
  readonly format: ExportFormat;
  readonly preview: ExportPreview | undefined;
  readonly isDirect: boolean;
}

/** The effect of the choices on the file, before it is made. */
function Caution({ format, preview, isDirect }: CautionProps) {
  const t = useTranslate();
  if (preview === undefined) return null;
  const { Polygon = 0, MultiPolygon = 0 } = preview.by_type;
  const areas = format === 'gpx' ? Polygon + MultiPolygon : 0;
  return (
    <>
      {areas > 0 && <p className={classes.caution}>{t('exports.noAreas', { count: areas })}</p>}
      {!isDirect && <p className={classes.hint}>{t('exports.inBackground')}</p>}
    </>
  );
}
