import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { DEFAULT_FEATURE_COLOR, type FeatureTableField, type Project, type Tag } from '@waypost/contract';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { ColorChoice } from '../../ui/colors/color-choice.tsx';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { Dialog } from '../../ui/questions/dialog.tsx';
import classes from './bulk-edit-dialog.module.css';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkTags } from './bulk-tags.tsx';
import { type BulkChange, type BulkEdit, type BulkItem, NO_BULK_EDIT, planEdits } from './plan-edits.ts';

interface BulkEditDialogProps<Item extends BulkItem> {
  readonly items: readonly Item[];
  /** The projects to choose from; null: features stay in theirs. */
  readonly projects: readonly Project[] | null;
  /** The keys of collected data of which one can be set. */
  readonly fields?: readonly FeatureTableField[];
  /** The tags that can be put on features. */
  readonly tags?: readonly Tag[];
  /** What follows the edit of each feature. */
  readonly finish?: (edited: Item, edit: BulkEdit) => Item;
  /** Receives all features: a value set to what it was may still count. */
  readonly onApply: (plan: readonly BulkChange<Item>[]) => void;
  readonly onClose: () => void;
}

const KEEP = 'keep';
const NAME_KINDS = [KEEP, 'replace', 'prefix', 'suffix'] as const;
const DESCRIPTION_KINDS = [KEEP, 'replace', 'append'] as const;

/** Edits several features at once, with a preview. */
export function BulkEditDialog<Item extends BulkItem>(props: BulkEditDialogProps<Item>) {
  const { items, projects, fields = [], tags = [], finish, onApply, onClose } = props;
  const t = useTranslate();
  const [edit, setEdit] = useState<BulkEdit>(NO_BULK_EDIT);
  const { name, description } = edit;
  const change = (part: Partial<BulkEdit>) => setEdit((old) => ({ ...old, ...part }));
  const plan = useMemo(() => planEdits(items, edit, finish), [items, edit, finish]);
  const changed = plan.filter(({ isChanged }) => isChanged);
  return (
    <Dialog onClose={onClose} title={t('bulkEdit.title', { count: items.length })} size={560}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) onApply(plan);
        }}
      >
        <div className={classes.pair}>
          <KindSelect
            label={t('bulkEdit.name')}
            kinds={NAME_KINDS}
            value={name.kind}
            onChange={(kind) => change({ name: kind === KEEP ? { kind } : { kind, text: toText(name) } })}
          />
          {name.kind !== KEEP && (
            <TextInput
              aria-label={t('bulkEdit.nameText')}
              description={name.kind === 'replace' ? t('bulkEdit.numbered') : undefined}
              inputWrapperOrder={['input', 'description']}
              value={name.text}
              onChange={({ currentTarget }) => change({ name: { ...name, text: currentTarget.value } })}
            />
          )}
        </div>
        <div className={classes.pair}>
          <KindSelect
            label={t('bulkEdit.description')}
            kinds={DESCRIPTION_KINDS}
            value={description.kind}
            onChange={(kind) =>
              change({ description: kind === KEEP ? { kind } : { kind, text: toText(description) } })
            }
          />
          {description.kind !== KEEP && (
            <Textarea
              aria-label={t('bulkEdit.descriptionText')}
              autosize
              minRows={1}
              maxRows={4}
              value={description.text}
              onChange={({ currentTarget }) =>
                change({ description: { ...description, text: currentTarget.value } })
              }
            />
          )}
        </div>
        <div className={classes.row}>
          <FlagSelect
            label={t('bulkEdit.visibility')}
            yes={t('bulkEdit.public')}
            no={t('bulkEdit.private')}
            value={edit.shared}
            onChange={(shared) => change({ shared })}
          />
          <FlagSelect
            label={t('bulkEdit.static')}
            yes={t('bulkEdit.isStatic')}
            no={t('bulkEdit.isNotStatic')}
            value={edit.isStatic}
            onChange={(isStatic) => change({ isStatic })}
          />
        </div>
        {projects !== null && (
          <Select
            label={t('bulkEdit.project')}
            searchable
            clearable
            placeholder={t('bulkEdit.keep')}
            nothingFoundMessage={t('bulkEdit.noProjects')}
            data={projects.map((project) => ({
              value: String(project.project_id),
              label: project.project_name,
            }))}
            value={edit.projectId === null ? null : String(edit.projectId)}
            onChange={(value) => change({ projectId: value === null ? null : Number(value) })}
          />
        )}
        {fields.length > 0 && (
          <AnswerFields fields={fields} value={edit.answer} onChange={(answer) => change({ answer })} />
        )}
        {items.some((item) => item.tags !== undefined) && (
          <BulkTags items={items} tags={tags} edit={edit} onChange={change} />
        )}
        <Checkbox
          label={t('bulkEdit.changeColor')}
          checked={edit.color !== null}
          onChange={({ currentTarget }) =>
            change({ color: currentTarget.checked ? (items[0]?.color ?? DEFAULT_FEATURE_COLOR) : null })
          }
        />
        {edit.color !== null && <ColorChoice value={edit.color} onChange={(color) => change({ color })} />}
        <BulkPreview changes={changed} projects={projects ?? []} />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={changed.length === 0}>
            {t('bulkEdit.apply')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

interface AnswerFieldsProps {
  readonly fields: readonly FeatureTableField[];
  readonly value: BulkEdit['answer'];
  readonly onChange: (answer: BulkEdit['answer']) => void;
}

/** A key of collected data, and its value for all. */
function AnswerFields({ fields, value, onChange }: AnswerFieldsProps) {
  const t = useTranslate();
  return (
    <div className={classes.pair}>
      <Select
        label={t('bulkEdit.answer')}
        searchable
        clearable
        placeholder={t('bulkEdit.keep')}
        data={fields.map(({ key }) => key)}
        value={value?.key ?? null}
        onChange={(key) => {
          const field = fields.find((one) => one.key === key);
          onChange(field === undefined ? null : { ...field, value: value?.value ?? '' });
        }}
      />
      {value !== null && (
        <TextInput
          aria-label={t('bulkEdit.answerText')}
          value={value.value}
          onChange={({ currentTarget }) => onChange({ ...value, value: currentTarget.value })}
        />
      )}
    </div>
  );
}

/** The text of a change, kept when its kind changes. */
function toText(change: BulkEdit['name'] | BulkEdit['description']): string {
  return change.kind === KEEP ? '' : change.text;
}

interface KindSelectProps<Kind extends string> {
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
}

function KindSelect<Kind extends 'keep' | 'replace' | 'prefix' | 'suffix' | 'append'>({
  label,
  kinds,
  value,
  onChange,
}: KindSelectProps<Kind>) {
  const t = useTranslate();
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={kinds.map((kind) => ({ value: kind, label: t(`bulkEdit.${kind}`) }))}
      value={value}
      onChange={(next) => {
        const kind = kinds.find((one) => one === next);
        if (kind !== undefined) onChange(kind);
      }}
    />
  );
}

interface FlagSelectProps {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
}

function FlagSelect({ label, yes, no, value, onChange }: FlagSelectProps) {
  const t = useTranslate();
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={[
        { value: KEEP, label: t('bulkEdit.keep') },
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={value === null ? KEEP : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === KEEP ? null : next === 'yes')}
    />
  );
}
