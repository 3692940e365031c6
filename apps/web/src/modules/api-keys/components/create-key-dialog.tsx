import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { API_KEY_SCOPES, type ApiKeyScope, apiKeyName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useProjects } from '../../projects/index.ts';
import { createApiKey } from '../api.ts';
import classes from './api-key-list.module.css';

const COPIED_MS = 1_500;

interface CreateKeyDialogProps {
  readonly organizationId: number;
  readonly onClose: () => void;
}

/** Creates a key, then shows it once. */
export function CreateKeyDialog({ organizationId, onClose }: CreateKeyDialogProps) {
  const t = useTranslate();
  const [key, setKey] = useState<string | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={t(key === null ? 'apiKeys.add' : 'apiKeys.made')}
      // A click outside the dialog would lose the key for good.
      closeOnClickOutside={key === null}
    >
      {key === null ? (
        <KeyForm organizationId={organizationId} onMade={setKey} onCancel={onClose} />
      ) : (
        <MadeKey apiKey={key} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface KeyFormProps {
  readonly organizationId: number;
  readonly onMade: (key: string) => void;
  readonly onCancel: () => void;
}

function KeyForm({ organizationId, onMade, onCancel }: KeyFormProps) {
  const t = useTranslate();
  const projects = useProjects(organizationId).data ?? [];
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: '', scope: 'read', project: '' },
    validateInputOnBlur: true,
    validate: { name: fieldRule(apiKeyName, t('validation.name'), t('validation.nameLong')) },
  });
  const submit = async ({ name, scope, project }: typeof form.values) => {
    setIsBusy(true);
    try {
      const made = await createApiKey(organizationId, {
        name: name.trim(),
        scope: scope as ApiKeyScope,
        project_id: project === '' ? null : Number(project),
      });
      onMade(made.key);
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('apiKeys.addFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <TextInput
        label={t('apiKeys.name')}
        description={t('apiKeys.nameHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('apiKeys.scope')}
        data={API_KEY_SCOPES.map((value) => ({ value, label: t(`apiKeys.scopes.${value}`) }))}
        {...form.getInputProps('scope')}
      />
      <NativeSelect
        label={t('apiKeys.project')}
        data={[
          { value: '', label: t('apiKeys.allProjects') },
          ...projects.map(({ project_id, project_name }) => ({
            value: String(project_id),
            label: project_name,
          })),
        ]}
        {...form.getInputProps('project')}
      />
      <FormFooter>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('apiKeys.create')}
        </Button>
      </FormFooter>
    </form>
  );
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_MS);
    } catch {
      showToast({ tone: 'error', message: t('invites.copyFailed') });
    }
  };
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('apiKeys.onceHint')}</p>
      <code className={classes.whole}>{apiKey}</code>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<Sign size={16} stroke={1.5} aria-hidden />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'apiKeys.copied' : 'apiKeys.copy')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </div>
  );
}
