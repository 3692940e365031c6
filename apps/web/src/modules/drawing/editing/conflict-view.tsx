import { Button } from '@mantine/core';
import type { DataEntry, FeatureConflict } from '@waypost/contract';
import { formatCoordinates } from '@waypost/geo';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type MessageKey, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useUnits } from '../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { toTagText } from '../../../data/tag-text.ts';
import { toMeasureText } from '../board/measure-text.ts';
import formClasses from '../form/feature-form.module.css';
import classes from './conflict-view.module.css';
import {
  type Choices,
  type Difference,
  type EditableFeature,
  listDifferences,
  mergeEdits,
  type Side,
  toChosen,
  toEditable,
  toFeatureUpdate,
} from './merge-edits.ts';
import type { Edit } from './save-edit.ts';
import { SIDE_COLORS, useSidesOnMap } from './use-sides-on-map.ts';

const SIDES = ['mine', 'theirs'] as const;

/** The names of a project and a template. */
export interface PlaceNames {
  readonly project: string;
  readonly template: string | null;
}

interface ConflictViewProps {
  /** The feature as it was when the edit began. */
  readonly start: EditableFeature;
  readonly mine: EditableFeature;
  readonly conflict: FeatureConflict;
  /** The names of my project and template. */
  readonly names: PlaceNames;
  readonly isBusy: boolean;
  readonly onSave: (edit: Edit) => void;
  readonly onBack: () => void;
}

/** Two conflicting edits of one feature, field by field; saving requires a choice for each. */
export function ConflictView({ start, mine, conflict, names, isBusy, onSave, onBack }: ConflictViewProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const { feature, changed_by, changed_at } = conflict;
  const theirs = useMemo(() => toEditable(feature), [feature]);
  const { version } = feature.properties;
  // Another conflict may follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a version, also the next
  useEffect(() => {
    heading.current?.focus();
  }, [version]);
  const differences = listDifferences(start, mine, theirs);
  const choose = (id: string, side: Side) => setChoices((all) => ({ ...all, [id]: side }));
  const outline = differences.find(({ field }) => field === 'geometry');
  useSidesOnMap({
    code: feature.properties.code,
    mine,
    theirs,
    chosen: outline === undefined ? null : toChosen(outline, choices),
    onChoose: (side) => outline !== undefined && choose(outline.id, side),
  });
  const merged = mergeEdits(mine, theirs, differences, choices);
  const name = changed_by?.display_name ?? t('common.unknownPerson');
  return (
    <form
      className={formClasses.form}
      aria-label={t('drawing.conflict.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (merged === null || isBusy) return;
        onSave({ update: toFeatureUpdate(theirs, merged), version, name: merged.name });
      }}
    >
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('drawing.conflict.title')}
        </h2>
        <p className={classes.text}>
          {t('drawing.conflict.text', { name })} <RelativeTime value={changed_at} />
        </p>
      </div>
      {differences.length === 0 && <p className={classes.text}>{t('drawing.conflict.alike')}</p>}
      {differences.map((difference) => (
        <Question
          key={difference.id}
          difference={difference}
          sides={{ mine, theirs }}
          names={{
            mine: names,
            theirs: { project: feature.properties.project_name, template: feature.properties.template_name },
          }}
          chosen={toChosen(difference, choices)}
          onChoose={(side) => choose(difference.id, side)}
        />
      ))}
      {merged === null && <p className={formClasses.note}>{t('drawing.conflict.open')}</p>}
      <FormFooter>
        <Button variant="default" onClick={onBack}>
          {t('drawing.conflict.back')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={merged === null}>
          {t('common.save')}
        </Button>
      </FormFooter>
    </form>
  );
}

const LABELS = {
  geometry: 'features.geometry',
  name: 'drawing.name',
  description: 'drawing.description',
  color: 'colors.label',
  shared: 'drawing.shared',
  is_static: 'drawing.isStatic',
  geofence: 'drawing.geofence',
  geofence_prompt: 'drawing.geofencePrompt',
  data: 'features.collectedData',
  project_id: 'drawing.project',
  template_id: 'drawing.template',
  tags: 'drawing.tags',
} as const satisfies Record<string, MessageKey>;

interface QuestionProps {
  readonly difference: Difference;
  readonly sides: Readonly<Record<Side, EditableFeature>>;
  readonly names: Readonly<Record<Side, PlaceNames>>;
  readonly chosen: Side | null;
  readonly onChoose: (side: Side) => void;
}

/** One difference, with a choice between two values. */
function Question({ difference, sides, names, chosen, onChoose }: QuestionProps) {
  const t = useTranslate();
  const group = useId();
  const label = difference.field === 'entry' ? difference.key : t(LABELS[difference.field]);
  return (
    <fieldset className={classes.question} data-open={chosen === null}>
      <legend className={classes.label}>{label}</legend>
      {SIDES.map((side) => (
        <label key={side} className={classes.answer} data-chosen={chosen === side}>
          <input
            type="radio"
            name={group}
            checked={chosen === side}
            required
            onChange={() => onChoose(side)}
          />
          <span className={classes.side}>
            {difference.field === 'geometry' && (
              <span className={classes.swatch} style={{ background: SIDE_COLORS[side] }} aria-hidden />
            )}
            {t(`drawing.conflict.${side}`)}
          </span>
          <span className={classes.value}>
            <Value difference={difference} side={side} of={sides[side]} names={names[side]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ValueProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly of: EditableFeature;
  readonly names: PlaceNames;
}

const BOOLEAN = 2;

/** The value of one side, as text. */
function Value({ difference, side, of, names }: ValueProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const toText = (entry: DataEntry | null) => {
    if (entry === null) return t('drawing.noAnswer');
    return entry.type === BOOLEAN ? t(entry.value === 'true' ? 'features.yes' : 'features.no') : entry.value;
  };
  switch (difference.field) {
    case 'entry':
      return toText(difference[side]);
    case 'project_id':
      return names.project;
    case 'template_id':
      return names.template ?? t('drawing.noTemplate');
    case 'data':
      return of.data.map((entry) => `${entry.key}: ${toText(entry)}`).join(', ');
    case 'tags':
      return of.tags.map((tag) => toTagText(tag, locale)).join(', ') || t('drawing.noAnswer');
    case 'geometry':
      return toMeasureText(of.geometry, locale, units) ?? toCoordinates(of.geometry);
    case 'color':
      return <span className={classes.color} style={{ background: of.color }} title={of.color} />;
    case 'geofence':
      return t(`drawing.geofences.${of.geofence}`);
    case 'name':
    case 'description':
      return of[difference.field] === '' ? t('drawing.noAnswer') : of[difference.field];
    default:
      return t(of[difference.field] ? 'features.yes' : 'features.no');
  }
}

function toCoordinates(geometry: EditableFeature['geometry']): string {
  if (geometry.type !== 'Point') return '';
  const [lng = 0, lat = 0] = geometry.coordinates;
  return formatCoordinates([lng, lat], 'DD');
}
