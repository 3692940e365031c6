import type { DataEntry, LayerFeature } from '@waypost/contract';
import type { ReactNode } from 'react';
import { toDataText } from '../../../data/data-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toBoxCentre } from '../../../map/camera/boxes.ts';
import { flyMapTo } from '../../../map/engine/engine-holder.ts';
import { hoverFeature, leaveFeature } from '../../../map/ring/ringed-feature.ts';
import { mapSession, mapWhereabouts } from '../../../map/session/map-session.ts';
import { DottedName } from '../../../ui/rows/dotted-name.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { GeometryIcon } from '../../features/index.ts';
import classes from './layer-feature-row.module.css';

/** The height of a row, in CSS pixels; all rows are equal, so that the list need not measure them. */
export const LAYER_ROW_PX = 62;
/** Pairs of collected data that fit into a row. */
const MAX_PAIRS = 4;

interface LayerFeatureRowProps {
  readonly layerCode: string;
  readonly item: LayerFeature;
  /** Its popup is open on the map, or the pointer is over it there. */
  readonly isShown: boolean;
  /** What can be done with it here. */
  readonly children?: ReactNode;
}

/** Flies to a feature and opens its popup there. */
function show({ geometry, properties }: LayerFeature, layer: string): void {
  const { code, name, color, bbox } = properties;
  const lngLat = geometry?.type === 'Point' ? toPair(geometry.coordinates) : toBoxCentre(bbox);
  flyMapTo(lngLat);
  mapSession.set({
    popup: { lngLat, pile: [{ code, name, color, hasPicture: hasPicture(properties), layer }], code, bbox },
  });
}

/** Photographs stand on the map for the features of its project. */
function hasPicture({ thumb_uuid, project_id }: LayerFeature['properties']): boolean {
  return thumb_uuid !== null && mapWhereabouts.get().place?.projectId === project_id;
}

const toPair = ([lng = 0, lat = 0]: readonly number[]): [number, number] => [lng, lat];

/** One feature of a layer. Hovering points it out on the map; a click flies there and selects it. */
export function LayerFeatureRow({ layerCode, item, isShown, children }: LayerFeatureRowProps) {
  const t = useTranslate();
  const { code, bbox, color, name, type, created_origin, data } = item.properties;
  const point = () => hoverFeature({ code, bbox, color, hasPicture: hasPicture(item.properties) });
  const leave = () => leaveFeature(code);
  return (
    <div className={classes.row} data-shown={isShown}>
      <button
        type="button"
        className={classes.open}
        onClick={() => show(item, layerCode)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span className={classes.first}>
          <DottedName name={name.trim() === '' ? t('layers.unnamed') : name} color={color} />
          <RelativeTime value={created_origin} className={classes.time ?? ''} />
        </span>
        <span className={classes.second}>
          <span className={classes.type} title={t(`features.types.${type}`)}>
            <GeometryIcon type={type} size={14} />
            <span className={data.length > 0 ? 'wp-visually-hidden' : undefined}>
              {t(`features.types.${type}`)}
            </span>
          </span>
          <Pairs data={data} />
        </span>
      </button>
      {children}
    </div>
  );
}

function Pairs({ data }: { readonly data: readonly DataEntry[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return data.slice(0, MAX_PAIRS).map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: keys may repeat in files, and the pairs never move
    <span key={`${entry.key}-${index}`} className={classes.pair}>
      {entry.key}
      <b>{toDataText(entry, t, locale)}</b>
    </span>
  ));
}
