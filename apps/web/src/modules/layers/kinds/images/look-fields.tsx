import { Select, TextInput } from '@mantine/core';
import { type ImageLooks, LOOK_RAMPS, type LookRamp } from '@waypost/contract';
import { useTranslate } from '../../../../i18n/i18n.ts';
import classes from './images.module.css';
import { hasBadStretch, type LookDraft, parseNumber, withKind } from './look-draft.ts';

interface LookFieldsProps {
  readonly looks: ImageLooks;
  readonly draft: LookDraft;
  readonly onChange: (draft: LookDraft) => void;
}

const RAMPS = Object.keys(LOOK_RAMPS) as LookRamp[];
const CHANNELS = ['red', 'green', 'blue'] as const;

/** Bands, colours, stretch and nodata. */
export function LookFields(props: LookFieldsProps) {
  const t = useTranslate();
  const { looks, draft, onChange } = props;
  return (
    <div className={classes.fields}>
      {looks.bands.length > 1 && (
        <Select
          label={t('images.look.drawn')}
          data={[
            { value: 'colors', label: t('images.look.colors') },
            { value: 'one', label: t('images.look.one') },
          ]}
          value={draft.isColors ? 'colors' : 'one'}
          onChange={(value) => onChange({ ...draft, isColors: value === 'colors' })}
          allowDeselect={false}
        />
      )}
      {draft.isColors ? <ColorFields {...props} /> : <OneBandFields {...props} />}
      <StretchFields {...props} />
      <TextInput
        label={t('images.look.nodata')}
        description={t('images.look.nodataHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.nodata}
        error={Number.isNaN(parseNumber(draft.nodata))}
        onChange={(event) => onChange({ ...draft, nodata: event.currentTarget.value })}
      />
    </div>
  );
}

function useBandOptions({ bands }: ImageLooks) {
  const t = useTranslate();
  return bands.map(({ number, name, is_alpha }) => {
    const said = name ?? (is_alpha ? t('images.look.alpha') : null);
    const label = t('images.look.band', { number });
    return { value: String(number), label: said === null ? label : `${label} · ${said}` };
  });
}

function ColorFields({ looks, draft, onChange }: LookFieldsProps) {
  const t = useTranslate();
  const data = useBandOptions(looks);
  return (
    <div className={classes.fields}>
      {CHANNELS.map((channel, index) => (
        <Select
          key={channel}
          label={t(`images.look.${channel}`)}
          data={data}
          value={String(draft.bands[index])}
          onChange={(value) => {
            const [red, green, blue] = draft.bands.with(index, Number(value)) as [number, number, number];
            onChange({ ...draft, bands: [red, green, blue] });
          }}
          allowDeselect={false}
        />
      ))}
    </div>
  );
}

function OneBandFields({ looks, draft, onChange }: LookFieldsProps) {
  const t = useTranslate();
  const data = useBandOptions(looks);
  const none = t(looks.has_palette ? 'images.look.palette' : 'images.look.greys');
  const [, green, blue] = draft.bands;
  return (
    <>
      {data.length > 1 && (
        <Select
          label={t('images.look.bandLabel')}
          data={data}
          value={String(draft.bands[0])}
          onChange={(value) => onChange({ ...draft, bands: [Number(value), green, blue] })}
          allowDeselect={false}
        />
      )}
      <Select
        label={t('images.look.ramp')}
        data={[
          { value: '', label: none },
          ...RAMPS.map((ramp) => ({ value: ramp, label: t(`images.look.ramps.${ramp}`) })),
        ]}
        value={draft.ramp ?? ''}
        onChange={(value) => onChange({ ...draft, ramp: RAMPS.find((ramp) => ramp === value) ?? null })}
        allowDeselect={false}
      />
      {draft.ramp !== null && (
        <div
          className={classes.ramp}
          aria-hidden
          style={{ background: `linear-gradient(to right, ${LOOK_RAMPS[draft.ramp].join(', ')})` }}
        />
      )}
    </>
  );
}

function StretchFields({ draft, onChange }: LookFieldsProps) {
  const t = useTranslate();
  const isPercent = draft.kind === 'percent';
  const unit = isPercent ? '%' : null;
  return (
    <>
      <Select
        label={t('images.look.stretch')}
        data={[
          { value: 'percent', label: t('images.look.percent') },
          { value: 'values', label: t('images.look.values') },
        ]}
        value={draft.kind}
        onChange={(value) => onChange(withKind(draft, value === 'values' ? 'values' : 'percent'))}
        allowDeselect={false}
      />
      <div className={classes.row}>
        <TextInput
          label={t('images.look.low')}
          value={draft.low}
          rightSection={unit}
          onChange={(event) => onChange({ ...draft, low: event.currentTarget.value })}
        />
        <TextInput
          label={t('images.look.high')}
          value={draft.high}
          rightSection={unit}
          onChange={(event) => onChange({ ...draft, high: event.currentTarget.value })}
        />
      </div>
      {hasBadStretch(draft) && (
        <p className={classes.fault} role="alert">
          {t(isPercent ? 'images.look.badPercent' : 'images.look.badValues')}
        </p>
      )}
    </>
  );
}
