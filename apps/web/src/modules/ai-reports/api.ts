import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type AiReportCreate,
  aiReportEndpoints,
  type ComputedFact,
  jobEndpoints,
  type ReportInterval,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** How often a report that is being written is asked for, in case the channel is down. */
const POLL_MS = 15_000;

export const aiConfigQuery = (organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.aiConfig(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(aiReportEndpoints.getAiConfig, { params: { org_id: organizationId }, signal }),
  });

/** What the organization has used of the language model this month; null without one. Kept with the reports: each may add to it. */
export const aiUsageQuery = (organizationId: number) =>
  queryOptions({
    queryKey: ['ai-reports', organizationId, 'usage'],
    queryFn: ({ signal }) =>
      getHttp().call(aiReportEndpoints.getAiUsage, { params: { org_id: organizationId }, signal }),
  });

/** The reports of an organization that this member may read, newest first. @param layer the code of one layer. */
export function useAiReports(organizationId: number, layer?: string) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: queryKeys.aiReports(organizationId, layer),
    queryFn: ({ signal }) =>
      getHttp().call(aiReportEndpoints.listAiReports, {
        params: { org_id: organizationId },
        query: layer === undefined ? {} : { layer },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') === true ? POLL_MS : fallback,
  });
}

export function useAiReport(organizationId: number, code: string) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: queryKeys.aiReport(organizationId, code),
    queryFn: ({ signal }) =>
      getHttp().call(aiReportEndpoints.getAiReport, { params: { org_id: organizationId, code }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : fallback),
  });
}

/** The job that writes a report: it has the code of the report. */
export function useReportJob(code: string) {
  return useQuery({
    queryKey: queryKeys.job(code),
    queryFn: ({ signal }) => getHttp().call(jobEndpoints.getJob, { params: { job_id: code }, signal }),
    refetchInterval: POLL_MS,
  });
}

/** Ends the making of a report. */
export async function cancelAiReport(code: string): Promise<void> {
  await getHttp().call(jobEndpoints.cancelJob, { params: { job_id: code } });
  await Promise.all([refreshAiReports(), queryClient.invalidateQueries({ queryKey: ['ai-report'] })]);
}

/** The newest features that a fact rests on, those that this member may read now. */
export const factFeaturesQuery = (organizationId: number, code: string, factId: string) =>
  queryOptions({
    queryKey: queryKeys.factFeatures(organizationId, code, factId),
    queryFn: ({ signal }) =>
      getHttp().call(aiReportEndpoints.listFactFeatures, {
        params: { org_id: organizationId, code, fact_id: factId },
        signal,
      }),
  });

/** Runs the query of a fact again, on what this member may read now. */
export const computeFact = (organizationId: number, code: string, factId: string): Promise<ComputedFact> =>
  getHttp().call(aiReportEndpoints.computeFact, {
    params: { org_id: organizationId, code, fact_id: factId },
  });

export interface NewAiReport {
  readonly organizationId: number;
  readonly layerCode: string;
  readonly range: { readonly startDate?: number; readonly endDate?: number };
  readonly body: AiReportCreate;
}

export async function startAiReport({
  organizationId,
  layerCode,
  range,
  body,
}: NewAiReport): Promise<string> {
  const { code } = await getHttp().call(aiReportEndpoints.createAiReport, {
    params: { org_id: organizationId, layer_uuid: layerCode },
    query: range,
    body,
  });
  await refreshAiReports();
  return code;
}

/** Starts the next version of a report. @returns its code. */
export async function refreshAiReport(organizationId: number, code: string): Promise<string> {
  const next = await getHttp().call(aiReportEndpoints.refreshAiReport, {
    params: { org_id: organizationId, code },
  });
  await refreshAiReports();
  return next.code;
}

/** Opens a report to all members of the organization, or ends that. */
export async function shareAiReport(organizationId: number, code: string, isShared: boolean): Promise<void> {
  const { shareAiReport: share, unshareAiReport: end } = aiReportEndpoints;
  await getHttp().call(isShared ? share : end, { params: { org_id: organizationId, code } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.aiReport(organizationId, code) });
}

/** Has new versions of one’s own report made, or ends that. */
export async function scheduleAiReport(
  organizationId: number,
  code: string,
  every: ReportInterval | null,
): Promise<void> {
  const params = { org_id: organizationId, code };
  const { scheduleAiReport: set, unscheduleAiReport: end } = aiReportEndpoints;
  if (every === null) await getHttp().call(end, { params });
  else await getHttp().call(set, { params, body: { every } });
  await refreshVersions(organizationId);
}

/** Gets mail of the schedule of a report, or no more. */
export async function subscribeToAiReport(
  organizationId: number,
  code: string,
  isOn: boolean,
): Promise<void> {
  const { subscribeToAiReport: begin, unsubscribeFromAiReport: end } = aiReportEndpoints;
  await getHttp().call(isOn ? begin : end, { params: { org_id: organizationId, code } });
  await refreshVersions(organizationId);
}

export async function deleteAiReport(organizationId: number, code: string): Promise<void> {
  await getHttp().call(aiReportEndpoints.deleteAiReport, { params: { org_id: organizationId, code } });
  await refreshAiReports();
}

/** A schedule is shown by each version that it has made. */
const refreshVersions = (organizationId: number) =>
  queryClient.invalidateQueries({ queryKey: ['ai-report', organizationId] });

export function refreshAiReports(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['ai-reports'] });
}
