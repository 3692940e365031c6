import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { userName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { mayTakeFocus } from '../../../ui/forms/may-take-focus.ts';
import { getIdentityToken, IdentityError, signUpMember } from '../api.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { validateTyped } from '../validate-typed.ts';
import classes from './login-page.module.css';

interface NameFormProps {
  /** Their name at another provider. */
  readonly name?: string;
  /** Where to continue; null or absent: as the address says. */
  readonly next?: string | null;
}

/** Asks for the name of someone with an identity and no member here yet. */
export function NameForm({ name: knownName = '', next = null }: NameFormProps) {
  const t = useTranslate();
  const enter = useEnter();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: knownName },
    enhanceGetInputProps: validateTyped,
    validate: { name: fieldRule(userName, t('validation.userName'), t('validation.userNameLong')) },
  });
  const submit = async ({ name }: typeof form.values) => {
    setIsBusy(true);
    try {
      const tokens = await signUpMember(await getIdentityToken(), name.trim());
      await enter(tokens, { isNew: true, ...(next === null ? {} : { next }) });
    } catch (error) {
      setIsBusy(false);
      form.setFieldError(
        'name',
        error instanceof IdentityError && error.status === 0 ? t('errors.network') : toErrorText(t, error),
      );
      focusFirstError(element.current);
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <p className={classes.lead}>{t('sessions.askNameLead')}</p>
      <TextInput
        label={t('sessions.askName')}
        autoComplete="name"
        autoFocus={mayTakeFocus()}
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('sessions.goOn')}
      </Button>
    </form>
  );
}
