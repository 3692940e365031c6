import { Switch, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { ColorChoice } from '../../../ui/colors/color-choice.tsx';
import { useTargetProjects } from '../use-target-projects.ts';
import type { FormFaults } from './form-faults.ts';
import type { FormValues } from './form-values.ts';

const FeatureTagsField = lazy(async () => {
  const tags = import('../../tags/index.ts');
  return { default: (await withTexts(tags, (await tags).tagsTexts)).FeatureTagsField };
});

interface FeatureFieldsProps {
  readonly values: FormValues;
  readonly faults: FormFaults;
  /** The name is given by the template. */
  readonly isNameLocked: boolean;
  readonly onChange: (change: Partial<FormValues>) => void;
  readonly onBlur: (field: string) => void;
}

/** The name and description of a feature. */
export function WordFields({ values, faults, isNameLocked, onChange, onBlur }: FeatureFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextInput
        data-first-field
        size="sm"
        label={t('drawing.name')}
        description={isNameLocked ? t('drawing.nameLocked') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.name}
        readOnly={isNameLocked}
        required
        error={faults.name === undefined ? undefined : t(faults.name)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={() => onBlur('name')}
      />
      <Textarea
        data-first-field
        size="sm"
        label={t('drawing.description')}
        value={values.description}
        autosize
        minRows={2}
        maxRows={6}
        error={faults.description === undefined ? undefined : t(faults.description)}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        onBlur={() => onBlur('description')}
      />
    </>
  );
}

/** The look and visibility of a feature. */
export function LookFields({ values, onChange }: Pick<FeatureFieldsProps, 'values' | 'onChange'>) {
  const t = useTranslate();
  return (
    <>
      <ColorChoice value={values.color} onChange={(color) => onChange({ color })} />
      <Switch
        size="sm"
        label={t('drawing.shared')}
        description={t('drawing.sharedHint')}
        checked={values.shared}
        onChange={(event) => onChange({ shared: event.currentTarget.checked })}
      />
      <Switch
        size="sm"
        label={t('drawing.isStatic')}
        description={t('drawing.isStaticHint')}
        checked={values.isStatic}
        onChange={(event) => onChange({ isStatic: event.currentTarget.checked })}
      />
    </>
  );
}

interface TagFieldsProps extends Pick<FeatureFieldsProps, 'values' | 'onChange'> {
  /** The project of a saved feature. */
  readonly startedIn?: number;
}

/** The tags of a feature, loaded after its form. */
export function TagFields({ values, startedIn, onChange }: TagFieldsProps) {
  const { organizationId } = useTargetProjects();
  const { projectId, tags = [] } = values;
  if (organizationId === undefined || projectId === null) return null;
  return (
    <Suspense>
      <FeatureTagsField
        organizationId={organizationId}
        projectId={projectId}
        tags={tags}
        isMoving={startedIn !== undefined && startedIn !== projectId}
        onChange={(next) => onChange({ tags: next })}
      />
    </Suspense>
  );
}
