import {
  type Icon,
  IconColumns2,
  IconCurrentLocation,
  IconMinus,
  IconPlus,
  IconRuler2,
  IconStack2,
  IconUpload,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { BaseStyle } from '@waypost/map-engine';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { Hint } from '../../ui/hints/hint.tsx';
import { useIsMapCovered } from '../../ui/page/map-insets.ts';
import { afterTheMap } from '../early/after-the-map.ts';
import { withEngine } from '../engine/engine-holder.ts';
import type { GroundConfig } from '../scene/build-scene.ts';
import { mapSession } from '../session/map-session.ts';
import { measuring, toggleMeasuring } from '../session/measuring.ts';
import { mapLooks, toTopStyle } from '../settings/map-looks.ts';
import type { MapSettingsProps } from '../settings/map-settings.tsx';
import { mapSettingsTexts } from '../settings/map-settings-texts.ts';
import classes from './map-controls.module.css';
import { useLocate } from './use-locate.ts';

const loadSettings = () => withTexts(import('../settings/map-settings-popover.tsx'), mapSettingsTexts);
const MapSettingsPopover = lazy(async () => ({ default: (await loadSettings()).MapSettingsPopover }));

interface ControlProps {
  readonly label: string;
  readonly icon?: Icon;
  readonly children?: ReactNode;
  readonly onClick: () => void;
  /** Called on hover and focus. */
  readonly onNear?: () => void;
  readonly isPressed?: boolean;
  readonly isBusy?: boolean;
  readonly isExpanded?: boolean;
  /** Marks it as where the focus goes when measuring ends. */
  readonly isMeasuring?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

function Control({
  label,
  icon: Glyph,
  children,
  onClick,
  onNear,
  isPressed,
  isBusy,
  isExpanded,
  isMeasuring,
  ref,
}: ControlProps) {
  return (
    <Hint label={label} side="left" isOff={isExpanded === true}>
      <button
        ref={ref}
        type="button"
        className={classes.control}
        aria-label={label}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        aria-busy={isBusy}
        data-measures={isMeasuring}
        onClick={onClick}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {Glyph === undefined ? children : <Glyph size={19} stroke={1.5} aria-hidden />}
      </button>
    </Hint>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <fieldset className={classes.column} aria-label={t('map.controls')} hidden={useIsMapCovered()}>
      {children}
    </fieldset>
  );
}

interface MapControlsProps {
  readonly baseStyle: BaseStyle;
  /** Base style of the second map; null without one. */
  readonly topStyle: BaseStyle | null;
  readonly ground: GroundConfig | null;
  /** Opens the file picker; undefined where no files are accepted. */
  readonly onPickFiles: (() => void) | undefined;
}

/** The column of controls at the top right of the map. */
export function MapControls({ baseStyle, topStyle, ground, onPickFiles }: MapControlsProps) {
  const t = useTranslate();
  const threeD = useStore(mapSession, (session) => session.threeD);
  const canMeasure = useStore(measuring, ({ isOffered }) => isOffered);
  const locate = useLocate();
  return (
    <Column>
      <Control
        label={t('map.zoomIn')}
        icon={IconPlus}
        onClick={() => withEngine((engine) => engine.zoomBy(1))}
      />
      <Control
        label={t('map.zoomOut')}
        icon={IconMinus}
        onClick={() => withEngine((engine) => engine.zoomBy(-1))}
      />
      <Control
        label={t('map.locate')}
        icon={IconCurrentLocation}
        isBusy={locate.isBusy}
        onClick={locate.locate}
      />
      <Control
        label={t(threeD ? 'map.show2d' : 'map.show3d')}
        isPressed={threeD}
        onClick={() => {
          mapSession.set({ threeD: !threeD });
          if (threeD) withEngine((engine) => engine.resetBearing());
        }}
      >
        <span className={classes.word}>{threeD ? '2D' : '3D'}</span>
      </Control>
      <CompareControl baseStyle={baseStyle} topStyle={topStyle} />
      {canMeasure && <MeasureControl />}
      <SettingsControl baseStyle={baseStyle} topStyle={topStyle} ground={ground} />
      {onPickFiles !== undefined && <UploadControl onClick={onPickFiles} />}
    </Column>
  );
}

/** The settings button: rendered with the map, its popover is loaded afterwards. */
function SettingsControl(settings: MapSettingsProps) {
  const t = useTranslate();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => afterTheMap(loadSettings), []);
  return (
    <>
      <Control
        ref={setButton}
        label={t('map.settings')}
        icon={IconStack2}
        isExpanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          setWasOpen(true);
        }}
        onNear={() => void loadSettings()}
      />
      {wasOpen && button !== null && (
        <Suspense>
          <MapSettingsPopover button={button} isOpen={isOpen} onChange={setIsOpen} {...settings} />
        </Suspense>
      )}
    </>
  );
}

/** The column for a map that cannot be drawn: files can still be picked. */
export function ControlsWithoutMap({ onPickFiles }: { readonly onPickFiles: () => void }) {
  return (
    <Column>
      <UploadControl onClick={onPickFiles} />
    </Column>
  );
}

/** Starts or ends a comparison. */
function CompareControl({ baseStyle, topStyle }: Pick<MapControlsProps, 'baseStyle' | 'topStyle'>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const toggle = () => {
    const compare = topStyle === null ? toTopStyle(mapLooks.get().topStyle, baseStyle) : undefined;
    void navigate({
      to: '.',
      search: (all) => ({ ...all, compare, pictures: undefined, pictures_top: undefined }),
      replace: true,
    });
  };
  return (
    <Control
      label={t(topStyle === null ? 'map.compare' : 'map.endCompare')}
      icon={IconColumns2}
      isPressed={topStyle !== null}
      onClick={toggle}
    />
  );
}

/** Starts or ends measuring. */
function MeasureControl() {
  const t = useTranslate();
  const isOn = useStore(measuring, (state) => state.isOn);
  return (
    <Control
      label={t('map.measure')}
      icon={IconRuler2}
      isPressed={isOn}
      isMeasuring
      onClick={toggleMeasuring}
    />
  );
}

function UploadControl({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslate();
  return <Control label={t('map.upload')} icon={IconUpload} onClick={onClick} />;
}
