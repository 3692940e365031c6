import { NumberInput, Select } from '@mantine/core';
import type { FeatureTag, Tag } from '@waypost/contract';
import { toDecimalMark } from '../../data/tag-text.ts';
import { useLocale, useTranslate } from '../../i18n/i18n.ts';
import classes from './bulk-edit-dialog.module.css';
import type { BulkEdit, BulkItem } from './plan-edits.ts';

interface BulkTagsProps {
  readonly items: readonly BulkItem[];
  /** The tags that can be put on features. */
  readonly tags: readonly Tag[];
  readonly edit: BulkEdit;
  readonly onChange: (change: Pick<BulkEdit, 'addTag'> | Pick<BulkEdit, 'removeTag'>) => void;
}

const toChoices = (tags: readonly { readonly tag_id: number; readonly name: string }[]) =>
  tags.map(({ tag_id, name }) => ({ value: String(tag_id), label: name }));

const toFeatureTag = ({ tag_id, name, color, tag_type, units }: Tag): FeatureTag => ({
  ...{ tag_id, name, color, tag_type, units },
  value: null,
});

/** A tag to put on all features, with its value if it is a measure, and one of theirs to take off. */
export function BulkTags({ items, tags, edit: { addTag, removeTag }, onChange }: BulkTagsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const present = [
    ...new Map(items.flatMap((item) => item.tags ?? []).map((tag) => [tag.tag_id, tag])).values(),
  ];
  const find = <T extends { readonly tag_id: number }>(among: readonly T[], id: string | null) =>
    among.find(({ tag_id }) => String(tag_id) === id) ?? null;
  if (tags.length + present.length === 0) return null;
  return (
    <>
      <div className={classes.row}>
        <Select
          label={t('bulkEdit.addTag')}
          searchable
          clearable
          placeholder={t('bulkEdit.keep')}
          data={toChoices(tags)}
          value={addTag === null ? null : String(addTag.tag_id)}
          onChange={(id) => {
            const tag = find(tags, id);
            onChange({ addTag: tag === null ? null : toFeatureTag(tag) });
          }}
        />
        {addTag?.tag_type === 'measure' && (
          <NumberInput
            size="md"
            label={t('bulkEdit.tagValue')}
            hideControls
            suffix={addTag.units === null ? '' : ` ${addTag.units}`}
            decimalSeparator={toDecimalMark(locale)}
            allowedDecimalSeparators={['.', ',']}
            value={addTag.value ?? ''}
            onChange={(value) =>
              onChange({ addTag: { ...addTag, value: typeof value === 'number' ? value : null } })
            }
          />
        )}
      </div>
      {present.length > 0 && (
        <Select
          label={t('bulkEdit.removeTag')}
          searchable
          clearable
          placeholder={t('bulkEdit.keep')}
          data={toChoices(present)}
          value={removeTag === null ? null : String(removeTag.tag_id)}
          onChange={(id) => onChange({ removeTag: find(present, id) })}
        />
      )}
    </>
  );
}
