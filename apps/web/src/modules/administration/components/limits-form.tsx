import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MIN_ORGANIZATION_LIMIT, type Organization, organizationLimits } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { updateLimits } from '../api.ts';
import classes from './admin-page.module.css';

const UNLIMITED_PLAN = 2;

/** The limits on projects and members of an organization. */
export function LimitsForm({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
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
      const saved = await updateLimits(organization.organization_id, {
        projects_limit: Number(values.projects),
        members_limit: Number(values.members),
        ...(values.planet !== organization.planet_access && { planet_access: values.planet }),
      });
      queryClient.setQueryData<Organization[]>(queryKeys.organizations, (all) =>
        all?.map((one) => (one.organization_id === saved.organization_id ? saved : one)),
      );
      showToast({ tone: 'good', message: t('common.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('administration.limitsFailed'), message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <div className={classes.row}>
        <TextInput
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
      <Button type="submit" loading={isBusy} disabled={!form.isDirty()} className={classes.save ?? ''}>
        {t('administration.saveLimits')}
      </Button>
    </form>
  );
}
