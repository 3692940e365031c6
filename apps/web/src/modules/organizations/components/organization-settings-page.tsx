import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconClipboardList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Organization, organizationName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { ModelKeySection } from '../../ai-reports/index.ts';
import { ApiKeyList } from '../../api-keys/index.ts';
import { ImageryCostsSection, ImageryKeySection } from '../../imagery/index.ts';
import { AvatarField } from '../../members/index.ts';
import { RadarKeySection } from '../../radar/index.ts';
import { updateOrganization, updateOrganizationAvatar } from '../api.ts';
import { OrganizationPage } from './organization-page.tsx';
import classes from './organization-settings-page.module.css';

/** The organization's picture and name, for those who may change it. */
export function OrganizationSettingsPage() {
  const t = useTranslate();
  return (
    <OrganizationPage
      title={t('organizations.settingsTitle')}
      skeleton={<SkeletonRows rows={2} picture="square" />}
      needs={{ access: 'organization:update', otherwise: t('organizationPages.cannotUpdate') }}
    >
      {(organization) => <Settings key={organization.organization_id} organization={organization} />}
    </OrganizationPage>
  );
}

/** Updates the cached list with a saved organization. */
function show(saved: Organization): void {
  queryClient.setQueryData<Organization[]>(queryKeys.organizations, (all) =>
    all?.map((one) => (one.organization_id === saved.organization_id ? saved : one)),
  );
}

function Settings({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const { organization_id, organization_name, avatar_url } = organization;
  return (
    <div className={classes.page}>
      <AvatarField
        name={organization_name}
        seed={organization_id}
        url={avatar_url}
        shape="square"
        doneText={t('organizationPages.avatarUpdated')}
        onUpload={async (file) => show(await updateOrganizationAvatar(organization_id, file))}
      />
      <NameForm organization={organization} />
      {hasAccess(organization.current_member.access_map, 'api_key:read') && (
        <ApiKeyList organization={organization} />
      )}
      <ImageryKeySection organizationId={organization_id} />
      <ImageryCostsSection organizationId={organization_id} />
      <RadarKeySection organizationId={organization_id} />
      <ModelKeySection organizationId={organization_id} />
      {hasAccess(organization.current_member.access_map, 'audit:read') && (
        <AuditLink organizationId={organization_id} />
      )}
    </div>
  );
}

function AuditLink({ organizationId }: { organizationId: number }) {
  const t = useTranslate();
  const params = { org_id: String(organizationId) };
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className={classes.heading}>
        {t('audit.title')}
      </h2>
      <Button
        variant="default"
        leftSection={<IconClipboardList size={16} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to="/organizations/$org_id/audit" params={params} {...props} />}
      >
        {t('audit.open')}
      </Button>
    </section>
  );
}

function NameForm({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: organization.organization_name },
    validateInputOnBlur: true,
    validate: {
      name: fieldRule(
        organizationName,
        t('validation.organizationName'),
        t('validation.organizationNameLong'),
      ),
    },
  });
  useLeaveGuard(() => form.isDirty());
  const submit = async ({ name }: typeof form.values) => {
    setIsBusy(true);
    try {
      const saved = await updateOrganization(organization.organization_id, name);
      show(saved);
      form.setInitialValues({ name: saved.organization_name });
      form.setValues({ name: saved.organization_name });
      showToast({ tone: 'good', message: t('common.saved') });
    } catch (error) {
      if (hasCode(error, 'organization_exists')) {
        form.setFieldError('name', t('errors.organization_exists'));
        focusFirstError(element.current);
      } else {
        showToast({
          tone: 'error',
          title: t('organizationPages.saveFailed'),
          message: toErrorText(t, error),
        });
      }
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
      <TextInput label={t('organizations.name')} {...form.getInputProps('name')} />
      <Button type="submit" loading={isBusy} disabled={!form.isDirty()} className={classes.save ?? ''}>
        {t('common.save')}
      </Button>
    </form>
  );
}
