import type { JobQueue } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useJobQueues } from '../api.ts';
import { toKindText } from '../kind-text.ts';
import classes from './jobs-page.module.css';

const COUNTS = ['queued', 'running', 'retrying', 'failed'] as const satisfies (keyof JobQueue)[];

/** How many jobs of each kind wait, run and have failed, and for how long the oldest has waited. */
export function JobQueueTable({ labelledBy }: { readonly labelledBy: string }) {
  const t = useTranslate();
  return (
    <AsyncView
      query={useJobQueues()}
      skeleton={<SkeletonRows rows={2} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={(queues) => queues.length === 0}
      empty={<EmptyState title={t('jobs.noQueues')} />}
    >
      {(queues) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
        <section className={classes.scroll} tabIndex={0} aria-labelledby={labelledBy}>
          <table className={classes.table} aria-labelledby={labelledBy}>
            <thead>
              <tr>
                <th scope="col">{t('jobs.kind')}</th>
                {COUNTS.map((name) => (
                  <th key={name} scope="col" className={classes.number}>
                    {t(`jobs.${name}`)}
                  </th>
                ))}
                <th scope="col">{t('jobs.waitingSince')}</th>
              </tr>
            </thead>
            <tbody>
              {queues.map((queue) => (
                <QueueRow key={queue.kind} queue={queue} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </AsyncView>
  );
}

function QueueRow({ queue }: { readonly queue: JobQueue }) {
  const t = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (
    <tr>
      <th scope="row">{toKindText(t, queue.kind)}</th>
      {COUNTS.map((name) => (
        <td
          key={name}
          className={`${classes.number} ${name === 'failed' && queue.failed > 0 ? classes.failed : ''}`}
        >
          {format.format(queue[name])}
        </td>
      ))}
      <td>{queue.waiting_since === null ? '–' : <RelativeTime value={queue.waiting_since} />}</td>
    </tr>
  );
}
