import { IconCamera, IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FeatureListItem } from '@waypost/contract';
import { formatArea, formatLength } from '@waypost/geo';
import type { MouseEvent } from 'react';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Picture } from '../../../map/pictures/picture.tsx';
import { hoverFeature, leaveFeature } from '../../../map/ring/ringed-feature.ts';
import { setFeatureHidden } from '../../../map/session/map-session.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { DottedName } from '../../../ui/rows/dotted-name.tsx';
import { type Units, useUnits } from '../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { GeometryIcon } from '../geometry-icon.tsx';
import classes from './feature-row.module.css';

/** The height of a row, in CSS pixels; all rows are equal, so that the list need not measure them. */
export const FEED_ROW_PX = 78;

/** The second line: the description, else the size, else the type. */
function toSecondLine(item: FeatureListItem, t: Translate, locale: string, units: Units): string {
  if (item.description.trim() !== '') return item.description;
  if (item.type === 'LineString' && item.length_m !== null) return formatLength(item.length_m, locale, units);
  if (item.area_m2 !== null && item.area_m2 > 0) return formatArea(item.area_m2, locale, units);
  return item.template_name ?? t(`features.types.${item.type}`);
}

interface FeatureRowProps {
  readonly organizationId: string;
  readonly projectId: string;
  readonly item: FeatureListItem;
  /** Its popup is open on the map, or the pointer is over it there. */
  readonly isShown: boolean;
  /** Its page was the last one open. */
  readonly isLast: boolean;
  readonly isHidden: boolean;
  readonly onOpen: (event: MouseEvent) => void;
}

/** One feature of the feed. Hovering highlights it on the map; clicking opens its page, and the map goes there. */
export function FeatureRow({
  organizationId,
  projectId,
  item,
  isShown,
  isLast,
  isHidden,
  onOpen,
}: FeatureRowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const { code, bbox, color, thumb_uuid } = item;
  const point = () => hoverFeature({ code, bbox, color, hasPicture: thumb_uuid !== null });
  const leave = () => leaveFeature(code);
  return (
    <div className={classes.row} data-shown={isShown} data-last={isLast} data-hidden={isHidden}>
      <Link
        to="/organizations/$org_id/projects/$project_id/features/$featureCode"
        params={{ org_id: organizationId, project_id: projectId, featureCode: item.code }}
        className={classes.link}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={onOpen}
        preload={false}
      >
        <span className={classes.tile} style={{ color: item.color }}>
          {item.thumb_uuid === null ? (
            <GeometryIcon type={item.type} size={22} />
          ) : (
            <Picture
              code={item.code}
              uuid={item.thumb_uuid}
              size="thumbnail"
              alt=""
              className={classes.thumb}
            />
          )}
        </span>
        <span className={classes.text}>
          <span className={classes.first}>
            <DottedName name={item.name} color={color} />
          </span>
          <span className={classes.second}>{toSecondLine(item, t, locale, units)}</span>
          <span className={classes.third}>
            <span className={classes.author}>{item.member_display_name ?? t('common.unknownPerson')}</span>
            <RelativeTime value={item.created_origin} />
            {item.resources_count > 0 && (
              <span className={classes.photos}>
                <IconCamera size={14} stroke={1.5} aria-hidden />
                <span className="wp-visually-hidden">{t('features.files')}</span>
                {item.resources_count}
              </span>
            )}
          </span>
        </span>
      </Link>
      {isHidden && (
        <Hint label={t('features.hiddenHint')}>
          <button type="button" className={classes.show} onClick={() => setFeatureHidden(item.code, false)}>
            <IconEyeOff size={14} stroke={1.5} aria-hidden />
            {t('features.hidden')} · {t('features.show')}
          </button>
        </Hint>
      )}
    </div>
  );
}
