import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** The part of a query that determines its state. */
export interface AsyncState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AsyncViewProps<T> {
  readonly query: AsyncState<T>;
  readonly skeleton: ReactNode;
  /** The error text. */
  readonly toErrorText: (error: unknown) => string;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One of four states: loading, error, empty or content. Content stays visible through a later error. */
export function AsyncView<T>({ query, skeleton, toErrorText, isEmpty, empty, children }: AsyncViewProps<T>) {
  if (query.data === undefined) {
    if (query.error === null) return <div aria-busy="true">{skeleton}</div>;
    return (
      <ErrorState
        text={toErrorText(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (isEmpty?.(query.data) === true) return empty;
  return children(query.data);
}
