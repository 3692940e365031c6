import { useQuery } from '@tanstack/react-query';
import {
  type FenceDelivery,
  type FenceRule,
  type FenceRuleInput,
  fenceRuleEndpoints,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { getHttp } from '../../data/session/http.ts';

const WATCH_MS = 4_000;

const toKey = (projectId: number) => ['fence-rules', projectId];
const inProject = (projectId: number) => ({ params: { project_id: projectId } });
const pathOf = ({ project_id, rule_id }: FenceRule) => ({ params: { project_id, rule_id } });
const refresh = (projectId: number) => queryClient.invalidateQueries({ queryKey: toKey(projectId) });

export function useFenceRules(projectId: number) {
  return useQuery({
    queryKey: toKey(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(fenceRuleEndpoints.listFenceRules, { ...inProject(projectId), signal }),
  });
}

/** Whom rules can tell by a text. */
export function useTextReceivers(projectId: number) {
  return useQuery({
    queryKey: ['fence-text-receivers', projectId],
    queryFn: ({ signal }) =>
      getHttp().call(fenceRuleEndpoints.listFenceTextReceivers, { ...inProject(projectId), signal }),
  });
}

/** What a rule sent, read again while it is looked at. */
export function useFenceDeliveries(rule: FenceRule) {
  return useQuery({
    queryKey: ['fence-rules', rule.project_id, rule.rule_id],
    queryFn: ({ signal }) =>
      getHttp().call(fenceRuleEndpoints.listFenceDeliveries, { ...pathOf(rule), signal }),
    refetchInterval: WATCH_MS,
  });
}

/** Adds a rule, or changes the given one. @returns the secret of its webhook if it got one. */
export async function saveFenceRule(
  projectId: number,
  rule: FenceRule | null,
  body: FenceRuleInput,
): Promise<string | null> {
  const http = getHttp();
  const { secret } =
    rule === null
      ? await http.call(fenceRuleEndpoints.createFenceRule, { ...inProject(projectId), body })
      : await http.call(fenceRuleEndpoints.updateFenceRule, { ...pathOf(rule), body });
  await refresh(projectId);
  return secret;
}

export async function deleteFenceRule(rule: FenceRule): Promise<void> {
  await getHttp().call(fenceRuleEndpoints.deleteFenceRule, pathOf(rule));
  await refresh(rule.project_id);
}

export async function sendAgain(rule: FenceRule, { delivery_id }: FenceDelivery): Promise<void> {
  const { params } = pathOf(rule);
  await getHttp().call(fenceRuleEndpoints.sendFenceDeliveryAgain, { params: { ...params, delivery_id } });
  await refresh(rule.project_id);
}
