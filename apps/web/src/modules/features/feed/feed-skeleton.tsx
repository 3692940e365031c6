import { Skeleton } from '@mantine/core';
import { FEED_ROW_PX } from './feature-row.tsx';
import classes from './feed-skeleton.module.css';

const ROWS = 6;

/** A row whose page is loading. */
export function FeedRowSkeleton() {
  return (
    <div className={classes.row} style={{ height: FEED_ROW_PX }} aria-hidden>
      <Skeleton width={52} height={52} radius={7} />
      <div className={classes.lines}>
        <Skeleton height={13} width="62%" />
        <Skeleton height={11} width="84%" />
        <Skeleton height={10} width="40%" />
      </div>
    </div>
  );
}

/** The feed before its first page is loaded. */
export function FeedSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <FeedRowSkeleton key={row} />
      ))}
    </div>
  );
}
