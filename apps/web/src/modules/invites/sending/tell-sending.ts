import { inviteEndpoints } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { getHttp } from '../../../data/session/http.ts';
import { loadTexts, type Translate } from '../../../i18n/i18n.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { sendingTexts } from './sending-texts.ts';

/** What became of the message of an invite. */
export interface Sending {
  readonly isSent: boolean;
  /** Of an earlier invite, made anew. */
  readonly isAgain: boolean;
  /** The e-mail address or the phone number, as stored. */
  readonly address: string;
  /** The organization whose outbox has the message, if the person may read it; otherwise null. */
  readonly outboxOf: number | null;
}

/** Copies the link of the newest kept message to an address. */
async function copyKept(t: Translate, organizationId: number, address: string): Promise<void> {
  try {
    const params = { org_id: organizationId };
    const { messages } = await getHttp().call(inviteEndpoints.getOutbox, { params });
    const link = messages.find((message) => message.recipient === address)?.link ?? '';
    if (await copyText(link)) showToast({ tone: 'good', message: t('invites.linkCopied') });
    else showToast({ tone: 'error', message: t('invites.copyFailed') });
  } catch (error) {
    showToast({ tone: 'error', message: toErrorText(t, error) });
  }
}

/** Says that an invite was sent; if nothing could be sent, that it was made, with a way to its link. */
export async function tellSending(
  t: Translate,
  { isSent, isAgain, address, outboxOf }: Sending,
): Promise<void> {
  if (isSent) {
    const message = isAgain ? t('invites.resent') : t('invites.sent', { email: address });
    showToast({ tone: 'good', message });
    return;
  }
  await loadTexts(sendingTexts);
  if (outboxOf === null) {
    showToast({ tone: 'good', message: t(isAgain ? 'sending.renewedForOthers' : 'sending.madeForOthers') });
    return;
  }
  showToast({
    tone: 'good',
    message: t(isAgain ? 'sending.renewed' : 'sending.made'),
    action: { label: t('invites.copyLink'), run: () => void copyKept(t, outboxOf, address) },
  });
}
