import { Button, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { projectDescription, projectDescriptionEdit, projectName, WORKFLOWS } from '@waypost/contract';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { outlineRequest } from '../../../map/scene/outline-request.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import type { ParentChoice } from '../tree/list-parents.ts';
import { listCountries } from './countries.ts';
import classes from './project-form.module.css';
import type { ProjectFormValues } from './project-form-values.ts';
import { ProjectPlaceFields } from './project-place-fields.tsx';

interface ProjectFormProps {
  readonly initial: ProjectFormValues;
  /** The possible parents; absent if there is no choice. */
  readonly parents?: readonly ParentChoice[] | undefined;
  /** Suggested tags; others can be typed. */
  readonly knownTags: readonly string[];
  /** The project whose boundary is edited; absent without one. */
  readonly boundaryOf?: number | null;
  /** Fields for new projects only, for the currently selected parent. */
  readonly more?: ((parentId: string) => ReactNode) | undefined;
  readonly submitLabel: string;
  /** Saves; resolves when saved, after which leaving needs no confirmation. Rejects after reporting the error. */
  readonly onSubmit: (values: ProjectFormValues) => Promise<void>;
  readonly onSaved: () => void;
  readonly cancel: ReactNode;
}

/** The form of a project. A new one needs a name; all other fields are folded away. */
export function ProjectForm(props: ProjectFormProps) {
  const { initial, parents, knownTags, boundaryOf = null, more, submitLabel } = props;
  const { onSubmit, onSaved, cancel } = props;
  const isNew = initial.name === '';
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(!isNew);
  const form = useForm<ProjectFormValues>({
    initialValues: initial,
    // Not the name: its error would shift the target of the next click.
    validateInputOnBlur: ['description'],
    validate: {
      name: fieldRule(projectName, t('validation.name'), t('validation.nameLong')),
      description: fieldRule(
        isNew ? projectDescription : projectDescriptionEdit,
        t(isNew ? 'validation.descriptionLong' : 'validation.description'),
        t('validation.descriptionLong'),
      ),
      boundary: () => (outlineRequest.get().request === null ? null : t('projectForm.boundary.unfinished')),
    },
  });
  const guard = useLeaveGuard(() => form.isDirty());
  const submit = async (values: ProjectFormValues) => {
    setIsBusy(true);
    try {
      await onSubmit(values);
      guard.release();
      onSaved();
    } catch {
      // The page has reported the error; the input stays.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, (errors) => {
        const isFolded = Object.keys(errors).some((field) => field !== 'name');
        if (isFolded) flushSync(() => setIsUnfolded(true));
        focusFirstError(element.current);
      })}
    >
      <NameField form={form} />
      <More isAlways={!isNew} isOpen={isUnfolded} onToggle={setIsUnfolded}>
        <ProjectFields form={form} parents={parents} knownTags={knownTags} boundaryOf={boundaryOf} />
        {more?.(form.values.parentId)}
      </More>
      <FormFooter>
        {cancel}
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </FormFooter>
    </form>
  );
}

function NameField({ form }: { readonly form: UseFormReturnType<ProjectFormValues> }) {
  const t = useTranslate();
  return (
    <TextInput
      label={t('projects.name')}
      required
      autoFocus
      {...form.getInputProps('name')}
      onBlur={() => {
        if (form.isDirty('name')) form.validateField('name');
      }}
    />
  );
}

interface MoreProps {
  /** Without the fold. */
  readonly isAlways: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Optional fields. Folded away they keep what was entered. */
function More({ isAlways, isOpen, onToggle, children }: MoreProps) {
  const t = useTranslate();
  if (isAlways) return children;
  return (
    <details className={classes.more} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <span className={classes.summaryWord}>{t('projectForm.more')}</span>
        <span className={classes.summaryHint}>{t('projectForm.moreHint')}</span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}

interface ProjectFieldsProps {
  readonly form: UseFormReturnType<ProjectFormValues>;
  readonly parents: ProjectFormProps['parents'];
  readonly knownTags: readonly string[];
  readonly boundaryOf: number | null;
}

function ProjectFields({ form, parents, knownTags, boundaryOf }: ProjectFieldsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  return (
    <>
      <Textarea
        label={t('projectForm.description')}
        description={t('projectForm.descriptionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('description')}
      />
      {parents !== undefined && (
        <Select
          label={t('projects.parent')}
          description={t('projectForm.parentHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[...parents]}
          allowDeselect={false}
          searchable={parents.length > 8}
          nothingFoundMessage={t('projects.noMatch')}
          {...form.getInputProps('parentId')}
        />
      )}
      <ProjectPlaceFields form={form} boundaryOf={boundaryOf} />
      <Select
        label={t('projectForm.country')}
        placeholder={t('projectForm.noCountry')}
        data={countries}
        searchable
        clearable
        limit={60}
        nothingFoundMessage={t('projects.noMatch')}
        {...form.getInputProps('country')}
      />
      <Select
        label={t('projectForm.workflow')}
        data={WORKFLOWS.map((value) => ({ value, label: t(`projectForm.workflows.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('ui')}
      />
      <TagsInput
        label={t('projects.tags')}
        description={t('projectForm.tagsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...knownTags]}
        maxTags={50}
        maxLength={50}
        clearable
        {...form.getInputProps('tags')}
        value={[...form.values.tags]}
      />
    </>
  );
}
