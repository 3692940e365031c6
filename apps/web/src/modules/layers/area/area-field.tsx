import { ActionIcon, Button, FileButton } from '@mantine/core';
import {
  IconFileImport,
  IconFocusCentered,
  IconMap,
  IconPolygon,
  IconSquare,
  IconX,
} from '@tabler/icons-react';
import type { AreaGeometry } from '@waypost/contract';
import { areaOf, bboxOf } from '@waypost/geo';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { fitMap } from '../../../map/engine/engine-holder.ts';
import { OUTLINE_EXTENSIONS } from '../../../map/outlines/read-outline.ts';
import { setBoundaryDraft } from '../../../map/scene/boundary-session.ts';
import { getViewBounds, mapWhereabouts } from '../../../map/session/map-session.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import classes from './area-field.module.css';
import { toAreaOfInterest, toViewArea } from './area-geometry.ts';
import { BoundaryChoice } from './boundary-choice.tsx';
import { PlaceSearch } from './place-search.tsx';
import { useAreaDrawing } from './use-area-drawing.ts';
import { useAreaFile } from './use-area-file.ts';

interface AreaFieldProps {
  readonly organizationId: number;
  readonly value: AreaGeometry | null;
  readonly hint: string;
  readonly isReadOnly?: boolean;
  /** @param source where the area is from, in words. */
  readonly onChange: (area: AreaGeometry | null, source: string | null) => void;
}

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const ACCEPT = OUTLINE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const FIT_PADDING_PX = 50;

const fit = (area: AreaGeometry) => {
  const box = bboxOf(area);
  if (box !== null) fitMap(box, { padding: FIT_PADDING_PX });
};

/** Shows the area of the form on the map while the form is open. */
function useAreaOnMap(value: AreaGeometry | null): void {
  useEffect(() => {
    setBoundaryDraft({ geometry: value });
  }, [value]);
  useEffect(() => () => setBoundaryDraft(null), []);
}

/** An area of interest: drawn, from the view, a project, a place or a file; its size, and the way to remove it. */
export function AreaField({ isReadOnly = false, ...props }: AreaFieldProps) {
  return isReadOnly ? <ReadOnlyArea {...props} /> : <EditableArea {...props} />;
}

function ReadOnlyArea({ value }: AreaFieldProps) {
  const t = useTranslate();
  useAreaOnMap(value);
  if (value === null) return null;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('layers.area.label')}</legend>
      <Chosen area={value} source={null} onRemove={null} />
    </fieldset>
  );
}

function EditableArea({ organizationId, value, hint, onChange }: AreaFieldProps) {
  const t = useTranslate();
  const reset = useRef<() => void>(null);
  const [source, setSource] = useState<string | null>(null);
  // A browser may have no map.
  const hasView = useStore(mapWhereabouts, ({ view }) => view !== null);
  useAreaOnMap(value);
  const take = (area: AreaGeometry, from: string | null, isFitted = true) => {
    const taken = toAreaOfInterest(area);
    file.clear();
    setSource(from);
    onChange(taken, from);
    if (isFitted) fit(taken);
  };
  const file = useAreaFile((area, name) => take(area, name));
  const drawing = useAreaDrawing(value, (area) => take(area, t('layers.area.drawn')));
  const takeView = () => {
    const bounds = getViewBounds();
    if (bounds !== null) take(toViewArea(bounds), t('layers.area.view'), false);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('layers.area.label')}</legend>
      {value === null ? (
        <p className={classes.hint}>{drawing.isOn ? t('layers.area.drawing') : hint}</p>
      ) : (
        <Chosen area={value} source={source} onRemove={() => onChange(null, null)} />
      )}
      <div className={classes.ways}>
        <Way icon={<IconPolygon {...ICON} />} isOff={drawing.isOn} onClick={() => drawing.begin(false)}>
          {t('layers.area.polygon')}
        </Way>
        <Way icon={<IconSquare {...ICON} />} isOff={drawing.isOn} onClick={() => drawing.begin(true)}>
          {t('layers.area.rectangle')}
        </Way>
        {hasView && (
          <Way icon={<IconMap {...ICON} />} isOff={drawing.isOn} onClick={takeView}>
            {t('layers.area.view')}
          </Way>
        )}
        <FileButton
          accept={ACCEPT}
          resetRef={reset}
          onChange={(picked) => {
            // Allows the same file to be chosen again.
            reset.current?.();
            if (picked !== null) void file.read(picked);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              loading={file.isReading}
              leftSection={<IconFileImport {...ICON} />}
            >
              {t('layers.area.file')}
            </Button>
          )}
        </FileButton>
      </div>
      <PlaceSearch onArea={(area, name) => take(area, name)} />
      <BoundaryChoice organizationId={organizationId} onArea={(area, name) => take(area, name)} />
      <p className={classes.hint}>{t('layers.area.fileTypes')}</p>
      {file.fault !== null && (
        <p className={classes.fault} role="alert">
          {file.fault}
        </p>
      )}
    </fieldset>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Way({ icon, isOff, onClick, children }: WayProps) {
  return (
    <Button variant="default" size="xs" disabled={isOff} leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

interface ChosenProps {
  readonly area: AreaGeometry;
  readonly source: string | null;
  /** Null for who may not change it. */
  readonly onRemove: (() => void) | null;
}

const M2_PER_HA = 10_000;
const M2_PER_KM2 = 1_000_000;

/** The area that was chosen, with its size in hectares and square kilometres. */
function Chosen({ area, source, onRemove }: ChosenProps) {
  const t = useTranslate();
  const locale = useLocale();
  const size = areaOf(area);
  const toText = (value: number) =>
    toNumberText(value, locale, { maximumFractionDigits: value < 100 ? 2 : 0 });
  return (
    <div className={classes.status} role="status">
      <IconPolygon {...ICON} />
      <span className={classes.size}>
        {t('layers.area.size', { ha: toText(size / M2_PER_HA), km2: toText(size / M2_PER_KM2) })}
        {source !== null && <span className={classes.source}>{source}</span>}
      </span>
      <Hint label={t('layers.area.fit')}>
        <ActionIcon aria-label={t('layers.area.fit')} onClick={() => fit(area)}>
          <IconFocusCentered {...ICON} />
        </ActionIcon>
      </Hint>
      {onRemove !== null && (
        <Hint label={t('layers.area.remove')}>
          <ActionIcon aria-label={t('layers.area.remove')} onClick={onRemove}>
            <IconX {...ICON} />
          </ActionIcon>
        </Hint>
      )}
    </div>
  );
}
