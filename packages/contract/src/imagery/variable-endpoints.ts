import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { imageryVariable, variableResult } from './variables.ts';

const ofLayer = z.object({
  org_id: idParam,
  layer_id: z.uuid().transform((code) => code.toLowerCase()),
});
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const change = { ...read, needs: 'layer:create' } as const;
const OF_LAYER = ['organization_not_found', 'layer_not_found', 'layer_without_variable'] as const;
const OF_PROVIDER = [
  'imagery_access_required',
  'imagery_key_refused',
  'imagery_unavailable',
  'imagery_limited',
] as const;

/** Planetary variables: measured over an area, and followed over time. */
export const variableEndpoints = {
  getVariable: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/variable',
    summary: 'The planetary variable of a layer, how far it is, and what was measured once it is done',
    params: ofLayer,
    response: imageryVariable,
    errors: [...OF_LAYER],
    access: read,
  }),
  listVariableResults: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/subscription/result',
    summary: 'What was measured of the planetary variable of a layer, oldest first; nothing until it is done',
    params: ofLayer,
    response: z.array(variableResult),
    errors: [...OF_LAYER],
    access: read,
  }),
  cancelVariable: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/variable/cancel',
    summary: 'Cancel a planetary variable that is under way',
    params: ofLayer,
    response: imageryVariable,
    errors: [...OF_LAYER, ...OF_PROVIDER, 'order_not_running', 'order_has_begun'],
    access: change,
  }),
  retryVariable: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/variable/retry',
    summary: 'Go on with a planetary variable that failed, from the step that failed',
    params: ofLayer,
    response: imageryVariable,
    errors: [...OF_LAYER, ...OF_PROVIDER, 'order_not_failed', 'imagery_ceiling_reached'],
    access: change,
  }),
};
