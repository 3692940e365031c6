import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { DEFAULT_FEATURE_COLOR } from '@waypost/contract';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ColorChoice } from '../../../ui/colors/color-choice.tsx';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import type { ImportItem } from '../items/import-item.ts';
import { replaceItems } from '../items/import-state.ts';
import { changeImports } from '../items/import-store.ts';
import { useTargetProject } from '../upload/use-target-project.ts';
import { type BulkEdit, NO_BULK_EDIT, planBulkEdit } from './bulk-edit.ts';
import classes from './bulk-edit-dialog.module.css';
import { BulkPreview } from './bulk-preview.tsx';

interface BulkEditDialogProps {
  readonly items: readonly ImportItem[];
  readonly onClose: () => void;
}

const KEEP = 'keep';
const NAME_KINDS = [KEEP, 'replace', 'prefix', 'suffix'] as const;
const DESCRIPTION_KINDS = [KEEP, 'replace', 'append'] as const;

/** Edits several temporary features at once, with a preview. */
export function BulkEditDialog({ items, onClose }: BulkEditDialogProps) {
  const t = useTranslate();
  const { projects } = useTargetProject();
  const [edit, setEdit] = useState<BulkEdit>(NO_BULK_EDIT);
  const { name, description } = edit;
  const change = (part: Partial<BulkEdit>) => setEdit((old) => ({ ...old, ...part }));
  const plan = useMemo(() => planBulkEdit(items, edit), [items, edit]);
  const changed = plan.filter(({ isChanged }) => isChanged);
  const apply = () => {
    changeImports((state) =>
      replaceItems(
        state,
        // All selected features: a value set to what it was still counts when an existing feature is updated.
        plan.map(({ after }) => after),
      ),
    );
    showToast({ tone: 'good', message: t('bulkEdit.updated', { count: changed.length }) });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('bulkEdit.title', { count: items.length })} size={560}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) apply();
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
        <Select
          label={t('bulkEdit.project')}
          searchable
          clearable
          placeholder={t('bulkEdit.keep')}
          nothingFoundMessage={t('fileViewer.noProjects')}
          data={projects.map((project) => ({
            value: String(project.project_id),
            label: project.project_name,
          }))}
          value={edit.projectId === null ? null : String(edit.projectId)}
          onChange={(value) => change({ projectId: value === null ? null : Number(value) })}
        />
        <Checkbox
          label={t('bulkEdit.changeColor')}
          checked={edit.color !== null}
          onChange={({ currentTarget }) =>
            change({ color: currentTarget.checked ? (items[0]?.color ?? DEFAULT_FEATURE_COLOR) : null })
          }
        />
        {edit.color !== null && <ColorChoice value={edit.color} onChange={(color) => change({ color })} />}
        <BulkPreview changes={changed} projects={projects} />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={changed.length === 0}>
            {t('bulkEdit.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
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
