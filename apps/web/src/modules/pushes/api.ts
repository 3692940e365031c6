import { useMutation, useQuery } from '@tanstack/react-query';
import { pushEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { findSubscription, subscribe, toPushDigest } from './browser-push.ts';

/** Whether the member is told in this browser; undefined until it is known. */
export function usePush(): boolean | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.pushes,
    queryFn: async ({ signal }) => {
      const [{ digests }, subscription] = await Promise.all([
        getHttp().call(pushEndpoints.getPushes, { signal }),
        findSubscription(),
      ]);
      return subscription !== null && digests.includes(await toPushDigest(subscription.endpoint));
    },
  });
  return data;
}

async function turnOn(): Promise<void> {
  const { public_key } = await getHttp().call(pushEndpoints.getPushes);
  await getHttp().call(pushEndpoints.putPush, { body: await subscribe(public_key) });
}

async function turnOff(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  const digest = await toPushDigest(subscription.endpoint);
  await getHttp().call(pushEndpoints.deletePush, { params: { digest } });
  await subscription.unsubscribe();
}

/** Tells the member in this browser, or no more. */
export function useSetPush() {
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.pushes }),
  });
}
