import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DEFAULT_TAG_COLOR, TAG_OBJECT_TYPES, TAG_TYPES, type Tag, tagName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createTag, type ProjectPath, updateTag } from '../api.ts';
import classes from './tags-section.module.css';

interface TagDialogProps {
  readonly path: ProjectPath;
  /** Null creates a new one. */
  readonly tag: Tag | null;
  readonly onClose: () => void;
}

/** The form of a new or existing tag. */
export function TagDialog({ path, tag, onClose }: TagDialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: {
      name: tag?.name ?? '',
      tag_type: tag?.tag_type ?? TAG_TYPES[0],
      color: tag?.color ?? DEFAULT_TAG_COLOR,
      units: tag?.units ?? '',
      object_type: tag?.object_type ?? TAG_OBJECT_TYPES[0],
      object_subtype: tag?.object_subtype ?? '',
    },
    validate: { name: fieldRule(tagName, t('validation.required'), t('tags.nameLong')) },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    const isMeasure = values.tag_type === 'measure';
    const body = {
      ...values,
      units: isMeasure && values.units !== '' ? values.units : null,
      object_subtype: values.object_subtype === '' ? null : values.object_subtype,
    };
    try {
      if (tag === null) await createTag(path, body);
      else await updateTag(path, tag, body);
      showToast({ tone: 'good', message: t(tag === null ? 'tags.added' : 'tags.saved') });
      await queryClient.invalidateQueries({ queryKey: ['tags'] });
      onClose();
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'tag_exists')) {
        form.setFieldError('name', t('apiErrors.tag_exists'));
        focusFirstError(element.current);
      } else {
        const title = t(tag === null ? 'tags.addFailed' : 'tags.saveFailed');
        showToast({ tone: 'error', title, message: toErrorText(t, error) });
      }
    }
  };
  return (
    <Dialog onClose={onClose} title={t(tag === null ? 'tags.add' : 'tags.edit')} size={420}>
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
      >
        <TextInput data-autofocus label={t('tags.name')} {...form.getInputProps('name')} />
        <div className={classes.pair}>
          <NativeSelect
            label={t('tags.type')}
            data={TAG_TYPES.map((value) => ({ value, label: t(`tags.types.${value}`) }))}
            {...form.getInputProps('tag_type')}
          />
          <TextInput type="color" label={t('tags.color')} {...form.getInputProps('color')} />
        </div>
        {form.values.tag_type === 'measure' && (
          <TextInput label={t('tags.units')} maxLength={32} {...form.getInputProps('units')} />
        )}
        <div className={classes.pair}>
          <NativeSelect
            label={t('tags.object')}
            data={TAG_OBJECT_TYPES.map((value) => ({ value, label: t(`tags.objects.${value}`) }))}
            {...form.getInputProps('object_type')}
          />
          <TextInput
            label={t('tags.objectSubtype')}
            maxLength={64}
            {...form.getInputProps('object_subtype')}
          />
        </div>
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
