import { useQuery } from '@tanstack/react-query';
import { type EphemeralMessage, PRESENCE_REPEAT_MS, presenceEndpoints } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { ephemeralHandlers, useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { type Heard, withHeard, withSeat } from './presence-list.ts';

/** What the pages that have a project open said last; undefined until it is known that one may read it. */
export function usePresence(projectId: number): readonly Heard[] | undefined {
  const fallback = useFallbackInterval();
  const key = queryKeys.presence(projectId);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const answer = await getHttp().call(presenceEndpoints.listPresence, {
        params: { project_id: projectId },
        signal,
      });
      return withHeard(answer, queryClient.getQueryData<Heard[]>(key) ?? [], Date.now());
    },
    refetchInterval: fallback,
  });
  useEffect(() => {
    ephemeralHandlers.add(hear);
    return () => void ephemeralHandlers.delete(hear);
  }, []);
  const [, setTick] = useState(0);
  useEffect(() => {
    // Those who went without a word disappear, though nothing arrives.
    const timer = setInterval(() => setTick((tick) => tick + 1), PRESENCE_REPEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return data;
}

function hear(message: EphemeralMessage): void {
  if (message.type !== 'presence.next' && message.type !== 'presence.close') return;
  const { project_id, seat } = message.payload;
  const key = queryKeys.presence(project_id);
  const isLoading = queryClient.getQueryData(key) === undefined;
  // An answer that is under way may still have the page that was closed.
  const isUnderWay = message.type === 'presence.close' && queryClient.isFetching({ queryKey: key }) > 0;
  if (isLoading || isUnderWay)
    void queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: isUnderWay });
  if (isLoading) return;
  const next = message.type === 'presence.next' ? { ...message.payload, heardAt: Date.now() } : null;
  queryClient.setQueryData<Heard[]>(key, (all = []) => withSeat(all, seat, next));
}
