import { NumberInput, Select, TextInput } from '@mantine/core';
import type { SceneOffer } from '@waypost/contract';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import {
  type FilterFaults,
  NO_FILTERS,
  RANGE_NAMES,
  RANGE_STEP,
  RANGES,
  type RangeName,
  type SceneFilters,
  toDay,
} from './scene-filter.ts';
import classes from './scene-order.module.css';

interface SceneFilterFieldsProps {
  /** The satellites that can be chosen. */
  readonly offers: readonly SceneOffer[];
  readonly value: SceneFilters;
  readonly faults: FilterFaults;
  readonly onChange: (value: SceneFilters) => void;
}

/** What scenes are searched for: the satellite, the days, and ranges of what is known of each scene. */
export function SceneFilterFields({ offers, value, faults, onChange }: SceneFilterFieldsProps) {
  const t = useTranslate();
  const today = toDay(new Date());
  const dateFault =
    faults.dates === null ? null : t(faults.dates === 'future' ? 'scenes.futureDate' : 'scenes.wrongOrder');
  const known = offers.find(({ name }) => name === value.type)?.fields ?? [];
  const isKnown = (name: RangeName) => known.includes(RANGES[name].field);
  const setRange = (name: RangeName, range: readonly [number, number]) =>
    onChange({ ...value, ranges: { ...value.ranges, [name]: range } });
  return (
    <>
      <Select
        label={t('scenes.satellite')}
        data={offers.map(({ name }) => name)}
        value={value.type}
        allowDeselect={false}
        onChange={(type) =>
          // What the scenes of one satellite say, those of another may not.
          onChange({ ...value, type: type ?? value.type, ranges: NO_FILTERS.ranges })
        }
      />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('scenes.from')}
          max={today}
          value={value.from}
          error={dateFault}
          onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('scenes.to')}
          max={today}
          value={value.to}
          onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
        />
      </div>
      <RangeFields
        name="cloudCover"
        isKnown={isKnown('cloudCover')}
        value={value}
        faults={faults}
        onRange={setRange}
      />
      <details className={classes.more}>
        <summary>{t('scenes.moreFilters')}</summary>
        <div className={classes.moreFields}>
          {RANGE_NAMES.filter((name) => name !== 'cloudCover').map((name) => (
            <RangeFields
              key={name}
              name={name}
              isKnown={isKnown(name)}
              value={value}
              faults={faults}
              onRange={setRange}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface RangeFieldsProps {
  readonly name: RangeName;
  /** Whether scenes of the satellite say this of themselves. */
  readonly isKnown: boolean;
  readonly value: SceneFilters;
  readonly faults: FilterFaults;
  readonly onRange: (name: RangeName, range: readonly [number, number]) => void;
}

/** The two ends of a range. */
function RangeFields({ name, isKnown, value, faults, onRange }: RangeFieldsProps) {
  const t = useTranslate();
  const { min, max, shown } = RANGES[name];
  const [least, most] = value.ranges[name];
  const label = t(`scenes.${name}`);
  const fault = faults.ranges[name];
  const toValue = (text: string | number, open: number) => (text === '' ? open : Number(text) / shown);
  const limits = { min: min * shown, max: max * shown, step: RANGE_STEP * shown, hideControls: true };
  const toShown = (one: number) => Number((one * shown).toFixed(2));
  const words =
    fault === 'order'
      ? t('scenes.wrongOrder')
      : t('scenes.outOfRange', { min: min * shown, max: max * shown });
  return (
    <fieldset className={classes.range} disabled={!isKnown}>
      <legend>{label}</legend>
      {!isKnown && <p className={classes.hint}>{t('scenes.notStated')}</p>}
      <div className={classes.pair}>
        <NumberInput
          {...limits}
          aria-label={t('scenes.least', { name: label })}
          value={toShown(least)}
          error={fault === undefined ? null : words}
          onChange={(next) => onRange(name, [toValue(next, min), most])}
        />
        <NumberInput
          {...limits}
          aria-label={t('scenes.most', { name: label })}
          value={toShown(most)}
          onChange={(next) => onRange(name, [least, toValue(next, max)])}
        />
      </div>
    </fieldset>
  );
}
