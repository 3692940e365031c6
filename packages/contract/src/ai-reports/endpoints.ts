import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { computedFact } from './fact.ts';
import { modelKey, modelKeyPut } from './model-key.ts';
import {
  aiReport,
  aiReportConfig,
  aiReportCreate,
  aiReportListItem,
  aiReportRange,
  aiReportUsage,
  factFeature,
  reportScheduleSet,
} from './schema.ts';

const ofOrganization = z.object({ org_id: idParam });
const uuid = z.uuid().transform((text) => text.toLowerCase());
const ofReport = ofOrganization.extend({ code: uuid });
const read = { kind: 'organization', needs: 'ai_report:read', organization_id: 'params.org_id' } as const;
/** Per minute and client address: each reads every feature of a layer. */
const STARTS_PER_MINUTE = 10;
/** As above; each has a model write something, at an address that somebody gave. */
const CHECKS_PER_MINUTE = 6;
const ofModelKey = {
  path: '/organization/{org_id}/model-key',
  params: ofOrganization,
  errors: ['organization_not_found'],
  access: { ...read, needs: 'organization:update' },
} as const;
/** As above; a person opens one fact after the other. */
const COMPUTATIONS_PER_MINUTE = 60;

/**
 * Written reports. One is seen by its author, and by those who may read all that its facts rest on; for others it does
 * not exist.
 */
export const aiReportEndpoints = {
  getAiConfig: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports/ai-config',
    summary: 'Who writes reports, and the prompts that are suggested',
    params: ofOrganization,
    response: aiReportConfig,
    errors: ['organization_not_found'],
    access: read,
  }),
  getAiUsage: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports/ai-usage',
    summary: 'What the organization has used of the language model this month',
    params: ofOrganization,
    response: aiReportUsage.nullable(),
    errors: ['organization_not_found'],
    access: { ...read, needs: 'ai_report:manage' },
  }),
  getModelKey: endpoint({
    ...ofModelKey,
    method: 'GET',
    summary: 'The organization’s own language model for reports, its key masked',
    response: modelKey,
  }),
  putModelKey: endpoint({
    ...ofModelKey,
    method: 'PUT',
    summary: 'Have reports written by the organization’s own language model, if it answers',
    body: modelKeyPut,
    response: modelKey,
    errors: [
      'organization_not_found',
      'model_address_not_public',
      'model_unreachable',
      'model_key_refused',
      'model_not_found',
      'model_exhausted',
      'model_unusable',
    ],
    ratePerMinute: CHECKS_PER_MINUTE,
  }),
  deleteModelKey: endpoint({
    ...ofModelKey,
    method: 'DELETE',
    summary: 'Forget the organization’s own language model, and use that of the installation',
    response: noContent,
    status: 204,
  }),
  createAiReport: endpoint({
    method: 'POST',
    path: '/org/{org_id}/reports/layers/{layer_uuid}',
    summary: 'Have a report written of what the caller may read of a layer, in the background',
    params: ofOrganization.extend({ layer_uuid: uuid }),
    query: aiReportRange,
    body: aiReportCreate,
    response: aiReportListItem,
    status: 201,
    errors: [
      'organization_not_found',
      'layer_not_found',
      'layer_without_features',
      'no_features_to_report',
      'too_many_requests',
      'language_model_unavailable',
      'language_model_limit',
    ],
    access: { ...read, needs: 'ai_report:create' },
    ratePerMinute: STARTS_PER_MINUTE,
  }),
  refreshAiReport: endpoint({
    method: 'POST',
    path: '/org/{org_id}/reports/{code}/refresh',
    summary: 'Have the next version of a report written, of what the caller may read now',
    params: ofReport,
    response: aiReportListItem,
    status: 201,
    errors: [
      'organization_not_found',
      'ai_report_not_found',
      'layer_not_found',
      'layer_without_features',
      'no_features_to_report',
      'too_many_requests',
      'language_model_unavailable',
      'language_model_limit',
    ],
    access: { ...read, needs: 'ai_report:create' },
    ratePerMinute: STARTS_PER_MINUTE,
  }),
  listAiReports: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports',
    summary: 'The reports of an organization that the caller may read, newest first',
    params: ofOrganization,
    query: z.object({ layer: uuid.optional() }),
    response: z.array(aiReportListItem),
    errors: ['organization_not_found'],
    access: read,
  }),
  getAiReport: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports/{code}',
    summary: 'A report with its facts',
    params: ofReport,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: read,
  }),
  listFactFeatures: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports/{code}/facts/{fact_id}/features',
    summary: 'The newest features that a fact rests on, those that the caller may read now',
    params: ofReport.extend({ fact_id: z.string().max(12) }),
    response: z.array(factFeature),
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: read,
  }),
  computeFact: endpoint({
    method: 'GET',
    path: '/org/{org_id}/reports/{code}/facts/{fact_id}/value',
    summary: 'What the query of a fact gives now, of the features that the caller may read',
    params: ofReport.extend({ fact_id: z.string().max(12) }),
    response: computedFact,
    errors: ['organization_not_found', 'ai_report_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
    ratePerMinute: COMPUTATIONS_PER_MINUTE,
  }),
  shareAiReport: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/reports/{code}/share',
    summary:
      'Open a completed report to all members of the organization, whatever they may read of its features',
    params: ofReport,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: { ...read, needs: 'ai_report:manage' },
  }),
  unshareAiReport: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/reports/{code}/share',
    summary: 'Leave a report to those who may read all that it rests on',
    params: ofReport,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: { ...read, needs: 'ai_report:manage' },
  }),
  scheduleAiReport: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/reports/{code}/schedule',
    summary: 'Have new versions of one’s own report made each week or month, of the week or month before',
    params: ofReport,
    body: reportScheduleSet,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found', 'layer_not_found', 'too_many_report_schedules'],
    access: { ...read, needs: 'ai_report:create' },
  }),
  unscheduleAiReport: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/reports/{code}/schedule',
    summary: 'End the schedule of a report: one’s own, as an administrator any',
    params: ofReport,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: read,
  }),
  subscribeToAiReport: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/reports/{code}/mail',
    summary: 'Get a mail with a link when the schedule of a report has made a new version',
    params: ofReport,
    response: aiReport,
    errors: [
      'organization_not_found',
      'ai_report_not_found',
      'report_schedule_not_found',
      'no_mail_address',
      'email_not_verified',
    ],
    access: read,
  }),
  unsubscribeFromAiReport: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/reports/{code}/mail',
    summary: 'Get no more mail of a schedule',
    params: ofReport,
    response: aiReport,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: read,
  }),
  deleteAiReport: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/reports/{code}',
    summary: 'Delete a report: one’s own, as an administrator any that one may read',
    params: ofReport,
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'ai_report_not_found'],
    access: read,
  }),
};
