import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSatellite } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type Layer,
  MOSAIC_CADENCES,
  type MosaicCadence,
  type MosaicChoice,
  type MosaicLists,
  mosaicLayerEndpoints,
} from '@waypost/contract';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from '../../../../data/create-store.ts';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import { mosaicsQuery } from '../../../imagery/index.ts';
import { refreshLayers } from '../../api.ts';
import field from '../../opacity/opacity-field.module.css';
import { draftData, setDraftData, withDraftData } from '../../shown/draft-data.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import { findMosaic, findMosaicOfDay, readChoice, toChoice, toMosaicTitle } from './mosaic-choice.ts';
import classes from './mosaic-data.module.css';

/** The mosaics of a layer: by month or quarter, with a slider over them. */
export function MosaicData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const query = useQuery(mosaicsQuery(layer.properties.organization_id));
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={3} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
    >
      {(lists) => <Chooser layer={layer} lists={lists} canChange={canChange} />}
    </AsyncView>
  );
}

interface ChooserProps {
  readonly layer: Layer;
  readonly lists: MosaicLists;
  readonly canChange: boolean;
}

function Chooser({ layer, lists, canChange }: ChooserProps) {
  const t = useTranslate();
  const drafts = useStore(draftData, ({ byCode }) => byCode);
  const day = useSearch({ strict: false, select: ({ pictures }) => pictures ?? null });
  const chosen = readChoice(withDraftData(layer, drafts));
  const ofDay = findMosaicOfDay(lists[chosen.cadence], day);
  // As on the map.
  const choice = ofDay === null ? chosen : { ...chosen, mosaic: ofDay.name };
  const navigate = useNavigate();
  const choose = (next: MosaicChoice) => {
    setDraftData(layer.code, next);
    // What is chosen goes before what the address asks for.
    void navigate({ to: '.', search: (all) => ({ ...all, pictures: undefined }), replace: true });
  };
  return (
    <div className={classes.body}>
      <CadenceTabs cadence={choice.cadence} onCadence={(cadence) => choose({ cadence, mosaic: null })} />
      <div id="mosaic-panel" role="tabpanel" aria-labelledby={`mosaic-tab-${choice.cadence}`}>
        {lists[choice.cadence].length === 0 ? (
          <EmptyState
            icon={IconSatellite}
            title={t('layers.mosaics.none')}
            text={t('layers.mosaics.noneHint')}
          />
        ) : (
          <>
            <Slider lists={lists} choice={choice} onChoose={choose} />
            <Shared layer={layer} lists={lists} choice={choice} canChange={canChange} />
          </>
        )}
      </div>
    </div>
  );
}

interface CadenceTabsProps {
  readonly cadence: MosaicCadence;
  readonly onCadence: (cadence: MosaicCadence) => void;
}

function CadenceTabs({ cadence, onCadence }: CadenceTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = MOSAIC_CADENCES.find((one) => one !== cadence) ?? cadence;
    onCadence(next);
    list.current?.querySelector<HTMLElement>(`#mosaic-tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('layers.mosaics.cadence')}
      className={classes.tabs}
      onKeyDown={onKeyDown}
    >
      {MOSAIC_CADENCES.map((one) => (
        <button
          key={one}
          id={`mosaic-tab-${one}`}
          type="button"
          role="tab"
          tabIndex={one === cadence ? 0 : -1}
          aria-selected={one === cadence}
          aria-controls="mosaic-panel"
          className={classes.tab}
          onClick={() => one !== cadence && onCadence(one)}
        >
          {t(`layers.mosaics.${one}`)}
        </button>
      ))}
    </div>
  );
}

interface SliderProps {
  readonly lists: MosaicLists;
  readonly choice: MosaicChoice;
  readonly onChoose: (choice: MosaicChoice) => void;
}

function Slider({ lists, choice, onChoose }: SliderProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { cadence } = choice;
  const all = lists[cadence];
  const mosaic = findMosaic(lists, choice);
  const last = all.length - 1;
  const index = mosaic === null ? last : all.indexOf(mosaic);
  const toTitle = (at: number) => {
    const one = all[at];
    return one === undefined ? '' : toMosaicTitle(one, cadence, locale);
  };
  const go = (to: number) => onChoose(toChoice(lists, cadence, Math.min(Math.max(to, 0), last)));
  const share = last === 0 ? 100 : (index / last) * 100;
  return (
    <>
      <div className={classes.now}>
        <span className={classes.title}>{mosaic === null ? t('layers.mosaics.gone') : toTitle(index)}</span>
        <span className={classes.steps}>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t('layers.mosaics.earlier')}
            disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <IconChevronLeft size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t('layers.mosaics.later')}
            disabled={index === last}
            onClick={() => go(index + 1)}
          >
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.range}>
        <input
          type="range"
          className={field.slider}
          style={{ '--wp-share': `${share}%` } as CSSProperties}
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={t(`layers.mosaics.${cadence}Slider`)}
          aria-valuetext={toTitle(index)}
          onChange={({ currentTarget: { value } }) => go(Number(value))}
        />
      </div>
      <p className={classes.ends} aria-hidden>
        <span>{toTitle(0)}</span>
        <span>{toTitle(last)}</span>
      </p>
    </>
  );
}

interface SharedProps extends ChooserProps {
  readonly choice: MosaicChoice;
}

/** What the layer shows to everybody, and a button that makes it what is chosen here. */
function Shared({ layer, lists, choice, canChange }: SharedProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const saved = readChoice(layer);
  const isSame = saved.cadence === choice.cadence && saved.mosaic === choice.mosaic;
  const mosaic = findMosaic(lists, saved);
  const { organization_id } = layer.properties;
  const share = async () => {
    setIsBusy(true);
    try {
      await getHttp().call(mosaicLayerEndpoints.chooseMosaic, {
        params: { org_id: organization_id, layer_id: layer.code },
        body: choice,
      });
      await refreshLayers(organization_id);
      setDraftData(layer.code, null);
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.mosaics.shareFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const name = mosaic === null ? t('layers.mosaics.gone') : toMosaicTitle(mosaic, saved.cadence, locale);
  return (
    <>
      <p className={classes.note}>
        {saved.mosaic === null
          ? t(`layers.mosaics.${saved.cadence}Newest`)
          : t('layers.mosaics.shows', { name })}
        {!isSame && ` ${t('layers.mosaics.onlyYou')}`}
      </p>
      {canChange && !isSame && (
        <Button
          className={classes.share ?? ''}
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void share()}
        >
          {t('layers.mosaics.share')}
        </Button>
      )}
    </>
  );
}
