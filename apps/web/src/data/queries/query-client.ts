import { QueryClient } from '@tanstack/react-query';
import { firstQueryKeys } from './first-query-keys.ts';
import { mayComeLater } from './retry-failed.ts';

const MAX_RETRIES = 2;

/** `retry` of queries: what would be refused again is not asked twice. */
export const retryPassing = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && mayComeLater(error);

/** The cache of server data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: retryPassing,
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      // Requests run even if the browser reports no network: it is often wrong on local networks.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Clears a member's data on sign-in and sign-out. The server's own configuration stays: a sign-in page waiting for it
 * would never resolve once its query is removed.
 */
export function forgetMemberData(): void {
  const [ofServer] = firstQueryKeys.frontConfig;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofServer });
  queryClient.getMutationCache().clear();
}
