import { ApiError } from '@waypost/client';
import type { BeaconFix } from '@waypost/contract';

/** Whoever gets these may never send to the project again. */
const GONE: readonly string[] = ['project_not_found', 'forbidden'];

/**
 * Sends positions. A batch that is refused as invalid is halved until the bad position is alone, so that it alone is lost.
 * @param settle is called with those that are done with: taken, or refused for good.
 * @throws whatever else stops them: they are sent again later.
 */
export async function sendInParts(
  fixes: readonly BeaconFix[],
  send: (part: readonly BeaconFix[]) => Promise<void>,
  settle: (part: readonly BeaconFix[]) => Promise<void>,
): Promise<void> {
  try {
    await send(fixes);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'validation_failed' && fixes.length > 1) {
      const middle = Math.ceil(fixes.length / 2);
      await sendInParts(fixes.slice(0, middle), send, settle);
      await sendInParts(fixes.slice(middle), send, settle);
      return;
    }
    if (code === null || !(code === 'validation_failed' || GONE.includes(code))) throw error;
  }
  await settle(fixes);
}
