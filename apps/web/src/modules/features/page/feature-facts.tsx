import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Feature } from '@waypost/contract';
import { formatArea, formatCoordinates, formatLength } from '@waypost/geo';
import type { Position } from 'geojson';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import {
  coordinateFormat,
  setCoordinateFormat,
  toNextFormat,
} from '../../../map/controls/coordinate-format.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../ui/times/time-format.ts';
import { GeometryIcon } from '../geometry-icon.tsx';
import classes from './feature-page.module.css';

const COPIED_MS = 1_500;

/** Times, measures, author and ID of a feature. */
export function FeatureFacts({ feature }: { readonly feature: Feature }) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const { units } = preferences;
  const { geometry, properties } = feature;
  const { type, area_m2, length_m, template_name, file_name, member_display_name, code } = properties;
  const toTime = (value: string | number) => formatFullTime(new Date(value), preferences);
  return (
    <dl className={classes.facts}>
      <Fact label={t('features.geometry')}>
        <GeometryIcon type={type} size={16} />
        {t(`features.types.${type}`)}
      </Fact>
      {area_m2 !== null && area_m2 > 0 && (
        <Fact label={t('features.area')}>{formatArea(area_m2, locale, units)}</Fact>
      )}
      {type === 'LineString' && length_m !== null && (
        <Fact label={t('features.length')}>{formatLength(length_m, locale, units)}</Fact>
      )}
      {geometry.type === 'Point' && (
        <Fact label={t('features.coordinates')}>
          <Coordinates position={geometry.coordinates} />
        </Fact>
      )}
      {template_name !== null && <Fact label={t('features.template')}>{template_name}</Fact>}
      <Fact label={t('report.author')}>{member_display_name ?? t('common.unknownPerson')}</Fact>
      <Fact label={t('report.created')}>{toTime(properties.created_origin)}</Fact>
      <Fact label={t('report.synced')}>{toTime(properties.created_at)}</Fact>
      <Fact label={t('report.updated')}>{toTime(properties.updated_at)}</Fact>
      {file_name !== null && <Fact label={t('report.file')}>{file_name}</Fact>}
      <Fact label={t('report.id')}>
        <span className={classes.code}>{code}</span>
        <CopyButton text={code} label={t('report.copyId')} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The position of a point in the last chosen format, with a button for the next format. */
function Coordinates({ position }: { readonly position: Position }) {
  const t = useTranslate();
  const format = useStore(coordinateFormat, (state) => state.format);
  const text = formatCoordinates(position, format);
  return (
    <span className={classes.place}>
      <span>{text}</span>
      <span className={classes.placeActions}>
        <Button
          variant="default"
          size="compact-xs"
          h={24}
          aria-label={t('report.coordinateFormat', { format })}
          onClick={() => setCoordinateFormat(toNextFormat(format))}
        >
          {format}
        </Button>
        <CopyButton text={text} label={t('map.copyCoordinates')} />
      </span>
    </span>
  );
}

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Glyph = isCopied ? IconCheck : IconCopy;
  return (
    <ActionIcon
      size={24}
      aria-label={isCopied ? t('map.copied') : label}
      onClick={async () => setIsCopied(await copyText(text))}
    >
      <Glyph size={15} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
