import { Button, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';

/** The part of a paged query that loads its next page. */
interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface MoreButtonProps {
  readonly query: PagedQuery;
  readonly size?: MantineSize | `compact-${MantineSize}`;
  readonly children: ReactNode;
}

/** Loads the next page of a list; nothing after the last page. */
export function MoreButton({ query, size = 'sm', children }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      size={size}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
