import { Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { DataEntry, Feature, Resource } from '@waypost/contract';
import { bboxOf, formatArea, formatLength } from '@waypost/geo';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../data/create-store.ts';
import { toDataText } from '../../data/data-text.ts';
import { findDataPicture } from '../../data/find-data-picture.ts';
import { toErrorText } from '../../data/queries/error-text.ts';
import { queryClient } from '../../data/queries/query-client.ts';
import { useLocale, useTranslate } from '../../i18n/i18n.ts';
import { useUnits } from '../../ui/theme/preferences.ts';
import { RelativeTime } from '../../ui/times/relative-time.tsx';
import { zoomMapTo } from '../engine/engine-holder.ts';
import { Picture } from '../pictures/picture.tsx';
import { projectListQuery } from '../scene/project-list-query.ts';
import {
  closePopup,
  mapSession,
  type PlacedFeature,
  setFeatureHidden,
  turnPile,
} from '../session/map-session.ts';
import classes from './feature-popup.module.css';
import { popupSlot } from './popup-slot.ts';
import { useFeature } from './use-feature.ts';
import { usePopup } from './use-popup.ts';

/** Offset from the centre of a point, and of a marker with a photograph. */
const POINT_OFFSET_PX = 12;
const PICTURE_OFFSET_PX = 26;

/** The popup of the clicked feature; Esc closes it. */
export function FeaturePopup() {
  const popup = useStore(mapSession, (session) => session.popup);
  const hasPicture = popup?.pile[0]?.hasPicture === true;
  // Does not move while stepping through the features at one place.
  const element = usePopup(popup?.lngLat ?? null, {
    offset: hasPicture ? PICTURE_OFFSET_PX : POINT_OFFSET_PX,
    onClose: closePopup,
  });
  const place = popup?.pile.findIndex(({ code }) => code === popup.code) ?? -1;
  const placed = popup?.pile[place];
  if (popup === null || placed === undefined) return null;
  return createPortal(<PopupCard placed={placed} place={place} total={popup.pile.length} />, element);
}

interface PopupCardProps {
  readonly placed: PlacedFeature;
  /** Position among the features at one place, from 0. */
  readonly place: number;
  readonly total: number;
}

function PopupCard({ placed, place, total }: PopupCardProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const query = useFeature(placed.code);
  const isHidden = useStore(mapSession, (session) => session.hiddenCodes.includes(placed.code));
  const Action = useStore(popupSlot, (slot) => slot.Action);
  const feature = query.data;
  const name = feature?.properties.name ?? placed.name;
  const isPoint = feature?.geometry.type === 'Point';
  const open = () => {
    if (feature === undefined) return;
    const { organization_id, project_id, code } = feature.properties;
    closePopup();
    void navigate({
      to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
      params: { org_id: String(organization_id), project_id: String(project_id), featureCode: code },
    });
  };
  const zoom = () => {
    const box = feature === undefined ? null : bboxOf(feature.geometry);
    if (box !== null) zoomMapTo(box);
  };
  return (
    <div className={classes.card} role="dialog" aria-label={name}>
      {total > 1 && <PileBar place={place} total={total} />}
      <div key={placed.code} className={classes.body}>
        <div className={classes.head}>
          <span className={classes.dot} style={{ background: feature?.properties.color ?? placed.color }} />
          <strong className={classes.name}>{name}</strong>
          {feature?.properties.shared === true && (
            <span className={classes.badge}>{t('features.public')}</span>
          )}
        </div>
        {query.error === null ? (
          <PopupRows feature={feature} />
        ) : (
          <p className={classes.error} role="alert">
            {toErrorText(t, query.error)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <button
          type="button"
          className={classes.primary}
          disabled={feature === undefined || !isReadable(feature)}
          onClick={open}
        >
          {t('common.open')}
        </button>
        <button type="button" onClick={() => setFeatureHidden(placed.code, !isHidden)}>
          {t(isHidden ? 'features.show' : 'popup.hide')}
        </button>
        <button type="button" disabled={feature === undefined} onClick={zoom}>
          {t(isPoint || feature === undefined ? 'popup.zoom' : 'popup.fit')}
        </button>
        {Action !== null && <Action key={placed.code} code={placed.code} />}
      </div>
    </div>
  );
}

/** Whether the project of a feature can be opened: layers also show Public features of others. */
function isReadable({ properties }: Feature): boolean {
  const projects = queryClient.getQueryData(projectListQuery(properties.organization_id).queryKey);
  return projects?.some(({ project_id }) => project_id === properties.project_id) !== false;
}

/** Steps through the other features at the same place. */
function PileBar({ place, total }: Pick<PopupCardProps, 'place' | 'total'>) {
  const t = useTranslate();
  return (
    <div className={classes.pile}>
      <button type="button" aria-label={t('popup.pilePrevious')} onClick={() => turnPile(-1)}>
        <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      </button>
      <span aria-live="polite">{t('popup.pile', { place: place + 1, total })}</span>
      <button type="button" aria-label={t('popup.pileNext')} onClick={() => turnPile(1)}>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

function PopupRows({ feature }: { readonly feature: Feature | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  if (feature === undefined) {
    return (
      <div className={classes.rows} aria-busy="true">
        <Skeleton height={12} width="86%" />
        <Skeleton height={12} width="62%" />
      </div>
    );
  }
  const { template_name, area_m2, length_m, member_display_name, created_origin } = feature.properties;
  return (
    <>
      <dl className={classes.rows}>
        {template_name !== null && <Row label={t('features.template')}>{template_name}</Row>}
        {area_m2 !== null && area_m2 > 0 && (
          <Row label={t('features.area')}>{formatArea(area_m2, locale, units)}</Row>
        )}
        {length_m !== null && length_m > 0 && feature.geometry.type === 'LineString' && (
          <Row label={t('features.length')}>{formatLength(length_m, locale, units)}</Row>
        )}
        <Row label={t('popup.by')}>
          {member_display_name ?? t('common.unknownPerson')}, <RelativeTime value={created_origin} />
        </Row>
      </dl>
      <PopupData feature={feature} />
    </>
  );
}

/** The collected data of the feature. */
function PopupData({ feature }: { readonly feature: Feature }) {
  const t = useTranslate();
  const { code, data, resources } = feature.properties;
  if (data.length === 0) return <p className={classes.none}>{t('popup.noProperties')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.data} aria-label={t('features.collectedData')} tabIndex={0}>
      <dl className={classes.rows}>
        {data.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys may repeat in files, and the rows never move
          <Row key={`${entry.key}-${index}`} label={entry.key}>
            <PopupValue code={code} entry={entry} picture={findDataPicture(entry, resources)} />
          </Row>
        ))}
      </dl>
    </section>
  );
}

interface PopupValueProps {
  readonly code: string;
  readonly entry: DataEntry;
  readonly picture: Resource | undefined;
}

function PopupValue({ code, entry, picture }: PopupValueProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (picture === undefined) return toDataText(entry, t, locale);
  return (
    <Picture code={code} uuid={picture.uuid} size="thumbnail" alt={entry.value} className={classes.picture} />
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
