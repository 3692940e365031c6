import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import { MODEL_APIS, MODEL_URLS, type ModelApi, type ModelKeyPut } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import classes from '../../../ui/forms/key-section.module.css';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { putModelKey } from './api.ts';

interface Fields {
  readonly url: string;
  readonly model: string;
  readonly apikey: string;
}
type Faults = Partial<Record<keyof Fields, string>>;

const EMPTY: Fields = { url: '', model: '', apikey: '' };
const SHORTEST_KEY = 3;
/** Label, input, what it means: errors come after it. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** What is missing, before anything is sent. */
function findFaults(t: Translate, api: ModelApi, { model, apikey }: Fields): Faults {
  const isKeyless = apikey === '' && api === 'openai';
  const keyFault = t(apikey === '' ? 'modelKey.keyRequired' : 'modelKey.keyShort');
  return {
    ...(model === '' && { model: t('modelKey.modelRequired') }),
    ...(!isKeyless && apikey.length < SHORTEST_KEY && { apikey: keyFault }),
  };
}

/** The field that an error is about; null: none. */
function toField(error: unknown): keyof Fields | null {
  if (hasCode(error, 'model_key_refused', 'model_exhausted')) return 'apikey';
  if (hasCode(error, 'model_not_found')) return 'model';
  return hasCode(error, 'model_address_not_public', 'model_unreachable', 'model_unusable') ? 'url' : null;
}

interface ModelKeyFormProps {
  readonly organizationId: number;
  readonly isSet: boolean;
}

/** Enters a language model. All of it each time: a key that is kept would go to whatever address is entered. */
export function ModelKeyForm({ organizationId, isSet }: ModelKeyFormProps) {
  const t = useTranslate();
  const [api, setApi] = useState<ModelApi>('openai');
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setIsBusy] = useState(false);
  useLeaveGuard(() => Object.values(fields).some((text) => text !== ''));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const given = { url: fields.url.trim(), model: fields.model.trim(), apikey: fields.apikey.trim() };
    const missing = findFaults(t, api, given);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    try {
      const { url, model, apikey } = given;
      const body: ModelKeyPut = { api, model, ...(url && { url }), ...(apikey && { apikey }) };
      await putModelKey(organizationId, body);
      setFields(EMPTY);
      showToast({ tone: 'good', message: t('modelKey.saved') });
    } catch (error) {
      const field = toField(error);
      if (field !== null) setFaults({ [field]: toErrorText(t, error) });
      else showToast({ tone: 'error', title: t('modelKey.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const bind = (name: keyof Fields, description: string) => ({
    className: classes.field ?? '',
    label: t(`modelKey.${name === 'apikey' ? 'key' : name}`),
    description,
    inputWrapperOrder: ORDER,
    autoComplete: 'off',
    value: fields[name],
    error: faults[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((all) => ({ ...all, [name]: value })),
  });
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <Select
        className={classes.field ?? ''}
        label={t('modelKey.api')}
        description={t(`modelKey.apiHints.${api}`)}
        inputWrapperOrder={ORDER}
        data={MODEL_APIS.map((value) => ({ value, label: t(`modelKey.apis.${value}`) }))}
        value={api}
        allowDeselect={false}
        onChange={(value) => setApi(value === 'anthropic' ? 'anthropic' : 'openai')}
      />
      <TextInput
        {...bind('url', t('modelKey.urlHint', { address: MODEL_URLS[api] }))}
        placeholder={MODEL_URLS[api]}
      />
      <TextInput {...bind('model', t('modelKey.modelHint'))} />
      <PasswordInput {...bind('apikey', api === 'openai' ? t('modelKey.keyHint') : '')} />
      <p className={classes.hint}>{t('modelKey.check')}</p>
      <Button type="submit" variant="default" loading={isBusy}>
        {t(isSet ? 'modelKey.replace' : 'modelKey.set')}
      </Button>
    </form>
  );
}
