import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Member, memberEndpoints, profileName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/error-text.ts';
import { getHttp } from '../../../data/http.ts';
import { useMember } from '../../../data/member.ts';
import { queryClient } from '../../../data/query-client.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/field-rule.ts';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import {
  type Language,
  type Theme,
  type TimeFormat,
  updatePreferences,
  usePreferences,
} from '../../../ui/preferences.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toaster.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { AvatarField } from './avatar-field.tsx';
import classes from './profile-page.module.css';
import { VerifyEmail } from './verify-email.tsx';

/** One's own name, and how this browser looks and speaks. */
export function ProfilePage() {
  const t = useTranslate();
  const member = useMember();
  return (
    <>
      <PageHeader title={t('members.profileTitle')} />
      <div className={classes.page}>
        <section aria-labelledby="account">
          <h2 id="account" className={classes.heading}>
            {t('members.account')}
          </h2>
          {member === undefined ? (
            <SkeletonRows rows={1} />
          ) : (
            <div className={classes.form}>
              <OwnAvatar member={member} />
              <NameForm member={member} />
            </div>
          )}
        </section>
        <BrowserPreferences />
      </div>
    </>
  );
}

function OwnAvatar({ member }: { member: Member }) {
  return (
    <AvatarField
      name={member.display_name}
      seed={member.member_id}
      url={member.avatar_url}
      onUpload={async (file) => {
        const updated = await getHttp().call(memberEndpoints.updateMemberAvatar, { files: [file] });
        queryClient.setQueryData(queryKeys.member, updated);
      }}
    />
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
      showToast({ tone: 'good', message: t('members.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('members.saveFailed'), message: toErrorText(t, error) });
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
      <TextInput label={t('members.name')} autoComplete="name" {...form.getInputProps('name')} />
      {member.email !== null && (
        <div>
          <div className={classes.label}>{t('members.email')}</div>
          <div className={classes.value}>{member.email}</div>
          {!member.email_verified && <VerifyEmail email={member.email} />}
        </div>
      )}
      <Button type="submit" loading={isBusy} disabled={!form.isDirty()} className={classes.save ?? ''}>
        {t('common.save')}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly data: { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, data, onChange }: ChoiceProps) {
  return (
    <div>
      <div className={classes.label}>{label}</div>
      <SegmentedControl fullWidth aria-label={label} data={data} value={value} onChange={onChange} />
    </div>
  );
}

function BrowserPreferences() {
  const t = useTranslate();
  const { language, timeFormat, theme } = usePreferences();
  return (
    <section aria-labelledby="appearance" className={classes.form}>
      <div>
        <h2 id="appearance" className={classes.heading}>
          {t('members.appearance')}
        </h2>
        <p className={classes.hint}>{t('members.appearanceHint')}</p>
      </div>
      <Choice
        label={t('members.language')}
        value={language}
        data={[
          { value: 'en', label: t('preferences.english') },
          { value: 'es', label: t('preferences.spanish') },
        ]}
        onChange={(value) => updatePreferences({ language: value as Language })}
      />
      <Choice
        label={t('members.timeFormat')}
        value={timeFormat}
        data={[
          { value: '24', label: t('members.hours24') },
          { value: '12', label: t('members.hours12') },
        ]}
        onChange={(value) => updatePreferences({ timeFormat: value as TimeFormat })}
      />
      <Choice
        label={t('members.theme')}
        value={theme}
        data={[
          { value: 'light', label: t('shell.themeLight') },
          { value: 'dark', label: t('shell.themeDark') },
          { value: 'auto', label: t('shell.themeAuto') },
        ]}
        onChange={(value) => updatePreferences({ theme: value as Theme })}
      />
    </section>
  );
}
