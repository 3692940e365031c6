import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type AdministeredOrganization, MIN_ORGANIZATION_LIMIT, organizationLimits } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { updateLimits } from '../api.ts';
import classes from './organizations-page.module.css';
import { UNLIMITED_PLAN } from './unlimited-plan.ts';

interface LimitsDialogProps {
  readonly organization: AdministeredOrganization;
  readonly onClose: () => void;
}

/** The limits on projects and members of an organization, and whether it may use Planet. */
export function LimitsDialog({ organization, onClose }: LimitsDialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const { form, isBusy, submit } = useLimits(organization, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={t('administration.organizations.limitsTitle', { name: organization.organization_name })}
      size={440}
      closeOnClickOutside={!form.isDirty()}
    >
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
      >
        <div className={classes.limits}>
          <TextInput
            data-autofocus
            inputMode="numeric"
            label={t('administration.projectsLimit')}
            {...form.getInputProps('projects')}
          />
          <TextInput
            inputMode="numeric"
            label={t('administration.membersLimit')}
            {...form.getInputProps('members')}
          />
        </div>
        <Switch
          label={t('administration.planet')}
          description={t('administration.planetHint')}
          {...form.getInputProps('planet', { type: 'checkbox' })}
        />
        {organization.plan === UNLIMITED_PLAN && (
          <p className={classes.note}>{t('administration.unlimitedPlan')}</p>
        )}
        <FormFooter>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!form.isDirty()}>
            {t('administration.saveLimits')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

function useLimits(organization: AdministeredOrganization, onSaved: () => void) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const rule = fieldRule(
    organizationLimits.shape.projects_limit,
    t('administration.limitRule', { count: MIN_ORGANIZATION_LIMIT }),
  );
  const isLimit = (value: string) => rule(value.trim() === '' ? null : Number(value));
  const form = useForm({
    initialValues: {
      projects: String(organization.projects_limit),
      members: String(organization.members_limit),
      planet: organization.planet_access,
    },
    validateInputOnBlur: true,
    validate: { projects: isLimit, members: isLimit },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    try {
      await updateLimits(organization.organization_id, {
        projects_limit: Number(values.projects),
        members_limit: Number(values.members),
        ...(values.planet !== organization.planet_access && { planet_access: values.planet }),
      });
      // Above the list of this page too.
      await queryClient.invalidateQueries({ queryKey: queryKeys.organizations });
      showToast({ tone: 'good', message: t('common.saved') });
      onSaved();
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('administration.limitsFailed'), message: toErrorText(t, error) });
    }
  };
  return { form, isBusy, submit };
}
