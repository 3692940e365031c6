import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { OutboxMessage } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import classes from './outbox-list.module.css';

/** Messages that were not sent, with their links to pass on. */
export function OutboxList({ messages }: { messages: readonly OutboxMessage[] }) {
  return (
    <ul className={classes.list}>
      <GrowingRows rows={messages} end="li">
        {(message) => <Message key={message.message_id} message={message} />}
      </GrowingRows>
    </ul>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useTranslate();
  const { link } = message;
  const copy = async (text: string) => {
    // An installation without mail often has no TLS either, where only `execCommand` can copy.
    if (await copyText(text)) showToast({ tone: 'good', message: t('invites.linkCopied') });
    else showToast({ tone: 'error', message: t('invites.copyFailed') });
  };
  return (
    <li className={classes.message}>
      <div className={classes.meta}>
        <strong>{message.recipient}</strong>
        <RelativeTime value={message.created_at} />
      </div>
      <details>
        <summary className={classes.summary}>{message.subject}</summary>
        <pre className={classes.body}>{message.body}</pre>
      </details>
      {link !== null && (
        <>
          <code className={classes.link}>{link}</code>
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={14} stroke={1.5} aria-hidden />}
              onClick={() => void copy(link)}
            >
              {t('invites.copyLink')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
