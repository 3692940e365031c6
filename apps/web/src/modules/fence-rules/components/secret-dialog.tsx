import { Button, CopyButton } from '@mantine/core';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import classes from './fence-rule-section.module.css';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the secret of a webhook once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslate();
  return (
    // A click outside the dialog would lose the secret for good.
    <Dialog onClose={onClose} title={t('fenceRules.secretTitle')} closeOnClickOutside={false}>
      <div className={classes.form}>
        <p className={classes.hint}>{t('fenceRules.secretOnce')}</p>
        <code className={classes.whole} data-secret>
          {secret}
        </code>
        <div className={classes.actions}>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('fenceRules.copied') : t('fenceRules.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
