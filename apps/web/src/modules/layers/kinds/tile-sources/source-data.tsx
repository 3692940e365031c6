import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Layer, TileSource } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../../ui/times/relative-time.tsx';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import ordered from '../ordered/ordered.module.css';
import { changeTileSource, tileSourceQuery } from './api.ts';
import { EMPTY_SOURCE, findSourceFaults, type SourceDraft, toSourceChange } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';
import classes from './tile-sources.module.css';

/** Where the tiles of a layer come from, whether they do, and another address for those who may change it. */
export function SourceData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const query = useQuery(tileSourceQuery(layer));
  const [isChanging, setIsChanging] = useState(false);
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={4} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
    >
      {(source) => (
        <div className={ordered.body}>
          <State source={source} />
          <Facts source={source} />
          {canChange && isChanging && (
            <ChangeForm layer={layer} source={source} onDone={() => setIsChanging(false)} />
          )}
          {canChange && !isChanging && (
            <Button
              className={classes.find ?? ''}
              variant="default"
              size="compact-sm"
              onClick={() => setIsChanging(true)}
            >
              {t('tileSources.change')}
            </Button>
          )}
        </div>
      )}
    </AsyncView>
  );
}

/** The tone and the headline of what is wrong. */
const STATES = {
  none: ['good', 'tileSources.works'],
  absent: ['working', 'tileSources.unsure'],
  other: ['failed', 'tileSources.fails'],
} as const;

function State({ source: { fault, fault_at } }: { readonly source: TileSource }) {
  const t = useTranslate();
  const [tone, word] = STATES[fault === null || fault === 'absent' ? (fault ?? 'none') : 'other'];
  return (
    <section className={ordered.status} data-tone={tone}>
      <p className={ordered.word} role="status">
        {t(word)}
      </p>
      {fault !== null && (
        <p className={ordered.fault}>
          {t(`tileSources.faults.${fault}`)}
          {fault_at !== null && (
            <span className={ordered.words}>
              <RelativeTime value={fault_at} />
            </span>
          )}
        </p>
      )}
    </section>
  );
}

function Facts({ source }: { readonly source: TileSource }) {
  const t = useTranslate();
  const { host, form, wmts_layer, attribution, min_zoom, max_zoom } = source;
  const rows: (readonly [string, string])[] = [
    [t('tileSources.host'), host],
    [t('tileSources.form'), t(`tileSources.forms.${form}`)],
  ];
  if (wmts_layer !== null) rows.push([t('tileSources.wmtsLayer'), wmts_layer]);
  rows.push([t('tileSources.zooms'), `${min_zoom} – ${max_zoom}`]);
  if (attribution !== '') rows.push([t('tileSources.credit'), attribution]);
  return (
    <dl className={ordered.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeFormProps {
  readonly layer: Layer;
  readonly source: TileSource;
  readonly onDone: () => void;
}

function ChangeForm({ layer, source, onDone }: ChangeFormProps) {
  const t = useTranslate();
  const { attribution, min_zoom: minZoom, max_zoom: maxZoom } = source;
  const [draft, setDraft] = useState<SourceDraft>({ ...EMPTY_SOURCE, attribution, minZoom, maxZoom });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsTried(true);
    if (Object.values(findSourceFaults(draft, true)).some((fault) => fault !== null)) return;
    setIsBusy(true);
    try {
      await changeTileSource(layer, toSourceChange(draft, source));
      showToast({ tone: 'good', message: t('tileSources.saved') });
      onDone();
    } catch (error) {
      showToast({ tone: 'error', title: t('tileSources.saveFailed'), message: toErrorText(t, error) });
      setIsBusy(false);
    }
  };
  return (
    <SourceFields
      organizationId={layer.properties.organization_id}
      value={draft}
      isKept
      isTried={isTried}
      onChange={(change) =>
        setDraft((now) => {
          const next = change(now);
          return { ...next, minZoom: next.minZoom ?? 0, maxZoom: next.maxZoom ?? maxZoom };
        })
      }
    >
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {t('tileSources.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void save()}>
          {t('tileSources.save')}
        </Button>
      </div>
    </SourceFields>
  );
}
