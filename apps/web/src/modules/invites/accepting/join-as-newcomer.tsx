import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { invitedName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import classes from './invite-page.module.css';
import type { Newcomer } from './newcomer.ts';
import { type Join, useJoin } from './use-join.ts';
import { VerifyFirst } from './verify-first.tsx';

/** The address of their identity cannot be changed here; another one would not be verified. */
const LOCK = <IconLock size={16} stroke={1.5} aria-hidden />;

interface JoinAsNewcomerProps {
  readonly code: string;
  readonly sentTo: string;
  readonly newcomer: Newcomer;
  /** Joins without confirmation. */
  readonly isAutomatic: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/**
 * Joins as someone who becomes a member by it: under the name of their account, else under that of the invite, or under
 * another one that they enter.
 */
export function JoinAsNewcomer(props: JoinAsNewcomerProps) {
  const { code, newcomer } = props;
  const [name, setName] = useState(newcomer.name || null);
  const [isProfile, setIsProfile] = useState(false);
  const joining = useJoin(props);
  if (joining.isUnverified && newcomer.email !== null) {
    return (
      <VerifyFirst
        code={code}
        email={newcomer.email}
        isSent={newcomer.isMailSent === true}
        isBusy={joining.isBusy}
        onDone={() => void joining.join(name)}
      />
    );
  }
  if (isProfile) {
    return (
      <ProfileForm
        newcomer={newcomer}
        joining={joining}
        onName={setName}
        onBack={() => setIsProfile(false)}
      />
    );
  }
  return <Greeting {...props} name={name} joining={joining} onProfile={() => setIsProfile(true)} />;
}

interface GreetingProps extends JoinAsNewcomerProps {
  readonly name: string | null;
  readonly joining: Join;
  readonly onProfile: () => void;
}

function Greeting({ newcomer, name, joining, onProfile, onBack, onClose }: GreetingProps) {
  const t = useTranslate();
  return (
    <>
      <Fault joining={joining} />
      <div className={classes.actions}>
        <Button size="md" loading={joining.isBusy} onClick={() => void joining.join(name)}>
          {t('joining.joinNow')}
        </Button>
        <Button size="md" variant="default" disabled={joining.isBusy} onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      <p className={classes.who}>
        {name === null ? t('joining.underInvitedName') : t('joining.underName', { name })}
        <button type="button" className={classes.link} onClick={onProfile}>
          {t('joining.otherName')}
        </button>
      </p>
      <p className={classes.who}>
        {t('joining.signedInAs', { name: newcomer.email ?? newcomer.phone ?? '' })}
        <button type="button" className={classes.link} onClick={onBack}>
          {t('joining.notYou')}
        </button>
      </p>
    </>
  );
}

function Fault({ joining: { fault } }: { readonly joining: Join }) {
  const t = useTranslate();
  if (fault === null) return null;
  return (
    <p className={classes.fault} style={{ margin: 0 }} role="alert">
      <strong>{t('sessions.failed')}</strong>
      {fault}
    </p>
  );
}

interface ProfileFormProps {
  readonly newcomer: Newcomer;
  readonly joining: Join;
  /** Receives a valid name before they join under it. */
  readonly onName: (name: string) => void;
  readonly onBack: () => void;
}

function ProfileForm({ newcomer, joining, onName, onBack }: ProfileFormProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { name: newcomer.name ?? '' },
    validateInputOnBlur: true,
    validate: { name: fieldRule(invitedName, t('validation.inviteName'), t('validation.inviteNameLong')) },
  });
  const submit = ({ name }: typeof form.values) => {
    onName(name.trim());
    void joining.join(name.trim());
  };
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
      <Fault joining={joining} />
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
        <Button size="md" variant="default" disabled={joining.isBusy} onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button size="md" type="submit" loading={joining.isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
