import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  DEFAULT_PHONE_COUNTRY,
  findPhoneCountry,
  listPhoneCountries,
  parsePhone,
} from '@waypost/contract/phone';
import { useMemo, useRef, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { toPhoneFault } from '../phone-fault.ts';
import classes from './login-page.module.css';

interface TypedNumber {
  readonly country: string;
  readonly number: string;
}

interface PhoneNumberFormProps {
  readonly initial: TypedNumber;
  readonly isPrimary: boolean;
  /** Called with the number as `+` and digits, and the typed text; its error is shown in the form. */
  readonly onSubmit: (phone: string, typed: TypedNumber) => Promise<void>;
}

/** Asks for a phone number of any country. */
export function PhoneNumberForm({ initial, isPrimary, onSubmit }: PhoneNumberFormProps) {
  const t = useTranslate();
  const countries = useCountries();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm({
    initialValues: { country: initial.country || DEFAULT_PHONE_COUNTRY, number: initial.number },
    validateInputOnBlur: true,
    validate: {
      number: (value, { country }) => (parsePhone(value, country) === null ? t('validation.phone') : null),
    },
  });
  const submit = async (values: typeof form.values) => {
    const phone = parsePhone(values.number, values.country);
    if (phone === null) return;
    setIsBusy(true);
    setFault(null);
    try {
      await onSubmit(phone, values);
    } catch (error) {
      setIsBusy(false);
      const { field, text } = toPhoneFault(t, error);
      if (field === 'phone') form.setFieldError('number', text);
      else setFault(text);
      focusFirstError(element.current);
    }
  };
  const number = form.getInputProps('number');
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      {fault !== null && (
        <p className={classes.fault} role="alert">
          <strong>{t('sessions.failed')}</strong>
          {fault}
        </p>
      )}
      <NativeSelect
        size="md"
        label={t('phone.country')}
        autoComplete="tel-country-code"
        data={countries}
        {...form.getInputProps('country')}
      />
      <TextInput
        label={t('phone.phone')}
        description={t('phone.phoneHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...number}
        onChange={(event) => {
          number.onChange(event);
          // A number with a country code overrides the list.
          const country = findPhoneCountry(event.currentTarget.value);
          if (country !== null) form.setFieldValue('country', country);
        }}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy} variant={isPrimary ? 'filled' : 'default'}>
        {t('phone.sendCode')}
      </Button>
    </form>
  );
}

/** The countries by name in the language of the page, each with its calling code. */
function useCountries(): { value: string; label: string }[] {
  const language = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return listPhoneCountries()
      .map(({ country, calling }) => ({
        value: country,
        label: `${names.of(country) ?? country} (${calling})`,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
  }, [language]);
}
