import { Button, FileButton } from '@mantine/core';
import { IconFileImport, IconPencil, IconPolygon, IconTrash } from '@tabler/icons-react';
import { areaOf, formatArea } from '@waypost/geo';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import {
  isOutlineFile,
  MAX_OUTLINE_BYTES,
  OUTLINE_EXTENSIONS,
  readOutline,
} from '../../../map/outlines/read-outline.ts';
import { useUnits } from '../../../ui/theme/preferences.ts';
import type { BoundaryChange } from '../form/project-form-values.ts';
import classes from './boundary-field.module.css';
import { useDrawnOutline } from './use-drawn-outline.ts';

interface BoundaryFieldProps {
  readonly change: BoundaryChange;
  /** The project whose boundary is edited; null without one. */
  readonly boundaryOf: number | null;
  /** Why the form cannot be submitted. */
  readonly error: ReactNode;
  readonly onChange: (change: BoundaryChange) => void;
}

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const ACCEPT = OUTLINE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The boundary of a project's form: from a place, drawn, from a file, or none. */
export function BoundaryField({ change, boundaryOf, error, onChange }: BoundaryFieldProps) {
  const hasBoundary = boundaryOf !== null;
  const t = useTranslate();
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const reset = useRef<() => void>(null);
  const willHave = change.kind === 'replace' || (change.kind === 'keep' && hasBoundary);

  const load = async (file: File | null) => {
    if (file === null) return;
    // Allows the same file to be chosen again.
    reset.current?.();
    setFault(null);
    if (!isOutlineFile(file.name)) return setFault(t('fileFailures.failures.unsupported_format'));
    if (file.size > MAX_OUTLINE_BYTES) return setFault(t('fileFailures.failures.size_limit'));
    setIsReading(true);
    try {
      const outline = await readOutline(file);
      if (outline.ok) onChange({ kind: 'replace', geometry: outline.geometry, source: file.name });
      else if (outline.reason === 'no_polygons' || outline.reason === 'off_the_globe')
        setFault(t(`projectForm.boundary.faults.${outline.reason}`));
      else setFault(t(`fileFailures.failures.${outline.reason}`));
    } catch {
      setFault(t('fileFailures.failures.unreadable'));
    } finally {
      setIsReading(false);
    }
  };
  const put = (next: BoundaryChange) => {
    setFault(null);
    onChange(next);
  };
  const drawing = useDrawnOutline(change, boundaryOf, (geometry) =>
    put({ kind: 'replace', geometry, source: t('projectForm.boundary.byHand') }),
  );
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('projectForm.boundary.label')}</legend>
      <p className={classes.status} role="status">
        <IconPolygon {...ICON} />
        {drawing.isOn ? (
          t('projectForm.boundary.drawing')
        ) : (
          <BoundaryStatus change={change} hasBoundary={hasBoundary} />
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          disabled={drawing.isOn}
          leftSection={<IconPencil {...ICON} />}
          onClick={drawing.begin}
        >
          {t(willHave ? 'projectForm.boundary.redraw' : 'projectForm.boundary.draw')}
        </Button>
        <FileButton accept={ACCEPT} resetRef={reset} onChange={(file) => void load(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              loading={isReading}
              leftSection={<IconFileImport {...ICON} />}
            >
              {t('projectForm.boundary.load')}
            </Button>
          )}
        </FileButton>
        {willHave && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash {...ICON} />}
            onClick={() => put(hasBoundary ? { kind: 'remove' } : { kind: 'keep' })}
          >
            {t('projectForm.boundary.remove')}
          </Button>
        )}
        {hasBoundary && change.kind !== 'keep' && (
          <Button variant="subtle" size="xs" onClick={() => put({ kind: 'keep' })}>
            {t('projectForm.boundary.undo')}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{t('projectForm.boundary.hint')}</p>
      {(fault ?? error) && (
        <p className={classes.fault} role="alert">
          {fault ?? error}
        </p>
      )}
    </fieldset>
  );
}

interface BoundaryStatusProps {
  readonly change: BoundaryChange;
  readonly hasBoundary: boolean;
}

function BoundaryStatus({ change, hasBoundary }: BoundaryStatusProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  if (change.kind === 'replace') {
    const area = formatArea(areaOf(change.geometry), locale, units);
    return t('projectForm.boundary.replaced', { source: change.source, area });
  }
  if (change.kind === 'remove') return t('projectForm.boundary.removed');
  return t(hasBoundary ? 'projectForm.boundary.present' : 'projectForm.boundary.none');
}
