import { Button } from '@mantine/core';
import { AVATAR_MEDIA_TYPES } from '@waypost/contract';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { compressPicture } from '../compress-picture.ts';
import classes from './avatar-field.module.css';

interface AvatarFieldProps {
  readonly name: string;
  readonly seed: number;
  readonly url: string | null;
  readonly shape?: 'round' | 'square';
  /** The message on success. */
  readonly doneText: string;
  /** Uploads the compressed picture and refreshes what shows it. */
  readonly onUpload: (file: File) => Promise<void>;
}

/** A picture with a button to change it; compressed before the upload. */
export function AvatarField({ name, seed, url, shape = 'round', doneText, onUpload }: AvatarFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const upload = async (file: File) => {
    setError(null);
    setIsBusy(true);
    const picture = await compressPicture(file);
    try {
      if (!picture.ok) {
        setError(t(picture.reason === 'too_large' ? 'account.avatarTooLarge' : 'account.avatarUnsupported'));
        return;
      }
      await onUpload(picture.file);
      showToast({ tone: 'good', message: doneText });
    } catch {
      showToast({ tone: 'error', message: t('account.avatarFailed') });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.field}>
      <InitialsAvatar name={name} seed={seed} size={64} shape={shape} url={url} />
      <div className={classes.text}>
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          aria-describedby="avatar-hint"
          onClick={() => input.current?.click()}
        >
          {t('account.changeAvatar')}
        </Button>
        {error === null ? (
          <span id="avatar-hint" className={classes.hint}>
            {t('account.avatarHint')}
          </span>
        ) : (
          <span id="avatar-hint" className={classes.error} role="alert">
            {error}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={AVATAR_MEDIA_TYPES.join(',')}
        aria-label={t('account.changeAvatar')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
    </div>
  );
}
