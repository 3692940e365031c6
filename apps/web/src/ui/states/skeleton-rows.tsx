import { Skeleton } from '@mantine/core';
import classes from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  readonly rows?: number;
  /** A square or round placeholder before the lines. */
  readonly picture?: 'round' | 'square' | 'none';
  readonly lines?: 1 | 2;
}

const WIDTHS = ['62%', '48%', '70%', '55%', '66%'];

/** The placeholder of a list that is loading. */
export function SkeletonRows({ rows = 5, picture = 'round', lines = 2 }: SkeletonRowsProps) {
  return (
    <div className={classes.rows} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className={classes.row}>
          {picture !== 'none' && <Skeleton width={32} height={32} circle={picture === 'round'} radius="md" />}
          <div className={classes.lines}>
            <Skeleton height={12} width={WIDTHS[row % WIDTHS.length] ?? '60%'} />
            {lines === 2 && <Skeleton height={10} width="34%" />}
          </div>
        </div>
      ))}
    </div>
  );
}
