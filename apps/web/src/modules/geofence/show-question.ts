import type { FencePrompt } from '@waypost/contract';
import { translate } from '../../i18n/i18n.ts';
import { cutName } from '../../ui/toasts/cut-name.ts';
import { showToast } from '../../ui/toasts/toaster.ts';

/** What this page asked while it was in view. */
const asked = new Set<string>();
let isHearing = false;

async function closeNotices(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close();
}

/** Closes what the service worker shows of a question that is asked here, whichever of the two comes first. */
function takeOver(tag: string): void {
  // There is none without a secure context. Nobody sees what a hidden page asks.
  if (navigator.serviceWorker === undefined || document.visibilityState !== 'visible') return;
  asked.add(tag);
  if (!isHearing)
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ shown?: string } | null>) => {
        if (data?.shown !== undefined && asked.has(data.shown)) void closeNotices(data.shown);
      },
    );
  isHearing = true;
  void closeNotices(tag);
}

/** Asks whoever crossed a geofence to add a feature. @param open goes to the page of the geofence. */
export function showQuestion({ crossing_id, event, name }: FencePrompt, open: () => void): void {
  const action = { label: translate('geofence.asked.open'), run: open };
  showToast({ tone: 'info', message: translate(`geofence.asked.${event}`, { name: cutName(name) }), action });
  takeOver(crossing_id);
}
