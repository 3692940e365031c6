import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { MAX_PICTURE_ZOOM, MAX_TILE_ADDRESS, MAX_TILE_CREDIT, type TileSourceOffer } from '@waypost/contract';
import { type ReactNode, useRef, useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { probeAddress } from './api.ts';
import { type DraftChange, findSourceFaults, isTemplate, type SourceDraft } from './source-draft.ts';
import classes from './tile-sources.module.css';

interface SourceFieldsProps {
  readonly organizationId: number;
  readonly value: SourceDraft;
  readonly onChange: (change: DraftChange) => void;
  /** Whether an empty address stays as it is. */
  readonly isKept: boolean;
  /** Whether to say what is missing. */
  readonly isTried: boolean;
  /** The button that sends them. */
  readonly children: ReactNode;
}

/** Where tiles come from: an address, of a WMTS also its layer, and what is told of them. */
export function SourceFields(props: SourceFieldsProps) {
  const { value, onChange, isKept, isTried, children } = props;
  const t = useTranslate();
  const faults = findSourceFaults(value, isKept);
  const say = (fault: keyof typeof faults) => {
    const key = faults[fault];
    return isTried && key !== null ? t(key) : null;
  };
  return (
    <div className={classes.fields}>
      <AddressFields {...props} fault={say('address')} layerFault={say('wmtsLayer')} />
      <TextInput
        label={t('tileSources.credit')}
        description={t('tileSources.creditHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_TILE_CREDIT}
        value={value.attribution}
        onChange={({ currentTarget: { value: attribution } }) => onChange((now) => ({ ...now, attribution }))}
      />
      <div className={classes.zooms}>
        <ZoomField
          label={t('tileSources.minZoom')}
          value={value.minZoom}
          error={null}
          onChange={(minZoom) => onChange((now) => ({ ...now, minZoom }))}
        />
        <ZoomField
          label={t('tileSources.maxZoom')}
          value={value.maxZoom}
          error={say('maxZoom')}
          onChange={(maxZoom) => onChange((now) => ({ ...now, maxZoom }))}
        />
      </div>
      {children}
    </div>
  );
}

interface ZoomFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly error: string | null;
  readonly onChange: (value: number | null) => void;
}

function ZoomField({ label, value, error, onChange }: ZoomFieldProps) {
  return (
    <NumberInput
      label={label}
      value={value ?? ''}
      error={error}
      min={0}
      max={MAX_PICTURE_ZOOM}
      allowDecimal={false}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

interface AddressFieldsProps extends SourceFieldsProps {
  readonly fault: string | null;
  readonly layerFault: string | null;
}

/** The address, and once that of a WMTS was looked at, its layers. */
function AddressFields(props: AddressFieldsProps) {
  const { organizationId, value, onChange, isKept, fault, layerFault } = props;
  const t = useTranslate();
  const [offer, setOffer] = useState<TileSourceOffer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { address, wmtsLayer } = value;
  const entered = useRef(address);
  const enter = (next: string) => {
    setOffer(null);
    setError(null);
    setIsBusy(false);
    entered.current = next;
    onChange((now) => ({ ...now, address: next, wmtsLayer: null }));
  };
  const find = async () => {
    setIsBusy(true);
    // An answer may come when another address is there.
    const isStale = () => entered.current !== address;
    try {
      const found = await probeAddress(organizationId, address.trim());
      if (isStale()) return;
      const { provider, layers } = found;
      setOffer(found);
      setError(null);
      onChange((now) => ({
        ...now,
        attribution: now.attribution || (provider && `© ${provider}`),
        wmtsLayer: layers.length === 1 ? (layers[0]?.name ?? null) : null,
      }));
    } catch (cause) {
      if (isStale()) return;
      setError(toErrorText(t, cause));
    }
    setIsBusy(false);
  };
  const hint = t('tileSources.addressHint');
  return (
    <>
      <TextInput
        label={t('tileSources.address')}
        description={isKept ? `${t('tileSources.addressKept')} ${hint}` : hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={MAX_TILE_ADDRESS}
        value={address}
        error={error ?? fault}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => enter(event.currentTarget.value)}
      />
      {address.trim() !== '' && !isTemplate(address) && (
        <>
          <Button
            className={classes.find ?? ''}
            variant="default"
            size="compact-sm"
            loading={isBusy}
            onClick={() => void find()}
          >
            {t('tileSources.find')}
          </Button>
          <Select
            label={t('tileSources.wmtsLayer')}
            data={(offer?.layers ?? []).map(({ name, title }) => ({ value: name, label: title }))}
            value={wmtsLayer}
            error={layerFault}
            disabled={offer === null}
            searchable
            limit={100}
            onChange={(next) => onChange((now) => ({ ...now, wmtsLayer: next }))}
          />
        </>
      )}
    </>
  );
}
