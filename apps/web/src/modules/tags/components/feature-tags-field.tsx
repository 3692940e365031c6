import { CloseButton, NumberInput, Select } from '@mantine/core';
import { type FeatureTag, MAX_FEATURE_TAGS, type Tag } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { useTags } from '../api.ts';
import { toDecimalMark } from '../../../data/tag-text.ts';
import classes from './feature-tags-field.module.css';

/** A tag in the form of a feature; `project_id` is known of those that are put on it here. */
export interface FormTag extends FeatureTag {
  readonly project_id?: number;
}

export interface FeatureTagsFieldProps {
  readonly organizationId: number;
  readonly projectId: number;
  readonly tags: readonly FormTag[];
  /** Whether the feature is about to move to this project, which may not have all of its tags. */
  readonly isMoving?: boolean;
  readonly onChange: (tags: readonly FormTag[]) => void;
}

const NONE: readonly Tag[] = [];

/** The tags of a feature in its form; nothing where there are none to choose. */
export function FeatureTagsField(props: FeatureTagsFieldProps) {
  const { organizationId, projectId, tags, isMoving = false, onChange } = props;
  const t = useTranslate();
  const query = useTags({ org_id: organizationId, project_id: projectId });
  const known = (query.data ?? NONE).filter((tag) => tag.object_type === 'feature');
  const free = known.filter(({ tag_id }) => tags.every((tag) => tag.tag_id !== tag_id));
  if (known.length + tags.length === 0) return null;
  const isLeft = ({ tag_id }: FormTag) => known.every((tag) => tag.tag_id !== tag_id);
  const left = isMoving && query.data !== undefined ? tags.filter(isLeft) : [];
  const add = (id: string | null) => {
    const tag = free.find(({ tag_id }) => String(tag_id) === id);
    if (tag === undefined) return;
    const { tag_id, name, color, tag_type, units, project_id } = tag;
    onChange([...tags, { tag_id, name, color, tag_type, units, value: null, project_id }]);
  };
  const set = (tag: FormTag, value: number | null) =>
    onChange(tags.map((one) => (one.tag_id === tag.tag_id ? { ...one, value } : one)));
  return (
    <div className={classes.field}>
      <Select
        size="sm"
        label={t('tags.title')}
        placeholder={t('tags.choose')}
        searchable
        nothingFoundMessage={t('tags.noMore')}
        disabled={tags.length >= MAX_FEATURE_TAGS}
        data={free.map((tag) => ({ value: String(tag.tag_id), label: tag.name }))}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <Dot color={free.find(({ tag_id }) => String(tag_id) === option.value)?.color} />
            {option.label}
          </span>
        )}
        value={null}
        onChange={add}
      />
      {tags.length > 0 && (
        <ul className={classes.list} aria-label={t('tags.title')}>
          {tags.map((tag) => (
            <Chosen
              key={tag.tag_id}
              tag={tag}
              onValue={(value) => set(tag, value)}
              onRemove={() => onChange(tags.filter((one) => one.tag_id !== tag.tag_id))}
            />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <p className={classes.left}>{t('tags.left', { names: left.map(({ name }) => name).join(', ') })}</p>
      )}
    </div>
  );
}

function Dot({ color }: { readonly color: string | undefined }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden />;
}

interface ChosenProps {
  readonly tag: FormTag;
  readonly onValue: (value: number | null) => void;
  readonly onRemove: () => void;
}

/** A tag that the feature has; a measure with its value. */
function Chosen({ tag, onValue, onRemove }: ChosenProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { name, color, tag_type, units, value } = tag;
  return (
    <li className={classes.tag}>
      <Dot color={color} />
      <span className={classes.name}>{name}</span>
      {tag_type === 'measure' && (
        <NumberInput
          className={classes.value}
          size="xs"
          hideControls
          aria-label={t('tags.valueOf', { name })}
          placeholder={t('tags.value')}
          decimalSeparator={toDecimalMark(locale)}
          allowedDecimalSeparators={['.', ',']}
          value={value ?? ''}
          onChange={(next) => onValue(typeof next === 'number' && Number.isFinite(next) ? next : null)}
        />
      )}
      {tag_type === 'measure' && units !== null && <span className={classes.units}>{units}</span>}
      <CloseButton size={24} iconSize={14} aria-label={t('tags.takeOff', { name })} onClick={onRemove} />
    </li>
  );
}
