import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { mayComeLater } from './retry-failed.ts';

const MAX_RETRIES = 2;

/** `retry` of queries: what would be refused again is not asked twice. */
export const retryPassing = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && mayComeLater(error);

/** The one cache of server data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: retryPassing,
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      // Calls run also when the browser believes itself offline: it is often wrong on local networks.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Forgets what was loaded for a member, when somebody comes or goes. What the server says of itself stays: a sign-in
 * page that waits for it would wait for ever, as nobody answers a question that was forgotten.
 */
export function forgetMemberData(): void {
  const [ofServer] = queryKeys.frontConfig;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofServer });
  queryClient.getMutationCache().clear();
}
