import { pushSubscriptionInput } from '@waypost/contract';
import type { RequestOptions } from 'web-push';
import { z } from 'zod';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createHostShares, type HostShares } from '../../platform/http/host-shares.ts';
import { postOutside } from '../../platform/http/post-outside.ts';
import { FinalJobError, JobPostponedError, ReportedJobError } from '../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext, type JobKind } from '../../platform/jobs/job-kind.ts';
import { unseal } from '../../platform/seal.ts';
import { toPublicPushKey } from './push-key.ts';
import { toSealOwner } from './service.ts';
import { deleteGone, findPush, type PushContent } from './store.ts';

const payload = z.object({ subscription_id: z.number().int(), crossing_id: z.string() });
export type FencePushKind = JobKind<z.infer<typeof payload>>;

/** With pauses of 5 to 120 seconds, the last attempt is within the ten minutes in which somebody is asked. */
const RETRIES = { limit: 6, firstS: 5, maxS: 120 };
/** For how long a push service keeps what it cannot deliver, in seconds. */
const TTL_S = 600;
/** Answers by which a push service says that it does not know the browser any more. */
const GONE: readonly (number | null)[] = [404, 410];
/** Answers that will be the same next time: the request or the key is refused. */
const REFUSED: readonly (number | null)[] = [400, 401, 403, 413];

/** A push service answers at once. One that does not would keep others from being told. */
const TIMEOUT_MS = 3_000;

/** Of the pushes at once, those to push services of which it is not known that they answer. */
const UNPROVEN = 3;
/** The longest is well within the ten minutes in which somebody is asked. */
const REST = { firstMs: 5_000, maxMs: 120_000 };

interface Dependencies {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly pushKey: Uint8Array;
  readonly innerHosts: ReadonlySet<string>;
  readonly publicUrl: string;
}

/** What the service worker of the web reads. It holds no position. */
const toBody = (content: PushContent, crossingId: string): string =>
  JSON.stringify({
    crossing_id: `judged-${crossingId}`,
    organization_id: content.organization_id,
    project_id: content.project_id,
    code: content.code,
    name: content.name,
    event: content.kind === 'enter' ? 'in' : 'out',
    at: content.at.toISOString(),
    language: content.language === 'es' ? 'es' : 'en',
  });

/** Whom a push service may write to about this installation: RFC 8292 has an https or a mailto address. */
const toSubject = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:waypost@${new URL(publicUrl).hostname}`;

async function encrypt(
  { pushKey, publicUrl }: Dependencies,
  { endpoint, keys }: z.infer<typeof pushSubscriptionInput>,
  body: string,
  crossingId: string,
) {
  // Loaded with the first message: few installations send any in their first minutes.
  const { default: webPush } = await import('web-push');
  const options: RequestOptions = {
    vapidDetails: {
      subject: toSubject(publicUrl),
      publicKey: toPublicPushKey(pushKey),
      privateKey: Buffer.from(pushKey).toString('base64url'),
    },
    TTL: TTL_S,
    urgency: 'high',
    // One that was sent twice is shown once.
    topic: `judged-${crossingId}`,
    contentEncoding: 'aes128gcm',
  };
  return webPush.generateRequestDetails({ endpoint, keys }, body, options);
}

interface Sending {
  readonly subscription: z.infer<typeof pushSubscriptionInput>;
  readonly content: PushContent;
  readonly crossingId: string;
  readonly signal: AbortSignal;
}

async function send(dependencies: Dependencies, { subscription, content, crossingId, signal }: Sending) {
  const request = await encrypt(dependencies, subscription, toBody(content, crossingId), crossingId);
  const { headers, body, endpoint: url } = request;
  const post = { url, headers, body: body ?? '', timeoutMs: TIMEOUT_MS };
  return postOutside(post, dependencies.innerHosts, signal);
}

/** Without the address or the answer: super users read it. */
function toJobError(status: number | null): Error {
  const reason =
    status === null ? 'The push service did not answer.' : `The push service answered ${status}.`;
  return REFUSED.includes(status) ? new FinalJobError(reason) : new ReportedJobError(reason);
}

async function run(
  dependencies: Dependencies,
  hosts: HostShares,
  asked: z.infer<typeof payload>,
  { signal }: JobContext,
): Promise<((tx: Tx) => Promise<void>) | undefined> {
  const { database, secret } = dependencies;
  const { subscription_id: id, crossing_id: crossingId } = asked;
  // Read now, not when it happened: rights, the session and the crossing itself may be gone by now.
  const content = await findPush(database.read, id, crossingId);
  if (content === null) return undefined;
  const opened = unseal(content.sealed, secret, toSealOwner(content.member_id));
  // Sealed with the secret of another installation: nobody can be told by it any more.
  if (opened === null) return (tx) => deleteGone(tx, id, content.sealed);
  const subscription = pushSubscriptionInput.parse(JSON.parse(opened));
  const place = hosts.take(new URL(subscription.endpoint).host);
  if (!place.ok) throw new JobPostponedError(place.afterMs);
  let hasAnswered: boolean | null = null;
  try {
    const answer = await send(dependencies, { subscription, content, crossingId, signal });
    // What this process broke off, as what it could not encrypt, says nothing of the host.
    if (answer.status !== null || !signal.aborted) hasAnswered = answer.status !== null;
    if (answer.isOk) return undefined;
    if (GONE.includes(answer.status)) return (tx) => deleteGone(tx, id, content.sealed);
    throw toJobError(answer.status);
  } finally {
    place.end(hasAnswered);
  }
}

/** Sends what a geofence asks to a browser of the member who crossed it. */
export function createFencePushKind(dependencies: Dependencies): FencePushKind {
  const hosts = createHostShares({ unproven: UNPROVEN, rest: REST });
  return defineJobKind({
    name: 'fence-push',
    payload,
    audience: 'nobody',
    retries: RETRIES,
    width: 8,
    // Several organizations whose browsers do not answer leave room for another.
    organizationWidth: 2,
    run: ({ payload: asked }, context) => run(dependencies, hosts, asked, context),
  });
}
