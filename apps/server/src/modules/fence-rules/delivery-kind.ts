import { z } from 'zod';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createHostShares, type HostShares } from '../../platform/http/host-shares.ts';
import { FinalJobError, JobPostponedError, ReportedJobError } from '../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext, type JobKind } from '../../platform/jobs/job-kind.ts';
import { unseal } from '../../platform/seal.ts';
import { type DeliveryContent, findContent, noteAttempt, setState } from './delivery-store.ts';
import { postWebhook } from './webhooks/post-webhook.ts';

const payload = z.object({ delivery_id: z.uuid() });
export type FenceDeliveryKind = JobKind<z.infer<typeof payload>>;

/** With pauses of half a minute to three hours, the last attempt is after about a day. */
const RETRIES = { limit: 16, firstS: 30, maxS: 10_800 };
/** Of the webhooks at once, those to receivers of which it is not known that they answer. */
const UNPROVEN = 2;
/** No longer than a delivery waits anyway before it is tried again. */
const REST = { firstMs: 5_000, maxMs: 30_000 };
/** By this status a receiver says that it is gone for good. */
const GONE = 410;

export const toSecretOwner = (ruleId: number) => `fence-rule:${ruleId}`;

/** What a webhook says. It holds no position. */
function toBody(content: DeliveryContent): string {
  const { change, source, kind, at, was_at, delivery_id } = content;
  return JSON.stringify({
    type: change === 'told' ? `geofence.${kind}` : `geofence.${change}`,
    timestamp: new Date().toISOString(),
    data: {
      delivery_id,
      project: { project_id: content.project_id, name: content.project_name },
      geofence: { code: content.code, name: content.fence_name },
      subject: { kind: content.subject_kind, id: content.subject_id, name: content.subject_name },
      event: kind,
      source,
      at: at.toISOString(),
      was_at: was_at?.toISOString() ?? null,
    },
  });
}

interface Dependencies {
  readonly database: Database;
  readonly secret: Uint8Array;
  /** `host:port` that webhooks may reach although they are not public. */
  readonly innerHosts: ReadonlySet<string>;
}

async function run(
  { database, secret, innerHosts }: Dependencies,
  hosts: HostShares,
  id: string,
  context: JobContext,
) {
  const content = await findContent(database.read, id);
  if (content === null || content.state !== 'waiting') return undefined;
  const { webhook_url: url, webhook_secret: sealed, rule_id } = content;
  const key = sealed === null ? null : unseal(sealed, secret, toSecretOwner(rule_id));
  if (url === null || key === null) throw new FinalJobError('The webhook has no address or secret any more.');
  const webhook = { url, secret: key, id, body: toBody(content) };
  const place = hosts.take(new URL(url).host);
  if (!place.ok) throw new JobPostponedError(place.afterMs);
  let hasAnswered: boolean | null = null;
  const { signal } = context;
  const answer = await postWebhook(webhook, innerHosts, signal)
    .then((got) => {
      hasAnswered = got.status === null && signal.aborted ? null : got.status !== null;
      return got;
    })
    .finally(() => place.end(hasAnswered));
  const noted = { status: answer.status, answer: answer.text };
  if (answer.isOk) {
    return (tx: Tx) => noteAttempt(tx, id, { ...noted, state: 'sent' });
  }
  await context.transaction((tx) => noteAttempt(tx, id, { ...noted, state: 'waiting' }));
  // Neither the address nor the answer: super users read it.
  const reason =
    answer.status === null ? 'The webhook did not answer.' : `The webhook answered ${answer.status}.`;
  throw answer.status === GONE ? new FinalJobError(reason) : new ReportedJobError(reason);
}

/** Sends webhooks, again and again for a day. */
export function createFenceDeliveryKind(dependencies: Dependencies): FenceDeliveryKind {
  const hosts = createHostShares({ unproven: UNPROVEN, rest: REST });
  return defineJobKind({
    name: 'fence-delivery',
    payload,
    audience: 'nobody',
    retries: RETRIES,
    width: 4,
    organizationWidth: 2,
    run: ({ payload: { delivery_id } }, context) => run(dependencies, hosts, delivery_id, context),
    async onStopped(tx, { payload: { delivery_id } }) {
      await setState(tx, delivery_id, 'failed');
    },
  });
}
