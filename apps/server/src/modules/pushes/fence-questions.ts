import type { Tx } from '../../platform/db/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { FenceQuestion, FenceQuestionListener } from '../geofence/index.ts';
import type { FencePushKind } from './push-kind.ts';
import { listBrowsers, takePushes } from './store.ts';

/** Of several crossings of a geofence that become known at once, the last says where the member is. */
function toLatest(questions: readonly FenceQuestion[]): FenceQuestion[] {
  const latest = new Map<string, FenceQuestion>();
  for (const question of questions) {
    const key = `${question.memberId}/${question.prompt.code}`;
    const known = latest.get(key);
    if (known === undefined || known.prompt.at <= question.prompt.at) latest.set(key, question);
  }
  return [...latest.values()];
}

/** Queues what geofences ask for each browser in which the member is told, in the transaction of their crossing. */
export const createPushQuestions =
  (kind: FencePushKind): FenceQuestionListener =>
  async (tx: Tx, questions) => {
    for (const { memberId, crossingId, prompt } of toLatest(questions)) {
      const browsers = await listBrowsers(tx, memberId, prompt.project_id);
      const count = browsers.length === 0 ? 0 : await takePushes(tx, memberId, browsers.length);
      for (const { id, organizationId } of browsers.slice(0, count))
        await enqueueJob(
          tx,
          kind,
          { subscription_id: id, crossing_id: crossingId },
          { organizationId, memberId: null },
        );
    }
  };
