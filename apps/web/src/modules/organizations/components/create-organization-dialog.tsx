import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { memberEndpoints, organizationName, profileName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createOrganization, useOrganizations } from '../api.ts';
import { storeOrganization } from '../hooks/use-current-organization.ts';

const STEPS = 2;

export interface CreateOrganizationProps {
  readonly onClose: () => void;
  /** Created for others: its creator stays where they are. */
  readonly isForOthers?: boolean;
}

/** Creates an organization in two steps: its name, then the person's own. */
export function CreateOrganizationDialog({ onClose, isForOthers = false }: CreateOrganizationProps) {
  const t = useTranslate();
  const isFirst = useOrganizations().data?.length === 0;
  const { element, form, step, isBusy, goToStep, submit } = useCreateOrganization(onClose, isForOthers);
  return (
    <Dialog
      onClose={onClose}
      title={t('organizations.createTitle')}
      size={440}
      closeOnClickOutside={!form.isDirty()}
    >
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={dialog.text} style={{ marginBottom: 12, fontSize: 13 }} role="status">
          {t('createOrganization.step', { step, steps: STEPS })}
          {': '}
          {t(step === 1 ? 'createOrganization.nameStep' : 'createOrganization.personStep')}
        </p>
        {step === 1 ? (
          <TextInput
            data-autofocus
            label={t('organizations.name')}
            description={t('createOrganization.nameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('organization')}
          />
        ) : (
          <TextInput
            label={t('createOrganization.yourName')}
            description={t('createOrganization.yourNameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="name"
            {...form.getInputProps('person')}
          />
        )}
        {step === 1 && isFirst && (
          <p className={dialog.text} style={{ marginTop: 12, fontSize: 13 }}>
            {t('createOrganization.invitedHint')}
          </p>
        )}
        <FormFooter>
          {step > 1 && (
            <Button variant="default" disabled={isBusy} onClick={() => goToStep(step - 1)}>
              {t('common.back')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t(step < STEPS ? 'common.next' : 'common.create')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** The form of both steps and its handlers. */
function useCreateOrganization(onClose: () => void, isForOthers: boolean) {
  const t = useTranslate();
  const navigate = useNavigate();
  const member = useMember();
  const element = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const form = useOrganizationForm(member?.display_name ?? '');

  const goToStep = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => element.current?.querySelector('input')?.focus());
  };
  const fail = (error: unknown) => {
    setIsBusy(false);
    if (!hasCode(error, 'organization_exists')) {
      showToast({
        tone: 'error',
        title: t('createOrganization.createFailed'),
        message: toErrorText(t, error),
      });
      return;
    }
    form.setFieldError('organization', t('errors.organization_exists'));
    setStep(1);
    focusFirstError(element.current);
  };
  const create = async () => {
    setIsBusy(true);
    const { organization, person } = form.values;
    try {
      if (person.trim() !== member?.display_name) await rename(person);
      const created = await createOrganization(organization);
      await queryClient.invalidateQueries({ queryKey: queryKeys.organizations });
      const name = cutName(created.organization_name);
      showToast(
        isForOthers
          ? { tone: 'good', title: t('createOrganization.createdForOthers'), message: name }
          : { tone: 'good', message: t('createOrganization.created', { name }) },
      );
      onClose();
      if (isForOthers) return;
      // Nothing can be done in it without a project.
      storeOrganization(created.organization_id);
      await navigate({ to: '/projects/create' });
    } catch (error) {
      fail(error);
    }
  };
  const submit = () => {
    const field = step === 1 ? 'organization' : 'person';
    if (form.validateField(field).hasError) {
      focusFirstError(element.current);
      return;
    }
    if (step < STEPS) goToStep(step + 1);
    else void create();
  };
  return { element, form, step, isBusy, goToStep, submit };
}

async function rename(display_name: string): Promise<void> {
  const updated = await getHttp().call(memberEndpoints.updateMember, { body: { display_name } });
  queryClient.setQueryData(queryKeys.member, updated);
}

function useOrganizationForm(personName: string) {
  const t = useTranslate();
  return useForm({
    initialValues: { organization: '', person: personName },
    validateInputOnBlur: true,
    validate: {
      organization: fieldRule(
        organizationName,
        t('validation.organizationName'),
        t('validation.organizationNameLong'),
      ),
      person: fieldRule(profileName, t('validation.name'), t('validation.nameLong')),
    },
  });
}
