import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type Member, memberEndpoints, profileName } from '@waypost/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';
import { frontConfigQuery, useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { canPush, loadPushSection } from '../../pushes/index.ts';
import { AvatarField } from './avatar-field.tsx';
import { EmailForm } from './email-form.tsx';
import classes from './profile-page.module.css';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { VerifyEmail } from './verify-email.tsx';

const PushSection = lazy(loadPushSection);

/** The member's name and picture, and their settings. */
export function ProfilePage() {
  const t = useTranslate();
  const member = useMember();
  return (
    <>
      <PageHeader title={t('members.profileTitle')} />
      <div className={classes.page}>
        <section aria-labelledby="account">
          <h2 id="account" className={classes.heading}>
            {t('account.account')}
          </h2>
          {member === undefined ? (
            <SkeletonRows rows={1} />
          ) : (
            <div className={classes.form}>
              <OwnAvatar member={member} />
              <NameForm member={member} />
              <Contact member={member} />
            </div>
          )}
        </section>
        <SettingsSection />
        {canPush() && (
          <Suspense fallback={null}>
            <PushSection />
          </Suspense>
        )}
        {member !== undefined && <SecuritySection member={member} />}
      </div>
    </>
  );
}

function OwnAvatar({ member }: { member: Member }) {
  const t = useTranslate();
  return (
    <AvatarField
      name={member.display_name}
      seed={member.member_id}
      url={member.avatar_url}
      doneText={t('account.avatarUpdated')}
      onUpload={async (file) => {
        const updated = await getHttp().call(memberEndpoints.updateMemberAvatar, { files: [file] });
        queryClient.setQueryData(queryKeys.member, updated);
      }}
    />
  );
}

/** The member's address, which can be changed, and phone. */
function Contact({ member: { email, email_verified, phone } }: { readonly member: Member }) {
  const t = useTranslate();
  // Another provider keeps addresses itself.
  const isOurs = useQuery(frontConfigQuery).data?.identity.kind === 'built-in';
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      {email !== null && (
        <div>
          <div className={classes.label}>{t('members.email')}</div>
          <div className={classes.value}>{email}</div>
          {!email_verified && <VerifyEmail email={email} />}
          {isOurs && !isChanging && (
            <div className={classes.verify}>
              <Button variant="default" size="xs" onClick={() => setIsChanging(true)}>
                {t('account.changeEmail')}
              </Button>
            </div>
          )}
        </div>
      )}
      {email !== null && isChanging && <EmailForm email={email} onDone={() => setIsChanging(false)} />}
      {phone !== null && (
        <div>
          <div className={classes.label}>{t('invites.phone')}</div>
          <div className={classes.value}>{phone}</div>
        </div>
      )}
    </>
  );
}

function NameForm({ member }: { member: Member }) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: member.display_name },
    validateInputOnBlur: true,
    validate: { name: fieldRule(profileName, t('validation.name'), t('validation.nameLong')) },
  });
  useLeaveGuard(() => form.isDirty());
  const submit = async ({ name }: typeof form.values) => {
    setIsBusy(true);
    try {
      const updated = await getHttp().call(memberEndpoints.updateMember, { body: { display_name: name } });
      queryClient.setQueryData(queryKeys.member, updated);
      form.setInitialValues({ name: updated.display_name });
      form.setValues({ name: updated.display_name });
      showToast({ tone: 'good', title: t('common.saved'), message: t('account.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('account.saveFailed'), message: toErrorText(t, error) });
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
      <TextInput label={t('account.name')} autoComplete="name" {...form.getInputProps('name')} />
      <Button type="submit" loading={isBusy} disabled={!form.isDirty()} className={classes.save ?? ''}>
        {t('common.save')}
      </Button>
    </form>
  );
}
