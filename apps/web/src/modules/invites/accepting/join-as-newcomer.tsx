import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { invitedName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { forgetMemberData } from '../../../data/queries/query-client.ts';
import { getSession } from '../../../data/session/session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { getIdentityToken, renameIdentity } from '../../sessions/index.ts';
import { joinAsNewcomer } from '../api.ts';
import classes from './invite-page.module.css';
import type { Newcomer } from './newcomer.ts';
import { VerifyFirst } from './verify-first.tsx';

/** The address of their identity cannot be changed here; another one would not be verified. */
const LOCK = <IconLock size={16} stroke={1.5} aria-hidden />;

interface JoinAsNewcomerProps {
  readonly code: string;
  readonly sentTo: string;
  readonly newcomer: Newcomer;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The greeting, and the profile of someone who becomes a member by joining. */
export function JoinAsNewcomer(props: JoinAsNewcomerProps) {
  const t = useTranslate();
  const [isProfile, setIsProfile] = useState(false);
  if (isProfile) return <ProfileForm {...props} onBack={() => setIsProfile(false)} />;
  return (
    <>
      <div className={classes.actions}>
        <Button size="md" onClick={() => setIsProfile(true)}>
          {t('joining.joinNow')}
        </Button>
        <Button size="md" variant="default" onClick={props.onClose}>
          {t('common.close')}
        </Button>
      </div>
      <p className={classes.who}>
        {t('joining.signedInAs', { name: props.newcomer.email ?? props.newcomer.phone ?? '' })}
        <button type="button" className={classes.link} onClick={props.onBack}>
          {t('joining.notYou')}
        </button>
      </p>
    </>
  );
}

function ProfileForm({ code, sentTo, newcomer, onBack }: JoinAsNewcomerProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isUnverified, setIsUnverified] = useState(false);
  const form = useForm({
    initialValues: { name: newcomer.name ?? '' },
    validateInputOnBlur: true,
    validate: { name: fieldRule(invitedName, t('validation.inviteName'), t('validation.inviteNameLong')) },
  });
  const submit = async ({ name }: typeof form.values) => {
    setIsBusy(true);
    setFault(null);
    try {
      // A fresh token: entering the name may take longer than a token is valid.
      const token = await getIdentityToken().catch(() => newcomer.identityToken);
      const tokens = await joinAsNewcomer(token, code, name.trim());
      forgetMemberData();
      getSession().signIn(tokens);
      showToast({ tone: 'good', message: t('invites.accepted') });
      await navigate({ to: '/', search: {}, replace: true });
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'email_not_verified')) {
        // Stored for wherever they open the link.
        await renameIdentity(name.trim()).catch(() => null);
        setIsUnverified(true);
        return;
      }
      setFault(
        hasCode(error, 'invite_not_yours')
          ? t('joining.forOther', { address: sentTo })
          : `${t('joining.processFailed')} ${toErrorText(t, error)}`,
      );
    }
  };
  if (isUnverified && newcomer.email !== null) {
    return (
      <VerifyFirst
        code={code}
        email={newcomer.email}
        isSent={newcomer.isMailSent === true}
        isBusy={isBusy}
        onDone={() => void submit(form.values)}
      />
    );
  }
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <h2 className={classes.title} style={{ margin: 0, fontSize: 16 }}>
        {t('joining.profileTitle')}
      </h2>
      {fault !== null && (
        <p className={classes.fault} style={{ margin: 0 }} role="alert">
          <strong>{t('sessions.failed')}</strong>
          {fault}
        </p>
      )}
      <TextInput
        data-autofocus
        label={t('invites.name')}
        description={t('joining.profileHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="name"
        maxLength={300}
        {...form.getInputProps('name')}
      />
      {newcomer.email !== null && (
        <TextInput label={t('invites.email')} value={newcomer.email} readOnly rightSection={LOCK} />
      )}
      {newcomer.phone !== null && (
        <TextInput label={t('invites.phone')} value={newcomer.phone} readOnly rightSection={LOCK} />
      )}
      <div className={classes.actions} style={{ margin: 0 }}>
        <Button size="md" variant="default" disabled={isBusy} onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button size="md" type="submit" loading={isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
